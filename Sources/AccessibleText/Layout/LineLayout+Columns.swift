// SPDX-License-Identifier: Apache-2.0

extension LineLayout {
  /// A column of a page: lines that follow each other in one direction across the lines.
  struct Column {
    /// The lines, by their index in the section.
    var lines: Range<Int>
    /// The box around their boxes.
    var box: Rect
    /// Whether its lines run from top to bottom.
    var isVertical: Bool
    /// Whether vertical lines follow each other to the left, as they do unless one goes to the right.
    var goesLeft = true
  }

  /// The columns of some lines, in the order of the text.
  ///
  /// Horizontal lines follow each other downwards; where one does not, a column begins.
  ///
  /// - Complexity: O(lines).
  func columns(of indices: Range<Int>) -> [Column] {
    var columns: [Column] = []
    for index in indices {
      let (rect, isVertical) = (rects[index], shapes[index].isVertical)
      if var column = columns.last, column.isVertical == isVertical,
        column.takes(rect, after: rects[index - 1])
      {
        column.lines = column.lines.lowerBound..<index + 1
        column.box = column.box.union(rect)
        columns[columns.count - 1] = column
      } else {
        columns.append(Column(lines: index..<index + 1, box: rect, isVertical: isVertical))
      }
    }
    return columns
  }
}

extension LineLayout.Column {
  /// Whether a line goes on with the column after the line before it.
  fileprivate mutating func takes(_ next: Rect, after last: Rect) -> Bool {
    guard isVertical else { return next.y > last.y }
    guard next.x != last.x else { return false }
    if lines.count == 1 { goesLeft = next.x < last.x }
    return goesLeft == (next.x < last.x)
  }
}

extension Rect {
  /// How far a point is from the rectangle, to the side and up or down.
  func distance(to point: Point) -> (x: Double, y: Double) {
    (max(x - point.x, point.x - (x + width), 0), max(y - point.y, point.y - (y + height), 0))
  }

  /// Whether a point lies in the rectangle; its right and its bottom edge are outside.
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
