// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// A string, and nothing else: the least that a host has to answer.
struct PlainTextView: TextInputModel {
  private let section: TextSection

  init(_ text: String) {
    section = TextSection(
      SectionContent(paragraphs: text), in: TextSpace(), segmenter: ICUSegmenter())
  }

  var textRange: TextRange { section.textRange }
  func text(in range: TextRange) -> String? { section.text(in: range) }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    section.boundaries(of: granularity)
  }
}
