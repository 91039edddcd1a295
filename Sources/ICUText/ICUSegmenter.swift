// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Finds the units of a text with the linked ICU.
///
/// Words come with each emoji and each object beside them, and a time of day is one (`10:30`).
/// Sentences are those a listener accepts: the breaks of UAX #29, kept, dropped and completed by the
/// rules of the language (`SentenceRule`). Where no language is declared, or the text is in another
/// script, the rules are those of the language that all such paragraphs show (`LanguageEvidence`).
/// Where ICU has no data, or a paragraph is longer than it can count, the paragraph is one unit.
///
/// - Complexity: linear in the length of the paragraphs, however they are cut.
public struct ICUSegmenter: TextSegmenter {
  private let sentences: SentenceTailoring

  /// Makes a segmenter; all that tailor sentences alike are alike.
  public init(sentences: SentenceTailoring = .prose) { self.sentences = sentences }

  /// Adds the units of each paragraph to the builder, by the rules of the paragraph's language.
  public func findUnits(
    of kind: SegmentKind, in utf8: Span<UInt8>, paragraphs: [SegmentParagraph],
    into units: inout UnitBuilder
  ) {
    utf8.withUnsafeBufferPointer { text in
      let isProse = kind == .sentence && sentences == .prose
      var languages = isProse ? ParagraphLanguages(paragraphs, of: text) : nil
      var language: TextLanguage?
      var walk: UnitWalk?
      for paragraph in paragraphs {
        let range = paragraph.utf8.clamped(to: 0..<text.count)
        let utf8 = UnsafeBufferPointer(rebasing: text[range])
        let read = languages?.language(of: utf8, paragraph.language) ?? paragraph.language
        if read != language {
          language = read
          walk = UnitWalk(kind, read, sentences)
        }
        let isDone = walk?.forEachUnit(of: utf8, paragraph.hints, from: range.lowerBound) { unit in
          units.append(range.lowerBound + unit.lowerBound, range.lowerBound + unit.upperBound)
        }
        if isDone != true { units.append(range.lowerBound, range.upperBound) }
      }
    }
  }

  /// What is decided at each place of a paragraph that might end a sentence, and why.
  ///
  /// - Returns: The decisions, ascending; those that end a sentence are the boundaries that
  ///   `findUnits` finds inside the paragraph.
  /// - Complexity: linear in the length of the paragraph.
  public func sentenceDecisions(
    in paragraph: Span<UInt8>, language: TextLanguage, hints: [SegmentHint] = []
  ) -> [SentenceDecision] {
    paragraph.withUnsafeBufferPointer { text in
      let whole = SegmentParagraph(utf8: 0..<text.count, language: language, hints: hints)
      var languages = ParagraphLanguages([whole], of: text)
      var decisions: [SentenceDecision] = []
      SentenceWalk(languages.language(of: text, language))
        .forEachDecision(of: text, hints: hints) { decisions.append($0) }
      return decisions
    }
  }
}
