// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// Cuts word segments around their symbols, so that each emoji and each object is a word.
///
/// ICU leaves most symbols alone, but joins some to a letter (`Ⓜ` is one), to a digit (a keycap) or
/// to whatever stands before a joiner. Which scalars are one symbol, the grapheme clusters decide.
struct SymbolCutter: ~Copyable {
  private var clusters: BreakIterator?
  private var paragraph = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var hasBegun = false
  private var cluster: BreakSegment?

  /// Goes to another paragraph; while it shows no symbol, this is all it costs.
  mutating func begin(_ paragraph: UnsafeBufferPointer<UInt8>) {
    self.paragraph = paragraph
    hasBegun = false
  }

  /// Tells the symbols of a segment and the words beside them; segments must come ascending.
  mutating func forEachWord(of segment: Range<Int>, _ body: (Range<Int>) -> Void) {
    var word = segment.lowerBound..<segment.lowerBound
    var hasLetters = false
    while word.upperBound < segment.upperBound,
      let end = moveToCluster(endingAfter: word.upperBound)
    {
      let cut = word.upperBound..<min(end, segment.upperBound)
      if clusters?.hasSymbol == true {
        if hasLetters { body(word) }
        body(cut)
        word = cut.upperBound..<cut.upperBound
        hasLetters = false
      } else {
        word = word.lowerBound..<cut.upperBound
        hasLetters = hasLetters || clusters?.hasLetterOrDigit == true
      }
    }
    if hasLetters { body(word) }
  }

  /// Walks to a cluster and answers with its end.
  ///
  /// The clusters are walked once through the paragraph and never looked up: for each look-up ICU
  /// may go back to the start of a long run of flags.
  private mutating func moveToCluster(endingAfter offset: Int) -> Int? {
    if !hasBegun {
      hasBegun = true
      cluster = nil
      if clusters == nil { clusters = BreakIterator(.character, .undetermined) }
      guard clusters?.begin(paragraph) == true else { return nil }
      cluster = clusters?.next()
    }
    while let known = cluster, known.range.upperBound <= offset { cluster = clusters?.next() }
    return cluster?.range.upperBound
  }
}
