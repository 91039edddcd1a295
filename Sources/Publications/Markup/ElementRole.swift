// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension TextRole {
  /// The role of the text in a block element.
  ///
  /// - Parameter parent: the role around it, which elements without a meaning of their own keep.
  init(_ element: MarkupElement, semantics: [String], parent: TextRole, inContents: Bool) {
    if let level = Self.headingLevel(element.name) {
      self = .heading(level: level)
    } else if semantics.contains(where: Self.notes.contains) {
      self = .note
    } else if Self.isVerse(element, semantics) {
      self = .verse
    } else {
      self = Self.byName(element.name, inContents: inContents, parent: parent) ?? parent
    }
  }

  private static let notes: Set<String> = [
    "footnote", "endnote", "rearnote", "doc-footnote", "doc-endnote", "doc-note",
  ]
  private static let verses: Set<String> = [
    "z3998:verse", "z3998:poem", "z3998:song", "z3998:hymn", "verse", "poem",
  ]
  private static let verseClasses: Set<String> = ["verse", "poem", "poetry", "stanza"]

  private static func headingLevel(_ name: String) -> Int? {
    switch name {
    case "h1", "doctitle": 1
    case "h2": 2
    case "h3": 3
    case "h4": 4
    case "h5": 5
    case "h6": 6
    default: nil
    }
  }

  private static func isVerse(_ element: MarkupElement, _ semantics: [String]) -> Bool {
    element.name == "poem" || element.name == "linegroup"
      || semantics.contains(where: verses.contains)
      || element.words("class").contains { verseClasses.contains($0.lowercased()) }
  }

  private static func byName(_ name: String, inContents: Bool, parent: TextRole) -> TextRole? {
    switch name {
    case "li", "dt", "dd": inContents ? .tableOfContentsEntry : .listItem
    case "blockquote": parent == .verse ? .verse : .quotation
    case "td", "th": .tableCell
    case "caption", "figcaption": .caption
    case "pre", "listing", "xmp", "plaintext": .code
    case "aside", "sidebar": .aside
    default: nil
    }
  }
}
