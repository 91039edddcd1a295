// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Publications

/// What the outline of a book says.
struct Outline {
  private let book: Book
  private let counts: TextCounts
  private let diagnostics: [(section: Int?, diagnostic: Diagnostic)]
  private let entries: [Entry]
  /// What is not read, if that is asked for.
  private let skipped: [(section: Int?, content: SkippedContent)]?

  /// A line of the contents.
  private struct Entry {
    let title: String
    let depth: Int
    let section: Int?
    let page: Int?
  }

  init(_ book: Book, listsSkipped: Bool) {
    self.book = book
    counts = TextCounts(book.document)
    let sections = (0..<book.document.sectionCount)
    skipped =
      listsSkipped
      ? book.publication.skipped.map { (nil, $0) }
        + sections.flatMap { number in
          (book.document.section(number)?.skipped ?? []).map { (number, $0) }
        } : nil
    var diagnostics = book.publication.diagnostics.map { (section: Int?.none, diagnostic: $0) }
    for number in sections {
      diagnostics += book.diagnostics(ofSection: number).map { (number, $0) }
    }
    self.diagnostics = diagnostics
    let contents = Self.flatten(book.publication.contents, depth: 0)
    // A book without a table of contents is outlined by its sections.
    let listed =
      !contents.isEmpty
      ? contents
      : sections.map { (book.name(ofSection: $0), depth: 0, section: $0) }
    entries = listed.map { entry in
      Entry(
        title: entry.title, depth: entry.depth, section: entry.section,
        page: entry.section.flatMap { book.document.page(0, ofSection: $0)?.number })
    }
  }

  /// The language that the text shows where the book declares none.
  private var writtenLanguage: String {
    guard book.language == .undetermined else { return "" }
    let shown = (0..<book.document.sectionCount).lazy.compactMap { number in
      book.document.section(number)?.blocks.first { $0.language != .undetermined }?.language
    }.first
    return shown.map { ", read as \($0.tag.onOneLine)" } ?? ""
  }

  private static func flatten(
    _ contents: [ContentsEntry], depth: Int
  ) -> [(title: String, depth: Int, section: Int?)] {
    contents.flatMap { entry in
      [(entry.title, depth, entry.section)] + flatten(entry.children, depth: depth + 1)
    }
  }

  var text: String {
    var lines = ["\(book.title.onOneLine)"]
    if !book.publication.creators.isEmpty {
      lines.append("by \(book.publication.creators.joined(separator: ", ").onOneLine)")
    }
    lines.append("language: \(book.language.tag.onOneLine)\(writtenLanguage)")
    lines.append("")
    lines.append("contents:")
    for entry in entries {
      let indent = String(repeating: "  ", count: entry.depth + 1)
      let section = entry.section.map { " · section \($0 + 1)" } ?? ""
      let page = entry.page.map { " · page \($0)" } ?? ""
      lines.append("\(indent)\(entry.title.onOneLine)\(section)\(page)")
    }
    lines.append("")
    lines.append(counted)
    for (_, diagnostic) in diagnostics {
      lines.append("note: \(diagnostic.place.onOneLine): \(diagnostic.message.onOneLine)")
    }
    for (_, content) in skipped ?? [] {
      lines.append(
        "skipped: \(content.place.onOneLine): \(content.element.onOneLine): "
          + content.reason.description.onOneLine)
    }
    if skipped?.isEmpty == true { lines.append("skipped: nothing") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var counted: String {
    let size = book.publication.hasOwnLayout ? "" : " of \(book.columns) × \(book.rows)"
    return [
      (counts.sections, "section", ""), (counts.pages, "page", size),
      (counts.paragraphs, "paragraph", ""), (counts.sentences, "sentence", ""),
      (counts.words, "word", ""), (counts.characters, "character", ""),
    ].map { count, noun, more in "\(count) \(noun)\(count == 1 ? "" : "s")\(more)" }
      .joined(separator: ", ")
  }

  var json: String {
    var line = JSONObject()
    line.add("type", "outline")
    line.add("title", book.title)
    line.add("language", book.language.tag)
    line.add("creators", book.publication.creators.joined(separator: ", "))
    line.add("identifier", book.publication.identifier)
    line.add("columns", book.columns)
    line.add("rows", book.rows)
    line.add("sections", counts.sections)
    line.add("pages", counts.pages)
    line.add("paragraphs", counts.paragraphs)
    line.add("sentences", counts.sentences)
    line.add("words", counts.words)
    line.add("characters", counts.characters)
    line.add("contents", entries.map(Self.object))
    line.add("diagnostics", diagnostics.map { Self.object($0.diagnostic, section: $0.section) })
    if let skipped {
      line.add("skipped", skipped.map { Self.object($0.content, section: $0.section) })
    }
    return line.line
  }

  private static func object(_ entry: Entry) -> JSONObject {
    var object = JSONObject()
    object.add("title", entry.title)
    object.add("depth", entry.depth)
    if let section = entry.section { object.add("section", section + 1) }
    if let page = entry.page { object.add("page", page) }
    return object
  }

  private static func object(_ content: SkippedContent, section: Int?) -> JSONObject {
    var object = JSONObject()
    if let section { object.add("section", section + 1) }
    object.add("place", content.place)
    object.add("element", content.element)
    object.add("reason", content.reason.description)
    return object
  }

  private static func object(_ diagnostic: Diagnostic, section: Int?) -> JSONObject {
    var object = JSONObject()
    if let section { object.add("section", section + 1) }
    object.add("place", diagnostic.place)
    object.add("message", diagnostic.message)
    return object
  }
}
