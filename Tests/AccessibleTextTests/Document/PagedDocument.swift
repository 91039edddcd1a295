// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// A document that is laid out as its text says: `|` is a page's edge, `||` has a blank page between
/// them, and a paragraph after `&` continues the one before it.
func pagedDocument(_ sections: [String]) -> TextDocument {
  TextDocument(sectionCount: sections.count, segmenter: NaiveSegmenter()) { number in
    pagedContent(sections[number])
  }.laidOut { section in
    pagedLayout(sections[section.textRange.start.section], of: section)
  }
}

/// The content of a section of a paged document.
func pagedContent(_ text: String) -> SectionContent {
  guard text != "", text != "|" else { return .empty() }
  var builder = SectionBuilder()
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    // A mark may be behind the sign, so this goes by scalars.
    let scalars = paragraph.unicodeScalars
    let isJoined = scalars.first == "&"
    builder.openBlock(.paragraph, join: isJoined ? .sameParagraph : .newParagraph)
    builder.append(String(String.UnicodeScalarView(scalars.filter { $0 != "|" && $0 != "&" })))
  }
  return builder.finish()
}

/// The layout of a section whose text has `|` at its page edges.
func pagedLayout(_ text: String, of section: TextSection) -> SectionLayout? {
  var edges: [Int] = []
  var offset = 0
  for byte in text.utf8 where byte != UInt8(ascii: "&") {
    if byte == UInt8(ascii: "|") { edges.append(offset) } else { offset += 1 }
  }
  var ranges: [Range<Int>] = []
  for index in section.blocks.indices {
    guard let block = section.range(ofBlock: index) else { continue }
    let (start, end) = (block.start.utf8Offset, block.end.utf8Offset)
    var cuts = [start] + Set(edges).sorted().filter { start < $0 && $0 < end }
    cuts.append(end)
    ranges += zip(cuts, cuts.dropFirst()).map { $0..<$1 }
  }
  let pages = edges.map { edge in ranges.firstIndex { $0.lowerBound >= edge } ?? ranges.count }
  guard let layout = try? LineLayout(lines(ranges), in: section) else { return nil }
  return try? SectionLayout(lines: layout, firstLineOfEachPage: [0] + pages)
}

/// What a document shows, element by element: its page and its text.
func shown(_ document: TextDocument) -> [String] {
  elements(of: document).map { element in
    let page = element.page.map { "\($0.number)\($0.isNumberEstimated ? "?" : "")" } ?? "-"
    return "\(page): \(element.text(in: element.textRange) ?? "nil")"
  }
}
