// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Publications

/// Makes canonical fragment identifiers for a book, and keeps the map of the section it was in last:
/// making one reads the section again.
final class CFIWriter {
  private let book: Book
  private var last: (section: Int, map: CFIMap?)?

  init(_ book: Book) {
    self.book = book
  }

  /// The identifier of a range; `nil` where the book is no EPUB.
  func cfi(of range: TextRange) -> String? {
    guard range.start.section != range.end.section else {
      return map(of: range.start)?.cfi(of: range)?.description
    }
    guard let start = path(to: range.start), let end = path(to: range.end) else { return nil }
    return EPUBCFI(from: start, to: end).description
  }

  private func path(to position: TextPosition) -> CFIPath? {
    TextRange(position, position).flatMap { map(of: position)?.cfi(of: $0)?.path }
  }

  private func map(of position: TextPosition) -> CFIMap? {
    if let last, last.section == position.section { return last.map }
    let map = book.document.section(of: position).flatMap { book.publication.cfiMap(of: $0) }
    last = (position.section, map)
    return map
  }
}
