// SPDX-License-Identifier: Apache-2.0

/// A line of a plain text.
struct TextLine {
  /// Where its text is, without the white space around it.
  let ink: Range<Int>
  /// How far it is indented, in columns.
  let indent: Int

  /// The indent from which a line keeps its place.
  static let verseIndent = 2

  var isBlank: Bool { ink.isEmpty }

  /// Takes the lines of a text one by one; LF, CR LF, CR and form feed end a line.
  static func forEach(in utf8: [UInt8], _ body: (TextLine) -> Void) {
    var start = 0
    while start < utf8.count {
      let end = utf8[start...].firstIndex { (0x0A...0x0D).contains($0) && $0 != 0x0B } ?? utf8.count
      body(TextLine(utf8, start..<end))
      // A form feed starts a page: it parts what a blank line would.
      if end < utf8.count, utf8[end] == 0x0C { body(TextLine(utf8, end..<end)) }
      let isPair = end + 1 < utf8.count && utf8[end] == 0x0D && utf8[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
  }

  private init(_ utf8: [UInt8], _ line: Range<Int>) {
    var start = line.lowerBound
    var end = line.upperBound
    var indent = 0
    while start < end {
      if utf8[start] == 0x20 || utf8[start] == 0x09 {
        indent += utf8[start] == 0x09 ? 8 : 1
        start += 1
      } else if Self.isIdeographicSpace(utf8, at: start, end) {
        start += 3
      } else {
        break
      }
    }
    while end > start {
      if utf8[end - 1] == 0x20 || utf8[end - 1] == 0x09 {
        end -= 1
      } else if Self.isIdeographicSpace(utf8, at: end - 3, end), end - 3 >= start {
        end -= 3
      } else {
        break
      }
    }
    ink = start..<end
    self.indent = indent
  }

  private static func isIdeographicSpace(_ utf8: [UInt8], at index: Int, _ end: Int) -> Bool {
    index >= 0 && index + 3 <= end && utf8[index] == 0xE3 && utf8[index + 1] == 0x80
      && utf8[index + 2] == 0x80
  }
}
