// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// A text of several elements: a form feed is a page's edge, a record separator the edge of two
/// paragraphs or, inline, of two pieces of one.
struct CoreDocument {
  let document: TextDocument
  /// Where the pages start, in UTF-8 offsets.
  private let pages: [Int]

  init(_ text: String, isInline: Bool = false) {
    var pages = [0]
    var content = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{0C}": pages.append(content.utf8.count)
      case "\u{1E}" where isInline: pages.append(content.utf8.count)
      case "\u{1E}": content += "\n"
      default: content.unicodeScalars.append(scalar)
      }
    }
    self.pages = pages
    document = TextDocument(sectionCount: 1, segmenter: ICUSegmenter()) { [content] _ in
      SectionContent(paragraphs: content)
    }.laidOut { [pages] section in
      guard let lines = section.lines(cutAt: pages) else { return nil }
      let starts = pages.compactMap { page in
        (0..<lines.count).first { lines[$0].utf8.lowerBound >= page }
      }
      return try? SectionLayout(lines: lines, firstLineOfEachPage: starts)
    }
  }

  func position(page: Int, offset: Int) -> TextPosition? {
    guard pages.indices.contains(page - 1), let section = document.section(0),
      let start = section.position(atUTF8: pages[page - 1])
    else { return nil }
    return section.position(from: start, offsetBy: offset, in: .utf16)
  }

  /// `p2:19`: the page that an element is on, and how far from the page's start a position is.
  func render(_ move: TextMove?) -> String {
    guard let move, let page = move.element.page?.number, let section = document.section(0),
      let start = position(page: page, offset: 0),
      let offset = section.distance(from: start, to: move.caret.position, in: .utf16)
    else { return "nil" }
    return "p\(page):\(offset)"
  }
}
