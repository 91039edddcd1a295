// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension MarkupElement {
  /// Why the element says that it is not for this reader; `nil` if it does not.
  var hiddenReason: SkippedContent.Reason? {
    guard !attributes.isEmpty || name == "dialog" else { return nil }
    if self["hidden"] != nil || name == "dialog" && self["open"] == nil { return .hidden }
    return self["aria-hidden"]?.collapsed.lowercased() == "true"
      ? .hiddenFromAssistiveTechnology : nil
  }

  /// The label of an inline element that says it is a picture, whatever is in it.
  var pictureLabel: String? {
    guard name != "img", name != "svg", self["role"]?.collapsed.lowercased() == "img",
      let label = self["aria-label"]?.collapsed, !label.isEmpty
    else { return nil }
    return label
  }

  /// Whether the element is an image that says it is decoration.
  var isDecoration: Bool {
    let role = self["role"]?.collapsed.lowercased()
    return self["alt"] == "" || role == "presentation" || role == "none"
  }

  /// What it is by its `epub:type` and `role`, in lower case.
  var semantics: [String] {
    guard !attributes.isEmpty else { return [] }
    return (words("epub:type") + words("role")).map { $0.lowercased() }
  }
}

extension [String] {
  /// Whether one of the names that `epub:type` and `role` have for something is there.
  func names(_ meaning: Set<String>) -> Bool { contains { meaning.contains($0) } }
}

/// The names that `epub:type` and `role` have for things.
enum Semantics {
  static let pageBreak: Set<String> = ["pagebreak", "doc-pagebreak"]
  static let noteReference: Set<String> = ["noteref", "annoref", "doc-noteref"]
  static let note: Set<String> = [
    "footnote", "endnote", "rearnote", "note", "doc-footnote", "doc-endnote", "doc-note",
  ]
}

extension TextStructure.Kind {
  /// The structure that an element is, by what it says it means, else by its name.
  init?(_ element: MarkupElement, semantics: [String]) {
    for meaning in semantics {
      if let kind = Self.byMeaning[meaning] {
        self = kind
        return
      }
    }
    guard let kind = Self.byName[element.name] else { return nil }
    self = kind
  }

  private static let byMeaning: [String: TextStructure.Kind] = [
    "aside": .aside, "bibliography": .bibliography, "doc-bibliography": .bibliography,
    "endnotes": .endnotes, "rearnotes": .endnotes, "footnotes": .endnotes,
    "doc-endnotes": .endnotes, "footnote": .footnote, "endnote": .footnote,
    "rearnote": .footnote, "note": .footnote, "doc-footnote": .footnote,
    "doc-endnote": .footnote, "doc-note": .footnote, "figure": .figure, "list": .list,
    "list-item": .listItem, "listitem": .listItem, "table": .table, "table-row": .tableRow,
    "table-cell": .tableCell, "landmarks": .landmarks, "loa": .listOfAudio,
    "loi": .listOfIllustrations, "lot": .listOfTables, "lov": .listOfVideos,
    "pullquote": .pullQuote, "doc-pullquote": .pullQuote, "toc": .tableOfContents,
    "doc-toc": .tableOfContents,
  ]

  private static let byName: [String: TextStructure.Kind] = [
    "aside": .aside, "sidebar": .aside, "caption": .caption, "figcaption": .caption,
    "details": .details, "figure": .figure, "ul": .list, "ol": .list, "dl": .list,
    "menu": .list, "li": .listItem, "dt": .listItem, "dd": .listItem, "table": .table,
    "tr": .tableRow, "td": .tableCell, "th": .tableCell,
  ]
}
