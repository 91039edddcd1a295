// SPDX-License-Identifier: Apache-2.0

extension LineLayout {
  /// The rectangles to draw behind a selection: as `selectionRects(for:)`, but where the range goes on
  /// over the end of a line, or comes from the line before, the line is filled to its column's edge.
  ///
  /// One that holds a line break so looks selected, and an empty line in the range too.
  ///
  /// - Returns: None for an empty range; `nil` for one that is foreign or stale.
  /// - Complexity: O(lines of the page).
  public func extendedRects(for range: TextRange) -> [Rect]? {
    guard let clip = clip(range) else { return nil }
    guard !clip.utf8.isEmpty else { return [] }
    let indices = indices(touching: clip.utf8)
    let rects = (selectionRects(for: range) ?? []).map(\.rect)
    var extended: [Rect] = []
    for column in columns(of: window) {
      for index in column.lines where indices.contains(index) {
        let comes = index > indices.lowerBound
        let goes = index < indices.upperBound - 1
        if comes && goes {
          extended.append(column.filled(placed(index), fromStart: true, toEnd: true))
        } else {
          extended += edges(of: clip.utf8, line: index, column, comes, goes)
        }
      }
    }
    return extended.isEmpty ? rects : extended
  }

  /// The first or the last line of a range: its rectangles, and what fills it.
  private func edges(
    of range: Range<Int>, line index: Int, _ column: Column, _ comes: Bool, _ goes: Bool
  ) -> [Rect] {
    let line = placed(index)
    let cut = TextRange(section, range.clamped(to: line.utf8))
    var rects = (selectionRects(for: cut) ?? []).map(\.rect)
    if comes { rects.insert(column.filled(line, fromStart: true, toEnd: false), at: 0) }
    if goes { rects.append(column.filled(line, fromStart: false, toEnd: true)) }
    return rects.filter { $0.width > 0 && $0.height > 0 }
  }
}

extension LineLayout.Column {
  /// The row of a line, or what is before its box, or behind it.
  fileprivate func filled(_ line: PlacedLine, fromStart: Bool, toEnd: Bool) -> Rect {
    let lower = isVertical ? box.y : box.x
    let upper = isVertical ? box.y + box.height : box.x + box.width
    if fromStart && toEnd { return line.rect(lower, upper) }
    let isLower = fromStart == (line.shape.direction == .leftToRight)
    return isLower ? line.rect(lower, line.lower) : line.rect(line.upper, upper)
  }
}
