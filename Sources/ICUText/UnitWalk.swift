// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// Walks through the units of one kind, paragraph after paragraph of one language.
struct UnitWalk: ~Copyable {
  private let kind: SegmentKind
  private var segments: BreakIterator
  private var symbols = SymbolCutter()

  init?(_ kind: SegmentKind, _ language: TextLanguage) {
    guard let segments = BreakIterator(BreakRules(kind), language) else { return nil }
    self.kind = kind
    self.segments = segments
  }

  /// Tells the units of a paragraph, ascending.
  ///
  /// - Returns: Whether ICU could take the paragraph; it has no units if not.
  mutating func forEachUnit(
    of paragraph: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void
  ) -> Bool {
    guard segments.begin(paragraph) else { return false }
    symbols.begin(paragraph)
    while let segment = segments.next() {
      guard kind == .word else {
        body(segment.range)
        continue
      }
      if segments.hasSymbol {
        symbols.forEachWord(of: segment.range, body)
      } else if segment.isWord {
        body(segment.range)
      }
    }
    return true
  }
}
