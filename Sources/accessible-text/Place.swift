// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A place that a person names on the command line: a section (`3`) or a page (`p12`).
enum Place {
  case section(Int)
  case page(Int)

  init(_ text: String) throws(ToolError) {
    let isPage = text.hasPrefix("p")
    let digits = isPage ? text.dropFirst() : text[...]
    guard let number = Int(digits), number >= 1, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else {
      throw .usage("A place is a section's number, as 3, or a page's, as p12; not “\(text)”.")
    }
    self = isPage ? .page(number) : .section(number)
  }

  /// The section that is meant, and the page in it where a page is.
  ///
  /// Pages are counted from the start of the book, which lays out all that is before them, so
  /// their numbers are exact.
  func resolve(in document: TextDocument) throws(ToolError) -> (section: Int, page: Int?) {
    switch self {
    case .section(let number):
      guard number <= document.sectionCount else {
        throw .usage(
          "The book has \(document.sectionCount) sections; there is no section \(number).")
      }
      return (number - 1, nil)
    case .page(let number):
      var pages = 0
      for index in 0..<document.sectionCount {
        guard let section = document.section(index), let layout = document.layout(of: section)
        else { continue }
        if number <= pages + layout.pageCount { return (index, number - pages - 1) }
        pages += layout.pageCount
      }
      throw .usage("The book has \(pages) pages; there is no page \(number).")
    }
  }
}

/// The part of a book that is read: from the first text of one place to the last of another.
struct Extent {
  /// Where the reading starts; `nil` where there is no text.
  let start: TextPosition?
  /// Whether that is the start of the book.
  let isFromStart: Bool
  private let last: (section: Int, page: Int?)?

  init(from: Place?, to: Place?, in document: TextDocument) throws(ToolError) {
    let first = try from.map { place throws(ToolError) in try place.resolve(in: document) }
    last = try to.map { place throws(ToolError) in try place.resolve(in: document) }
    isFromStart = first == nil
    if let page = first?.page, let section = first.flatMap({ document.section($0.section) }) {
      start = document.start(ofPage: page, in: section)
    } else {
      start = document.firstElement(fromSection: first?.section ?? 0)?.textRange.start
    }
    guard let first, let last else { return }
    let isBefore =
      last.section < first.section
      || last.section == first.section && (last.page ?? .max) < (first.page ?? 0)
    if isBefore { throw .usage("--to names a place before the one that --from names.") }
  }

  /// Whether a text that starts on a page of a section lies behind the extent.
  func endsBefore(section: Int, page: Int?) -> Bool {
    guard let last else { return false }
    guard section == last.section, let page, let lastPage = last.page else {
      return section > last.section
    }
    return page > lastPage
  }
}
