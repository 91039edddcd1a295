// SPDX-License-Identifier: Apache-2.0

/// Joins words that UAX #29 parts at a sign which a reader takes for a part of the word.
///
/// - A colon between two digits: a time of day, a verse, a score (`10:30`, `3:16`).
/// - A typeset quotation mark between two Hebrew letters, where it stands for gershayim (`צה”ל`); UAX #29
///   knows the typed one and the letter's own.
struct WordJoiner {
  private var paragraph = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var word: Range<Int>?

  /// Goes to another paragraph.
  mutating func begin(_ paragraph: UnsafeBufferPointer<UInt8>) {
    self.paragraph = paragraph
    word = nil
  }

  /// Takes the next word of UAX #29, and tells the one before if it ends there.
  mutating func add(_ next: Range<Int>, _ body: (Range<Int>) -> Void) {
    guard let word else {
      self.word = next
      return
    }
    if isJoined(word.upperBound..<next.lowerBound) {
      self.word = word.lowerBound..<next.upperBound
    } else {
      body(word)
      self.word = next
    }
  }

  /// Tells the last word.
  mutating func finish(_ body: (Range<Int>) -> Void) {
    if let word { body(word) }
    word = nil
  }

  private func isJoined(_ gap: Range<Int>) -> Bool {
    switch gap.count {
    case 1:
      paragraph[gap.lowerBound] == UInt8(ascii: ":") && isDigit(paragraph[gap.lowerBound - 1])
        && isDigit(paragraph[gap.upperBound])
    case 3:
      // U+201C and U+201D.
      paragraph[gap.lowerBound] == 0xE2 && paragraph[gap.lowerBound + 1] == 0x80
        && (0x9C...0x9D).contains(paragraph[gap.lowerBound + 2])
        && isHebrew(ScalarText(utf8: paragraph).scalar(before: gap.lowerBound).value)
        && isHebrew(ScalarText(utf8: paragraph).scalar(at: gap.upperBound).value)
    default: false
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private func isHebrew(_ scalar: UInt32) -> Bool { (0x5D0...0x5EA).contains(scalar) }
}
