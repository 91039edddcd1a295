// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// Walks through the units of one kind, paragraph after paragraph of one language.
struct UnitWalk: ~Copyable {
  private let kind: SegmentKind
  private let sentenceSign: UInt8
  /// What sentences of prose are found by.
  private var sentences: SentenceWalk?
  /// What all units but sentences are found by.
  private var segments: BreakIterator?
  private var words = WordJoiner()
  private var symbols = SymbolCutter()

  init?(_ kind: SegmentKind, _ language: TextLanguage, _ tailoring: SentenceTailoring) {
    self.kind = kind
    sentenceSign = StandardSentences.sign(of: language)
    if kind == .sentence {
      if tailoring == .prose { sentences = SentenceWalk(language) }
    } else {
      segments = BreakIterator(BreakRules(kind), language)
      if segments == nil { return nil }
    }
  }

  /// Tells the units of a paragraph, ascending.
  ///
  /// - Returns: Whether ICU could take the paragraph; it has no units if not.
  mutating func forEachUnit(
    of paragraph: UnsafeBufferPointer<UInt8>, _ hints: [SegmentHint], from start: Int,
    _ body: (Range<Int>) -> Void
  ) -> Bool {
    if kind == .sentence {
      if let sentences {
        sentences.forEachUnit(of: paragraph, hints: hints, from: start, body)
      } else {
        forEachStandardSentence(of: paragraph, body)
      }
      return true
    }
    guard segments?.begin(paragraph) == true else { return false }
    if kind == .word {
      forEachWord(of: paragraph, body)
    } else {
      while let segment = segments?.next() { body(segment.range) }
    }
    return true
  }

  private func forEachStandardSentence(
    of paragraph: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void
  ) {
    var sentences = StandardSentences(paragraph, sign: sentenceSign)
    var start = 0
    while let end = sentences.next() {
      body(start..<end)
      start = end
    }
  }

  private mutating func forEachWord(
    of paragraph: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void
  ) {
    symbols.begin(paragraph)
    words.begin(paragraph)
    while let segment = segments?.next() {
      if segments?.hasSymbol == true {
        words.finish(body)
        symbols.forEachWord(of: segment.range, body)
      } else if segment.isWord {
        words.add(segment.range, body)
      }
    }
    words.finish(body)
  }
}
