// SPDX-License-Identifier: Apache-2.0
package import AccessibleText

extension Rect {
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether a point lies in the rectangle or on its edge.
  func touches(_ point: Point) -> Bool {
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  }

  /// Whether another rectangle lies in this one, but for rounding.
  func holds(_ other: Rect) -> Bool {
    other.x >= x - Self.rounding && other.y >= y - Self.rounding
      && other.x + other.width <= x + width + Self.rounding
      && other.y + other.height <= y + height + Self.rounding
  }

  func isNear(_ other: Rect) -> Bool { holds(other) && other.holds(self) }

  /// The rectangle around both.
  package func around(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  private static let rounding = 1e-6
}

extension [SelectionRect] {
  /// Those with a width, in which rects that touch or overlap on one line in one direction are one.
  package var merged: [Rect] {
    var merged: [(rect: Rect, direction: WritingDirection, isVertical: Bool)] = []
    for next in self where next.length > 0 {
      if let last = merged.last, last.direction == next.writingDirection,
        last.isVertical == next.isVertical, next.goesOn(last.rect)
      {
        merged[merged.count - 1].rect = last.rect.around(next.rect)
      } else {
        merged.append((next.rect, next.writingDirection, next.isVertical))
      }
    }
    // To a 64th, as widths are differences.
    return merged.map(\.rect).map { rect in
      Rect(
        x: (rect.x * 64).rounded() / 64, y: (rect.y * 64).rounded() / 64,
        width: (rect.width * 64).rounded() / 64, height: (rect.height * 64).rounded() / 64)
    }
  }
}

extension SelectionRect {
  fileprivate var length: Double { isVertical ? rect.height : rect.width }

  /// Whether the piece goes on where another one of the same line ends, or inside of it.
  fileprivate func goesOn(_ last: Rect) -> Bool {
    let isOneLine =
      isVertical
      ? last.x == rect.x && last.width == rect.width
      : last.y == rect.y && last.height == rect.height
    let (a, b) = (edges(last), edges(rect))
    let near = 1e-9
    return isOneLine
      && (writingDirection == .leftToRight
        ? a.lower <= b.lower + near && b.lower <= a.upper + near && a.upper <= b.upper + near
        : b.upper <= a.upper + near && a.lower <= b.upper + near && b.lower <= a.lower + near)
  }

  private func edges(_ rect: Rect) -> (lower: Double, upper: Double) {
    isVertical ? (rect.y, rect.y + rect.height) : (rect.x, rect.x + rect.width)
  }
}
