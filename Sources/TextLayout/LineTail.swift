// SPDX-License-Identifier: Apache-2.0

/// What ends a piece of text as far as a line is concerned: the spaces that hang there, a line
/// break, a soft hyphen.
struct LineTail {
  /// Where the hanging spaces and the line break begin.
  let wordEnd: Int
  /// Where the hanging spaces end and the line break begins.
  let spacesEnd: Int
  /// Whether the text ends with a line break.
  var isHardBreak: Bool { spacesEnd < end }
  /// Whether the text ends with a soft hyphen.
  let isSoftHyphen: Bool
  private let end: Int

  /// Looks at the end of a piece of valid UTF-8 text.
  init(of range: Range<Int>, in text: Span<UInt8>) {
    end = range.upperBound
    var offset = end - Self.lineBreakLength(before: end, in: text, from: range.lowerBound)
    spacesEnd = offset
    while offset > range.lowerBound {
      let length = Self.spaceLength(before: offset, in: text, from: range.lowerBound)
      guard length > 0 else { break }
      offset -= length
    }
    wordEnd = offset
    isSoftHyphen =
      wordEnd == end && wordEnd - range.lowerBound >= 2 && text[wordEnd - 2] == 0xC2
      && text[wordEnd - 1] == 0xAD
  }

  /// The length of the line break that ends at an offset: VT, FF, U+0085 or U+2028.
  private static func lineBreakLength(before end: Int, in text: Span<UInt8>, from start: Int)
    -> Int
  {
    guard end > start else { return 0 }
    switch text[end - 1] {
    case 0x0B, 0x0C: return 1
    case 0x85 where end - start >= 2 && text[end - 2] == 0xC2: return 2
    case 0xA8 where end - start >= 3 && text[end - 2] == 0x80 && text[end - 3] == 0xE2: return 3
    default: return 0
    }
  }

  /// The length of the breaking space that ends at an offset.
  ///
  /// These are the spaces after which Unicode's rules let a line break: the space, the tab, U+1680,
  /// U+2000 to U+200A but U+2007, U+205F and U+3000.
  private static func spaceLength(before end: Int, in text: Span<UInt8>, from start: Int) -> Int {
    let last = text[end - 1]
    if last < 0x80 { return last == 0x20 || last == 0x09 ? 1 : 0 }
    guard end - start >= 3 else { return 0 }
    switch (text[end - 3], text[end - 2], last) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return 3
    case (0xE2, 0x80, 0x80...0x8A): return last == 0x87 ? 0 : 3
    default: return 0
    }
  }
}
