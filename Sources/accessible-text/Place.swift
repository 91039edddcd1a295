// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A place that a person names on the command line: a section (`3`) or a page (`p12`).
enum Place {
  case section(Int)
  case page(Int)

  init(_ text: String) throws(ToolError) {
    let isPage = text.hasPrefix("p")
    guard let number = Int(text.drop { $0 == "p" }), number >= 1,
      text.filter({ $0 == "p" }).count < 2
    else {
      throw .usage("A place is a section's number, as 3, or a page's, as p12; not “\(text)”.")
    }
    self = isPage ? .page(number) : .section(number)
  }

  /// Where the reading starts: at the first text of the section or page, or after it where it has
  /// none.
  func start(in document: TextDocument) throws(ToolError) -> TextPosition? {
    switch self {
    case .section(let number):
      guard number <= document.sectionCount else {
        throw .usage(
          "The book has \(document.sectionCount) sections; there is no section \(number).")
      }
      return document.firstElement(fromSection: number - 1)?.textRange.start
    case .page(let number):
      var pages = 0
      for section in (0..<document.sectionCount).lazy.compactMap({ document.section($0) }) {
        guard let layout = document.layout(of: section) else { continue }
        if number <= pages + layout.pageCount {
          return document.start(ofPage: number - pages - 1, in: section)
        }
        pages += layout.pageCount
      }
      throw .usage("The book has \(pages) pages; there is no page \(number).")
    }
  }

  /// Whether a text on a page of a section lies behind the place.
  func isBefore(section: Int, page: Int?) -> Bool {
    switch self {
    case .section(let number): section >= number
    case .page(let number): page.map { $0 > number } ?? false
    }
  }
}
