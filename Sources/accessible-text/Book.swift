// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Publications
import TextLayout

/// A publication with the document made of it: here the parts of the package meet.
struct Book {
  let title: String
  let publication: Publication
  let document: TextDocument
  let language: TextLanguage
  let columns: Int
  let rows: Int

  /// The options that say how a book is opened.
  static let options: [Options.Definition] = [
    .value("columns"), .value("rows"), .value("language"), .flag("json"), .flag("help"),
  ]

  /// Opens the book that the options name.
  init(_ options: Options) throws(ToolError) {
    let path = try options.book()
    columns = try options.number("columns", default: 60)
    rows = try options.number("rows", default: 30)
    let publication = try Self.open(path)
    let override = options.value("language").map { TextLanguage($0) }
    self.publication = publication
    language = override ?? publication.language
    title = publication.title ?? (path == "-" ? StandardInput.name : path)
    let layout = FixedPitchLayout(columns: columns, rows: rows, bidi: ICUBidiResolver())
    document = TextDocument(
      sectionCount: publication.sectionCount, segmenter: ICUSegmenter(),
      load: { section in
        let content = publication.content(ofSection: section)
        if let override { return content.inLanguage(override) }
        return content.inWrittenLanguages(place: publication.sectionPlace(section))
      }
    ).linked(by: publication.place(ofTarget:))
      .laidOut { publication.layout(of: $0) ?? layout.layout($0) }
  }

  private static func open(_ path: String) throws(ToolError) -> Publication {
    let file = path == "-" ? try StandardInput.copy() : path
    do throws(PublicationError) {
      return try Publication.open(file)
    } catch {
      throw .book(error.description.replacing(file, with: path == "-" ? StandardInput.name : path))
    }
  }

  /// Whether its places have canonical fragment identifiers: whether it is an EPUB.
  var hasCFIs: Bool { publication.hasCFIs }

  /// The title of a section, where the contents name one.
  func title(ofSection number: Int) -> String? { publication.title(ofSection: number) }

  /// What a section is called where the contents name none: the file it is from, or the book itself
  /// where it is the only one.
  func name(ofSection number: Int) -> String {
    title(ofSection: number)
      ?? (document.sectionCount == 1 ? title : publication.sectionPlace(number))
  }

  /// What was wrong with a section, once it has been read.
  func diagnostics(ofSection number: Int) -> [Diagnostic] {
    document.section(number)?.diagnostics ?? []
  }
}
