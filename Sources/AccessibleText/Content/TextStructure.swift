// SPDX-License-Identifier: Apache-2.0

/// A structure that a run of text lies in: a table, a note, a list.
///
/// Two structures of one section differ, also if they are of one kind and touch, so that the end of
/// one can be found by walking until a run lies in it no more.
public struct TextStructure: Hashable, Sendable {
  /// What kind it is.
  public let kind: Kind
  /// Tells it from the others of its section.
  public let number: Int

  /// Makes a structure.
  public init(_ kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
  }

  /// The kinds of structure that may be skipped or escaped from.
  ///
  /// Source: EPUB Structural Semantics Vocabulary, and the lists of EPUB 3.3 (media overlays,
  /// "Skippability" and "Escapability").
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case aside, bibliography, caption, details, endnotes, figure, footnote, landmarks, list
    case listItem = "list-item"
    case listOfAudio = "loa"
    case listOfIllustrations = "loi"
    case listOfTables = "lot"
    case listOfVideos = "lov"
    case noteReference = "noteref"
    case pageBreak = "pagebreak"
    case pullQuote = "pullquote"
    case table
    case tableRow = "table-row"
    case tableCell = "table-cell"
    case tableOfContents = "toc"
  }
}
