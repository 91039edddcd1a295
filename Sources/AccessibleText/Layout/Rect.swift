// SPDX-License-Identifier: Apache-2.0

/// A rectangle in the coordinates of the view that draws the text; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var isFinite: Bool {
    x.isFinite && y.isFinite && (x + width).isFinite && (y + height).isFinite && width >= 0
      && height >= 0
  }

  /// The smallest rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
