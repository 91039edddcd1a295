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
  /// Which way its pages follow one another; `nil` where the publication leaves it open.
  public let pageProgression: WritingDirection?
  /// The table of contents; empty where there is none.
  public let contents: [ContentsEntry]
  /// The pages of the printed edition, by their labels.
  public let pageList: [ContentsEntry]
  /// The places that readers look for.
  public let landmarks: [Landmark]
  /// What could not be read as it stands when the publication was opened.
  public let diagnostics: [Diagnostic]
  /// The files that are not part of the reading order.
  public let skipped: [SkippedContent]

  private let source: any SectionSource
  private let sectionTitles: [Int: String]

  init(
    metadata: PublicationMetadata, navigation: Navigation = Navigation(),
    diagnostics: [Diagnostic] = [], skipped: [SkippedContent] = [], source: some SectionSource
  ) {
    title = metadata.title
    creators = metadata.creators
    language = metadata.language
    identifier = metadata.identifier
    pageProgression = metadata.pageProgression
    contents = navigation.contents
    pageList = navigation.pageList
    landmarks = navigation.landmarks
    self.diagnostics = diagnostics
    self.skipped = skipped
    self.source = source
    sectionTitles = ContentsEntry.titlesBySection(navigation.contents)
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
    return source.content(ofSection: index, recordedBy: nil)
  }

  /// Where each piece of a section's text is in its document; `nil` for an index out of range.
  ///
  /// Reads the section once more, and gives the same offsets as its content has.
  ///
  /// - Complexity: O(section).
  package func origins(ofSection index: Int) -> SectionOrigins? {
    guard (0..<source.count).contains(index) else { return nil }
    let recorder = OriginRecorder()
    _ = source.content(ofSection: index, recordedBy: recorder)
    return recorder.origins
  }

  /// Where the target of a link is: the section, and in it the id of an element.
  ///
  /// - Returns: `nil` for a target outside of the reading order.
  public func place(ofTarget target: String) -> (section: Int, anchor: String?)? {
    let (file, anchor) = Self.parts(ofTarget: target)
    return source.section(ofFile: file).map { ($0, anchor) }
  }

  /// Reads the file that a link leads to, if it is one that is not in the reading order.
  ///
  /// - Complexity: O(file).
  public func content(ofTarget target: String) -> SectionContent? {
    source.content(ofFile: Self.parts(ofTarget: target).file)
  }

  /// The steps through the package document to a section's own; `nil` for a publication without one.
  func packagePath(ofSection index: Int) -> [CFIStep]? {
    (0..<source.count).contains(index) ? source.packagePath(ofSection: index) : nil
  }

  private static func parts(ofTarget target: String) -> (file: String, anchor: String?) {
    guard let mark = target.utf8.lastIndex(of: UInt8(ascii: "#")) else { return (target, nil) }
    return (String(target[..<mark]), String(target[target.utf8.index(after: mark)...]))
  }

  /// Whether its sections have lines and pages of their own, as scanned pages do.
  public var hasOwnLayout: Bool { source.hasOwnLayout }

  /// The lines and pages that a section has of its own: those of its scanned pages, in the pixels of
  /// their pictures.
  ///
  /// The section is one of a document whose sections are those of the publication.
  ///
  /// - Returns: `nil` where it has none, and is to be laid out like any text.
  /// - Complexity: O(section): it is read again.
  public func layout(of section: TextSection) -> SectionLayout? {
    let number = section.textRange.start.section
    guard (0..<source.count).contains(number) else { return nil }
    return source.layout(of: section, number: number)
  }
}

/// What a publication says of itself.
struct PublicationMetadata: Sendable {
  var title: String?
  var creators: [String] = []
  var language = TextLanguage.undetermined
  var identifier: String?
  var pageProgression: WritingDirection?
}

/// The lists by which a publication leads its reader.
struct Navigation: Sendable {
  var contents: [ContentsEntry] = []
  var pageList: [ContentsEntry] = []
  var landmarks: [Landmark] = []
}

/// Where the sections of a publication come from.
protocol SectionSource: Sendable {
  /// How many there are.
  var count: Int { get }
  /// The file that a section is read from.
  func place(ofSection index: Int) -> String
  /// Reads a section; the index is in range.
  ///
  /// - Parameter recorder: Notes where each piece of the text comes from.
  func content(ofSection index: Int, recordedBy recorder: OriginRecorder?) -> SectionContent
  /// The section that is read from a file of the publication.
  func section(ofFile path: String) -> Int?
  /// Reads a file that is not in the reading order; `nil` if it is none that links may lead to.
  func content(ofFile path: String) -> SectionContent?
  /// The steps through the package document to a section; `nil` where there is no package.
  func packagePath(ofSection index: Int) -> [CFIStep]?
  /// Whether the sections have lines and pages of their own.
  var hasOwnLayout: Bool { get }
  /// The lines and pages of a section that was made of its content; the number is in range.
  func layout(of section: TextSection, number: Int) -> SectionLayout?
}

extension SectionSource {
  func section(ofFile path: String) -> Int? { nil }
  func content(ofFile path: String) -> SectionContent? { nil }
  func packagePath(ofSection index: Int) -> [CFIStep]? { nil }
  var hasOwnLayout: Bool { false }
  func layout(of section: TextSection, number: Int) -> SectionLayout? { nil }
}
