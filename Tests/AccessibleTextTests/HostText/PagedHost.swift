// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

/// A host that hands over its text as its marks say: those of a paged document, with `-` for a section
/// that never comes, and `~` before one that is never laid out.
///
/// The key of a section is its number plus 100; that of a block, its number plus 10.
struct PagedHost: ~Copyable {
  var text: HostText
  private var texts: [UInt64: String] = [:]

  /// A host that has named its sections and handed nothing over.
  init(_ sections: [String], layouts: HostLayouts = .pushed) throws {
    text = HostText(segmenter: NaiveSegmenter(), layouts: layouts)
    for (number, section) in sections.enumerated() {
      try text.appendSection(Self.key(number))
      texts[Self.key(number)] = section
    }
  }

  /// A host that has handed everything over.
  static func complete(_ sections: [String]) throws -> TextDocument {
    var host = try PagedHost(sections)
    for number in sections.indices { try host.hand(over: key(number)) }
    return host.text.document
  }

  static func key(_ number: Int) -> UInt64 { UInt64(number) + 100 }

  /// Hands over a section and its layout, or says that they never come.
  mutating func hand(over key: UInt64) throws {
    try handContent(over: key)
    if texts[key] != "-" { try handLayout(over: key) }
  }

  /// Hands over what is missing.
  mutating func hand(over need: TextNeed) throws {
    switch need {
    case .section(let key): try handContent(over: key)
    case .layout(let key): try handLayout(over: key)
    }
  }

  /// Hands over the blocks of a section.
  mutating func handContent(over key: UInt64) throws {
    let marked = try #require(texts[key])
    guard marked != "-" else { return try text.skip(section: key) }
    try text.push(keyedContent(marked.filter { $0 != "~" }), for: key)
  }

  /// Hands over the lines and pages of a section.
  mutating func handLayout(over key: UInt64) throws {
    let marked = try #require(texts[key])
    guard !marked.hasPrefix("~") else { return try text.skipLayout(ofSection: key) }
    let number = try #require(text.document.sectionNumber(ofKey: key))
    let section = try #require(text.document.section(number))
    try text.push(try #require(pagedLayout(marked, of: section)))
  }

  /// Takes another text for a section.
  mutating func change(_ key: UInt64, to marked: String) { texts[key] = marked }

  /// Begins another layout.
  mutating func relayout() { text.relayout() }
}

/// The content of a section of a paged document, with a key for each block.
func keyedContent(_ marked: String) -> SectionContent {
  guard marked != "", marked != "|" else { return .empty() }
  var builder = SectionBuilder()
  for (number, paragraph) in marked.split(separator: "\n", omittingEmptySubsequences: false)
    .enumerated()
  {
    builder.openBlock(
      .paragraph, join: paragraph.hasPrefix("&") ? .sameParagraph : .newParagraph,
      key: UInt64(number) + 10)
    builder.append(paragraph.filter { $0 != "|" && $0 != "&" })
  }
  return builder.finish()
}

/// What a host's document shows from its start on, and what it waits for.
func shownUpToNeed(_ document: TextDocument) -> [String] {
  var shown = shown(document)
  let last = elements(of: document).last
  let need =
    last.map { $0.need(beyond: .forward) } ?? document.nearestElement(fromSection: 0, .forward).need
  if let need { shown.append("\(need)") }
  return shown
}
