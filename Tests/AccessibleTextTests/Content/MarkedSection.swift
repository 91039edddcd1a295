// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

/// A section of plain text, each line a paragraph, with marks for its positions.
struct MarkedSection {
  let section: TextSection
  let positions: [TextPosition]
  private let text: String

  init(_ marked: String, in space: TextSpace = TextSpace(), ordinal: Int = 0) {
    let marks = MarkedText(marked)
    let section = TextSection(
      SectionContent(paragraphs: marks.text), in: space, ordinal: ordinal,
      segmenter: NaiveSegmenter())
    positions = marks.offsets.compactMap { section.position(atUTF8: $0) }
    text = marks.text
    self.section = section
  }

  /// The position at the first mark.
  var position: TextPosition {
    get throws { try #require(positions.first) }
  }

  /// The range from the first mark to the last.
  var range: TextRange {
    get throws {
      let last = try #require(positions.last)
      return try #require(TextRange(position, last))
    }
  }

  /// The text with marks at both ends of a range.
  func render(_ range: TextRange?) -> String? {
    range.map { MarkedText.render(text, at: [$0.start.utf8Offset, $0.end.utf8Offset]) }
  }

  /// The text with a mark at a position.
  func render(_ position: TextPosition?) -> String? {
    position.map { MarkedText.render(text, at: [$0.utf8Offset]) }
  }
}
