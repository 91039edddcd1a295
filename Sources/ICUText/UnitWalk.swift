// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// Walks through the units of one kind, paragraph after paragraph of one language.
struct UnitWalk: ~Copyable {
  private let kind: SegmentKind
  /// What sentences are found by, words, and all other units by `segments`.
  private var sentences: SentenceWalk?
  private var segments: BreakIterator?
  private var words = WordJoiner()
  private var symbols = SymbolCutter()

  init?(_ kind: SegmentKind, _ language: TextLanguage, _ tailoring: SentenceTailoring) {
    self.kind = kind
    if kind == .sentence, tailoring == .prose {
      sentences = SentenceWalk(language)
      if sentences == nil { return nil }
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
    if sentences != nil {
      return sentences?.forEachUnit(of: paragraph, hints: hints, from: start, body) == true
    }
    guard segments?.begin(paragraph) == true else { return false }
    if kind == .word {
      forEachWord(of: paragraph, body)
    } else {
      while let segment = segments?.next() { body(segment.range) }
    }
    return true
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
