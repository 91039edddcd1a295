// SPDX-License-Identifier: Apache-2.0

/// Where a reading is: a position, and the element that holds it.
public struct ReadAllPlace {
  /// The element.
  public var element: any TextInputModel
  /// The position in it.
  public var position: TextPosition

  /// Makes a place of an element, by default its start.
  public init(element: any TextInputModel, position: TextPosition? = nil) {
    self.element = element
    self.position = position ?? element.textRange.start
  }
}
