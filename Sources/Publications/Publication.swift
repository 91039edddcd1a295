// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// A publication that has been opened: what it says of itself, and its sections in reading order.
///
///     let book = try Publication.open("war-and-peace.epub")
///     for index in 0..<book.sectionCount {
///       let content = book.content(ofSection: index)
///     }
///
/// The reading order is the book's spine, not its table of contents. Opening reads what the book
/// says of itself and nothing else; a section is read each time it is asked for.
public struct Publication: Sendable {
  /// The title; `nil` where the publication has none.
  public let title: String?
  /// The authors, in the order the publication names them.
  public let creators: [String]
  /// The language of what says no other.
  public let language: TextLanguage
  /// What tells this publication from all others, for example an ISBN or a URL.
  public let identifier: String?
  /// The table of contents; empty where there is none.
  public let contents: [ContentsEntry]
  /// What could not be read as it stands when the publication was opened.
  public let diagnostics: [Diagnostic]

  private let source: any SectionSource
  private let sectionTitles: [Int: String]

  init(
    metadata: PublicationMetadata, contents: [ContentsEntry] = [], diagnostics: [Diagnostic] = [],
    source: some SectionSource
  ) {
    title = metadata.title
    creators = metadata.creators
    language = metadata.language
    identifier = metadata.identifier
    self.contents = contents
    self.diagnostics = diagnostics
    self.source = source
    sectionTitles = ContentsEntry.titlesBySection(contents)
  }

  /// How many sections the reading order has; at least one.
  public var sectionCount: Int { source.count }

  /// The title that the table of contents gives a section, by the first entry that leads there.
  public func title(ofSection index: Int) -> String? { sectionTitles[index] }

  /// The file a section is read from, for messages; empty for an index out of range.
  public func sectionPlace(_ index: Int) -> String {
    (0..<source.count).contains(index) ? source.place(ofSection: index) : ""
  }

  /// Reads a section.
  ///
  /// Never fails: of a section that is missing or broken, what can be read is read, and the
  /// content's diagnostics say what is wrong. May be called from any thread, also at the same time.
  ///
  /// - Complexity: O(section), and O(entries of the archive) to find it.
  public func content(ofSection index: Int) -> SectionContent {
    guard (0..<source.count).contains(index) else {
      return .empty(diagnostics: [
        Diagnostic(place: "", message: "There is no section \(index) in this publication.")
      ])
    }
    return source.content(ofSection: index)
  }
}

/// What a publication says of itself.
struct PublicationMetadata: Sendable {
  var title: String?
  var creators: [String] = []
  var language = TextLanguage.undetermined
  var identifier: String?
}

/// Where the sections of a publication come from.
protocol SectionSource: Sendable {
  /// How many there are.
  var count: Int { get }
  /// The file that a section is read from.
  func place(ofSection index: Int) -> String
  /// Reads a section; the index is in range.
  func content(ofSection index: Int) -> SectionContent
}
