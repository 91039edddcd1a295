// SPDX-License-Identifier: Apache-2.0

/// A line of a plain text.
struct TextLine {
  /// Where its text is, without the white space around it.
  let ink: Range<Int>
  /// How far it is indented, in columns.
  let indent: Int
  /// Whether an ideographic space indents it, as it does the first line of a paragraph.
  let hasIdeographicIndent: Bool
  /// Whether the line is none but the edge of a page, a form feed.
  var isPageEdge = false

  /// The indent from which a line keeps its place.
  static let verseIndent = 2

  var isBlank: Bool { ink.isEmpty }

  /// Takes the lines of a piece of a text one by one; LF, CR LF, CR and form feed end a line.
  static func forEach(in utf8: [UInt8], _ range: Range<Int>, _ body: (TextLine) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, !(0x0A...0x0D).contains(utf8[end]) || utf8[end] == 0x0B {
        end += 1
      }
      body(TextLine(utf8, start..<end))
      // A form feed starts a page: it parts what a blank line would.
      if end < range.upperBound, utf8[end] == 0x0C {
        var edge = TextLine(utf8, end..<end)
        edge.isPageEdge = true
        body(edge)
      }
      let isPair = end + 1 < range.upperBound && utf8[end] == 0x0D && utf8[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
  }

  private init(_ utf8: [UInt8], _ line: Range<Int>) {
    var start = line.lowerBound
    var end = line.upperBound
    var indent = 0
    var isIdeographic = false
    while start < end {
      if utf8[start] == 0x20 || utf8[start] == 0x09 {
        indent += utf8[start] == 0x09 ? 8 : 1
        start += 1
      } else if Self.isIdeographicSpace(utf8, at: start, end) {
        isIdeographic = true
        start += 3
      } else {
        break
      }
    }
    while end > start {
      if utf8[end - 1] == 0x20 || utf8[end - 1] == 0x09 {
        end -= 1
      } else if end - 3 >= start, Self.isIdeographicSpace(utf8, at: end - 3, end) {
        end -= 3
      } else {
        break
      }
    }
    ink = start..<end
    self.indent = indent
    hasIdeographicIndent = isIdeographic
  }

  private static func isIdeographicSpace(_ utf8: [UInt8], at index: Int, _ end: Int) -> Bool {
    index >= 0 && index + 3 <= end && utf8[index] == 0xE3 && utf8[index + 1] == 0x80
      && utf8[index + 2] == 0x80
  }
}

extension TextLine {
  /// How wide its text is, in columns.
  func width(in utf8: [UInt8]) -> Int { columns(utf8, ink) }

  /// How wide its first word is, in columns; a character that is written without spaces is one.
  func firstWordWidth(in utf8: [UInt8]) -> Int {
    if utf8.span.extracting(ink).isWideScalar(at: 0) { return 2 }
    let end = utf8[ink].firstIndex(of: 0x20) ?? ink.upperBound
    return columns(utf8, ink.lowerBound..<end)
  }

  func text(in utf8: [UInt8]) -> String { String(decoding: utf8[ink], as: UTF8.self) }

  private func columns(_ utf8: [UInt8], _ range: Range<Int>) -> Int {
    var columns = 0
    for index in range where utf8[index] & 0xC0 != 0x80 {
      columns += utf8[index] >= 0xE2 && utf8.span.isWideScalar(at: index) ? 2 : 1
    }
    return columns
  }
}
