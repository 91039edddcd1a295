// SPDX-License-Identifier: Apache-2.0

/// What a block of text is to its reader.
public enum TextRole: Hashable, Sendable {
  /// A heading of level 1 to 6.
  case heading(level: Int)
  /// A paragraph, and whatever is not known to be anything else.
  case paragraph
  /// An item of a list.
  case listItem
  /// A passage quoted from elsewhere.
  case quotation
  /// A stanza or line of verse; its line breaks are the poet's.
  case verse
  /// A cell of a table.
  case tableCell
  /// The caption of a figure or table.
  case caption
  /// A picture that stands alone.
  case image
  /// A footnote or endnote.
  case note
  /// A text beside the main text.
  case aside
  /// Program text; its white space counts.
  case code
  /// A formula.
  case math
  /// A break between scenes.
  case separator
  /// An entry of a table of contents.
  case tableOfContentsEntry
  /// A running head or a page number: something of the page, not of the text. It can be found on its
  /// page, and is not read with the text.
  case artifact

  /// The role's name, stable for programs: `heading`, `paragraph`, `list-item`.
  public var name: String {
    switch self {
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .listItem: "list-item"
    case .quotation: "quotation"
    case .verse: "verse"
    case .tableCell: "table-cell"
    case .caption: "caption"
    case .image: "image"
    case .note: "note"
    case .aside: "aside"
    case .code: "code"
    case .math: "math"
    case .separator: "separator"
    case .tableOfContentsEntry: "table-of-contents-entry"
    case .artifact: "artifact"
    }
  }
}
