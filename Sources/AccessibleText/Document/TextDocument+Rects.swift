// SPDX-License-Identifier: Apache-2.0

/// What a range covers of one page.
public struct PageRects: Hashable, Sendable {
  /// The page.
  public let page: TextPage
  /// The rectangles, in the coordinates of the page.
  public let rects: [SelectionRect]
}

extension TextDocument {
  /// The rectangles that a range covers, page by page, also where it runs over sections.
  ///
  /// Pages of which the range covers nothing are left out.
  ///
  /// *Law: every selection that is shown has exactly one start and one end rect.*
  ///
  /// - Returns: `.awaits` where some of the range, or its layout, has not been handed over; `.none`
  ///   for a range that is stale, foreign or beyond its section, and where some of it is not laid out.
  /// - Complexity: O(log n + pages and lines of the range).
  public func selectionRects(for range: TextRange) -> TextAnswer<[PageRects]> {
    guard let first = section(of: range.start), let last = section(of: range.end),
      first.textRange.contains(range.start), last.textRange.contains(range.end)
    else { return .none }
    var covered: [PageRects] = []
    for number in range.start.section...range.end.section {
      if let need = need(ofLayoutOfSection: number) { return .awaits(need) }
      guard let section = self.section(number) else { continue }
      guard let layout = layout(of: section) else { return .none }
      let cut = TextRange(section.id, range.cut(to: section))
      let first = layout.pageIndex(showing: cut.start.utf8Offset)
      let last = layout.pageIndex(showing: cut.end.utf8Offset, .upstream)
      for index in first...max(first, last) {
        guard let rects = layout.lines(onPage: index)?.selectionRects(for: range), !rects.isEmpty,
          let page = page(index, ofSection: number)
        else { continue }
        covered.append(PageRects(page: page, rects: rects))
      }
    }
    return .known(covered)
  }
}

extension TextRange {
  /// The offsets of what a section has of the range.
  fileprivate func cut(to section: TextSection) -> Range<Int> {
    let start = start.section < section.id.ordinal ? 0 : start.utf8Offset
    let end = end.section > section.id.ordinal ? section.content.utf8.count : end.utf8Offset
    return start..<max(start, end)
  }
}
