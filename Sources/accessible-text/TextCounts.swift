// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// How much of everything a document holds.
struct TextCounts {
  private(set) var sections = 0
  private(set) var pages = 0
  private(set) var paragraphs = 0
  private(set) var sentences = 0
  private(set) var words = 0
  private(set) var characters = 0

  init(_ document: TextDocument) {
    for section in (0..<document.sectionCount).lazy.compactMap({ document.section($0) }) {
      sections += 1
      pages += document.layout(of: section)?.pageCount ?? 0
      paragraphs += section.blocks.count
      sentences += section.count(of: .sentence)
      words += section.count(of: .word)
      // The line ends between paragraphs are characters of the section, and none of the book.
      characters += section.count(of: .character) - max(0, section.blocks.count - 1)
    }
  }
}
