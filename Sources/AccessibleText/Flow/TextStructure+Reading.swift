// SPDX-License-Identifier: Apache-2.0

extension TextStructure.Kind {
  /// Whether a reader may want to hear none of its kind.
  ///
  /// Source: EPUB 3.3, "Skippability".
  public var isSkippable: Bool {
    switch self {
    case .aside, .bibliography, .details, .endnotes, .footnote, .landmarks, .listOfAudio,
      .listOfIllustrations, .listOfTables, .listOfVideos, .noteReference, .pageBreak, .pullQuote,
      .tableOfContents:
      true
    case .caption, .figure, .list, .listItem, .table, .tableRow, .tableCell: false
    }
  }

  /// Whether a reader may want to leave one before its end.
  ///
  /// Source: EPUB 3.3, "Escapability".
  public var isEscapable: Bool {
    switch self {
    case .aside, .caption, .figure, .list, .listItem, .table, .tableRow, .tableCell: true
    // Not on the list, but a reader who has heard enough of a note or a bibliography goes on.
    case .bibliography, .details, .endnotes, .footnote, .tableOfContents: true
    case .landmarks, .listOfAudio, .listOfIllustrations, .listOfTables, .listOfVideos,
      .noteReference, .pageBreak, .pullQuote:
      false
    }
  }
}
