// SPDX-License-Identifier: Apache-2.0

extension ScalarText {
  /// The word that ends at an offset: letters and digits, with the stops inside.
  func word(endingAt end: Int) -> SentenceWord {
    SentenceWord(self, startOfWord(endingAt: end)..<end)
  }

  /// The word that starts at an offset; it ends at an apostrophe, as in `l’`.
  func word(startingAt start: Int) -> SentenceWord {
    var end = start
    var rest = SentenceWord.limit
    while rest > 0 {
      let next = scalar(at: end)
      guard !next.isNone, next.kind.isLetterOrDigit || next.kind == .extend else { break }
      end = next.range.upperBound
      rest -= 1
    }
    return SentenceWord(self, start..<end)
  }

  /// Where the word starts that ends at an offset.
  func startOfWord(endingAt end: Int) -> Int {
    var start = end
    var rest = SentenceWord.limit
    var isBehindLetter = false
    while rest > 0 {
      let scalar = scalar(before: start)
      guard !scalar.isNone else { break }
      switch scalar.kind {
      case .lower, .upper, .letter, .digit: isBehindLetter = true
      case .extend: break
      // A stop belongs to the word if letters are at both sides, and so does a hyphen behind a stop.
      case .terminal
      where scalar.value == 0x2E && isBehindLetter && isWordEnd(scalar.range.lowerBound):
        isBehindLetter = false
      case .dash
      where scalar.value == 0x2D && isBehindLetter
        && self.scalar(before: scalar.range.lowerBound).value == 0x2E:
        isBehindLetter = true
      default: return start
      }
      start = scalar.range.lowerBound
      rest -= 1
    }
    return start
  }

  private func isWordEnd(_ offset: Int) -> Bool {
    let kind = scalar(before: offset).kind
    return kind.isLetterOrDigit || kind == .extend
  }

  /// The word before a range, with white space alone between them.
  func word(before start: Int) -> SentenceWord? {
    var end = start
    var scalar = scalar(before: end)
    while scalar.kind == .space {
      end = scalar.range.lowerBound
      scalar = self.scalar(before: end)
    }
    guard end < start, scalar.kind.isLetterOrDigit || scalar.kind == .extend else { return nil }
    return word(endingAt: end)
  }

  /// Where a row of short words with stops starts that goes on with a word: the `z.` of `z. B`.
  func startOfChain(before start: Int) -> Int? {
    let stop = visibleScalar(before: start)
    guard stop.value == 0x2E else { return nil }
    let earlier = startOfWord(endingAt: stop.range.lowerBound)
    return (1...6).contains(stop.range.lowerBound - earlier) ? earlier : nil
  }
}
