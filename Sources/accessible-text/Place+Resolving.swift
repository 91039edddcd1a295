// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Publications

/// The text that a place is, in a book.
struct PlacedText {
  /// Where it starts, and on which side of a page's edge.
  let start: TextCaret
  /// Where it ends.
  let end: TextCaret

  init(_ range: TextRange, startAffinity: TextAffinity = .downstream) {
    start = TextCaret(range.start, affinity: startAffinity)
    end = TextCaret(range.end, affinity: range.isEmpty ? startAffinity : .upstream)
  }

  init(start: TextCaret, end: TextCaret) {
    self.start = start
    self.end = end
  }

  /// The text as a range.
  var range: TextRange? { TextRange(start.position, end.position) }
}

extension Place {
  /// The text of the place.
  ///
  /// Pages are counted from the start of the book, which lays out all that is before them, so their
  /// numbers are exact. A place that is not there any more is the nearest one, and standard error says
  /// so.
  ///
  /// - Parameter start: Where words are looked for from; by default the start of the book.
  /// - Returns: `nil` where there is no text from there on.
  /// - Throws: `usage` for a place that the book does not have.
  func text(in book: Book, after start: TextPosition? = nil) throws(ToolError) -> PlacedText? {
    let document = book.document
    switch self {
    case .section(let number):
      try Self.check(number, in: document)
      guard let first = document.firstElement(fromSection: number - 1)?.textRange.start else {
        return nil
      }
      let last = document.lastElement(upToSection: number - 1)?.textRange.end ?? first
      return PlacedText(start: TextCaret(first), end: TextCaret(last))
    case .page(let number): return try Self.text(ofPage: number, in: document)
    case .offset(let offset):
      let position = try Self.position(of: offset, in: document)
      return PlacedText(start: TextCaret(position), end: TextCaret(position))
    case .text(let from, let to):
      let range = TextRange(
        try Self.position(of: from, in: document), try Self.position(of: to, in: document))
      return range.map { PlacedText($0) }
    case .cfi(let cfi):
      guard book.hasCFIs else {
        throw .usage("“\(cfi)” is a place in an EPUB, and this book is none.")
      }
      return try Self.text(of: book.publication.resolve(cfi, in: document), "\(cfi)")
    case .locator(let locator):
      return try Self.text(of: book.publication.resolve(locator, in: document), "the locator")
    case .words(let words):
      return PlacedText(try Self.range(of: words, in: book, after: start))
    }
  }

  /// Where the text of the place starts; `nil` where there is none from there on.
  func start(in book: Book) throws(ToolError) -> TextPosition? {
    try text(in: book)?.start.position
  }

  private static func check(_ section: Int, in document: TextDocument) throws(ToolError) {
    guard section <= document.sectionCount else {
      throw .usage(
        "The book has \(document.sectionCount) sections; there is no section \(section).")
    }
  }

  private static func position(
    of offset: Offset, in document: TextDocument
  ) throws(ToolError) -> TextPosition {
    try check(offset.section, in: document)
    guard let position = document.section(offset.section - 1)?.position(atUTF8: offset.utf8) else {
      throw .usage("Section \(offset.section) ends before \(offset.utf8).")
    }
    return position
  }

  /// The page that shows the place, by its section and its number there; `nil` where there is no text.
  func page(in book: Book) throws(ToolError) -> (section: Int, page: Int)? {
    if case .page(let number) = self { return try Self.page(number, in: book.document) }
    guard let start = try text(in: book)?.start,
      let page = book.document.element(at: start.position, affinity: start.affinity)?.page
    else { return nil }
    return (start.position.section, page.index)
  }

  private static func page(
    _ number: Int, in document: TextDocument
  ) throws(ToolError) -> (section: Int, page: Int) {
    var pages = 0
    for index in 0..<document.sectionCount {
      guard let section = document.section(index), let layout = document.layout(of: section) else {
        continue
      }
      if number <= pages + layout.pageCount { return (index, number - pages - 1) }
      pages += layout.pageCount
    }
    throw .usage("The book has \(pages) pages; there is no page \(number).")
  }

  private static func text(
    ofPage number: Int, in document: TextDocument
  ) throws(ToolError) -> PlacedText? {
    let (index, page) = try Self.page(number, in: document)
    guard let section = document.section(index),
      let start = document.start(ofPage: page, in: section)
    else { return nil }
    // Only in the section are there further pages; the last one ends with it.
    let next =
      (document.layout(of: section)?.pageCount ?? 0) > page + 1
      ? document.start(ofPage: page + 1, in: section) : nil
    let end = next.map { TextCaret($0, affinity: .upstream) } ?? TextCaret(section.textRange.end)
    let isBlank = end.position.compare(to: start) != .descending
    return PlacedText(start: TextCaret(start), end: isBlank ? TextCaret(start) : end)
  }

  private static func text(
    of place: ResolvedPlace?, _ name: String
  ) throws(ToolError) -> PlacedText? {
    guard let place else { throw .usage("\(name) leads to nothing in this book.") }
    if place.certainty == .approximate {
      StandardError.write(
        "accessible-text: \(name.onOneLine): The book has no such text any more; the nearest is at "
          + "\(place.range.start.place).\n")
    }
    return PlacedText(place.range, startAffinity: place.affinity)
  }

  /// The first place where words stand.
  private static func range(
    of words: String, in book: Book, after start: TextPosition?
  ) throws(ToolError) -> TextRange {
    guard let search = TextSearch(words, language: book.language) else {
      throw .usage("There is nothing to look for in “\(words.onOneLine)”.")
    }
    for number in (start?.section ?? 0)..<book.document.sectionCount {
      guard let section = book.document.section(number) else { continue }
      let from = number == start?.section ? start : nil
      if let found = search.ranges(in: section, from: from, limit: 1).first { return found }
    }
    throw .usage(
      "The words “\(words.onOneLine)” are nowhere in the text\(start == nil ? "" : " from there on"). "
        + "Case and accents do not matter; other words may: try fewer. A place is also a section (3), "
        + "a page (p12), an offset (3:120) or a CFI.")
  }
}
