// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A box on the picture of a page, in its pixels; y grows downwards.
struct ScanBox: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Beyond this no picture has pixels, and sums of edges might lose some.
  private static let farthest = 1e7

  /// Takes the four numbers of a `bbox`, in either order of its corners.
  ///
  /// - Returns: `nil` for other than four finite numbers, and for a box without an area.
  init?(_ numbers: some Collection<Double>) {
    let edges = Array(numbers)
    guard edges.count == 4, edges.allSatisfy({ abs($0) <= Self.farthest }) else { return nil }
    left = min(edges[0], edges[2])
    right = max(edges[0], edges[2])
    top = min(edges[1], edges[3])
    bottom = max(edges[1], edges[3])
    guard left < right, top < bottom else { return nil }
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var middle: (x: Double, y: Double) { (left + width / 2, top + height / 2) }

  var rect: Rect { Rect(x: left, y: top, width: width, height: height) }

  /// The part of the box that is on a page; `nil` where that has no area.
  func cut(to page: ScanBox?) -> ScanBox? {
    guard let page else { return self }
    return ScanBox([
      max(left, page.left), max(top, page.top), min(right, page.right), min(bottom, page.bottom),
    ]).flatMap {
      left < page.right && right > page.left && top < page.bottom
        && bottom > page.top ? $0 : nil
    }
  }

  /// The smallest box that holds all boxes; `nil` where there are none.
  static func union(_ boxes: some Sequence<ScanBox>) -> ScanBox? {
    boxes.reduce(nil) { sum, box in
      guard var sum else { return box }
      sum.left = min(sum.left, box.left)
      sum.top = min(sum.top, box.top)
      sum.right = max(sum.right, box.right)
      sum.bottom = max(sum.bottom, box.bottom)
      return sum
    }
  }

  /// How much of the narrower of two boxes lies above or below the other.
  func overlapAcross(_ other: ScanBox) -> Double {
    let shared = min(right, other.right) - max(left, other.left)
    return max(shared, 0) / min(width, other.width)
  }
}
