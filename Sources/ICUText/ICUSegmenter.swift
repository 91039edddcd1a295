// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Finds the units of a text with the linked ICU.
///
/// Words come with each emoji and each object beside them. Sentences are those a listener accepts: the
/// breaks of UAX #29, kept, dropped and completed by the rules of the language (`SentenceRule`). Where
/// ICU has no data, or a paragraph is longer than it can count, the
/// paragraph is one unit.
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
      var language: TextLanguage?
      var walk: UnitWalk?
      for paragraph in paragraphs {
        let range = paragraph.utf8.clamped(to: 0..<text.count)
        if paragraph.language != language {
          language = paragraph.language
          walk = UnitWalk(kind, paragraph.language, sentences)
        }
        let text = UnsafeBufferPointer(rebasing: text[range])
        let isDone = walk?.forEachUnit(of: text) { unit in
          units.append(range.lowerBound + unit.lowerBound, range.lowerBound + unit.upperBound)
        }
        if isDone != true { units.append(range.lowerBound, range.upperBound) }
      }
    }
  }

  /// The language whose sentence rules a paragraph is read by, as a primary subtag.
  ///
  /// It is the declared one, or one that shares its rules, unless the paragraph is in another script
  /// or no language is declared; then the script and the small words of the paragraph decide.
  public func sentenceLanguage(
    of paragraph: Span<UInt8>, declared: TextLanguage
  ) -> TextLanguage {
    paragraph.withUnsafeBufferPointer { text in
      let found = SentenceLanguage.of(ScalarText(utf8: text), declared: declared)
      return TextLanguage(found.tag)
    }
  }

  /// What is decided at each place of a paragraph that might end a sentence, and why.
  ///
  /// - Returns: The decisions, ascending; those that end a sentence are the boundaries that
  ///   `findUnits` finds inside the paragraph.
  /// - Complexity: linear in the length of the paragraph.
  public func sentenceDecisions(
    in paragraph: Span<UInt8>, language: TextLanguage
  ) -> [SentenceDecision] {
    paragraph.withUnsafeBufferPointer { text in
      var decisions: [SentenceDecision] = []
      var walk = SentenceWalk(language)
      _ = walk?.forEachDecision(of: text) { decisions.append($0) }
      return decisions
    }
  }
}
