// SPDX-License-Identifier: Apache-2.0
import AccessibleText

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
    if let from {
      start = try from.start(in: document)
    } else {
      start = document.firstElement?.textRange.start
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
