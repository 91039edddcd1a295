// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Finds the units of a text with the linked ICU.
///
/// Words come with each emoji and each object beside them; in sentences, common abbreviations of
/// the language end none. Where ICU has no data, or a paragraph is longer than it can count, the
/// paragraph is one unit.
///
/// - Complexity: linear in the length of the paragraphs, however they are cut.
public struct ICUSegmenter: TextSegmenter {
  /// Makes a segmenter; all are alike.
  public init() {}

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
          walk = UnitWalk(kind, paragraph.language)
        }
        let text = UnsafeBufferPointer(rebasing: text[range])
        let isDone = walk?.forEachUnit(of: text) { unit in
          units.append(range.lowerBound + unit.lowerBound, range.lowerBound + unit.upperBound)
        }
        if isDone != true { units.append(range.lowerBound, range.upperBound) }
      }
    }
  }
}
