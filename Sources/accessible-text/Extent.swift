// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The part of a book that is read: from the first text of one place to the last of another.
struct Extent {
  /// Where the reading starts; `nil` where there is no text.
  let start: TextPosition?
  /// Whether that is the start of the book.
  let isFromStart: Bool
  /// Where it ends, and whether it ends anywhere.
  private let end: TextPosition?
  private let hasEnd: Bool

  init(from: Place?, to: Place?, in book: Book) throws(ToolError) {
    isFromStart = from == nil
    if let from {
      start = try from.start(in: book)
    } else {
      start = book.document.firstElement?.textRange.start
    }
    let first = from == nil ? nil : start
    end = try to.flatMap { place throws(ToolError) in
      try place.text(in: book, after: first)?.end.position
    }
    hasEnd = to != nil
    if let first, let end, end.compare(to: first) == .ascending {
      throw .usage("--to names a place before the one that --from names.")
    }
  }

  /// Whether a text that starts at a position lies behind the extent.
  func endsBefore(_ start: TextPosition) -> Bool { hasEnd && !isBeforeEnd(start) }

  /// Whether a text that ends at a position is all in the extent.
  func holds(_ end: TextPosition) -> Bool { !hasEnd || end == self.end || isBeforeEnd(end) }

  private func isBeforeEnd(_ position: TextPosition) -> Bool {
    end.map { position.compare(to: $0) == .ascending } ?? false
  }
}
