// SPDX-License-Identifier: Apache-2.0

/// What a selection covers of one page, in the coordinates of the page.
public struct PageSelection {
  /// The first element on the page that holds some of the selection.
  public let element: any TextInputModel
  /// The rectangles, in the order of the text.
  public let rects: [SelectionRect]
}

extension TextWalker {
  /// The rectangles that a range covers, page by page, as its elements answer for them.
  ///
  /// *Law: over all pages exactly one rect contains the start, and one the end.*
  ///
  /// - Returns: None for an empty range; `nil` for one that is stale, foreign, not in elements or not
  ///   laid out.
  /// - Complexity: that of the elements' answers.
  public func selectionRects(for range: TextRange) -> [PageSelection]? {
    guard !range.isEmpty else { return pieceRects(of: range).map { _ in [] } }
    guard let found = pieceRects(of: range)?.filter({ !$0.rects.isEmpty }) else { return nil }
    var pages: [PageSelection] = []
    for (index, piece) in found.enumerated() {
      let rects = piece.rects.map { rect in
        rect.holding(
          start: rect.containsStart && index == 0,
          end: rect.containsEnd && index == found.count - 1)
      }
      if let last = pages.last, last.element.page == piece.element.page {
        pages[pages.count - 1] = PageSelection(
          element: last.element, rects: last.rects + rects)
      } else {
        pages.append(PageSelection(element: piece.element, rects: rects))
      }
    }
    return pages
  }

  private func pieceRects(of range: TextRange) -> [PageSelection]? {
    guard let pieces = elementPieces(of: range) else { return nil }
    var found: [PageSelection] = []
    for piece in pieces {
      guard let rects = piece.element.selectionRects(for: piece.range) else { return nil }
      found.append(PageSelection(element: piece.element, rects: rects))
    }
    return found
  }
}

extension SelectionRect {
  fileprivate func holding(start: Bool, end: Bool) -> SelectionRect {
    SelectionRect(
      rect: rect, writingDirection: writingDirection, containsStart: start, containsEnd: end,
      isVertical: isVertical, isApproximate: isApproximate)
  }
}
