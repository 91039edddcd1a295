// SPDX-License-Identifier: Apache-2.0

extension TextElement {
  /// The position so many units further on; `nil` beyond the element.
  ///
  /// - Complexity: O(log n), as `TextSection` has it.
  public func position(
    from position: TextPosition, offsetBy count: Int, in unit: TextOffsetUnit
  ) -> TextPosition? {
    guard textRange.contains(position),
      let result = section.position(from: position, offsetBy: count, in: unit),
      textRange.contains(result)
    else { return nil }
    // From beyond the element a place inside a scalar rounds down to its end.
    guard result == textRange.end else { return result }
    return section.distance(from: position, to: result, in: unit) == count ? result : nil
  }

  /// How many units lie between two positions of the element.
  ///
  /// - Complexity: O(1), as `TextSection` has it.
  public func distance(
    from one: TextPosition, to other: TextPosition, in unit: TextOffsetUnit
  ) -> Int? {
    guard textRange.contains(one), textRange.contains(other) else { return nil }
    return section.distance(from: one, to: other, in: unit)
  }
}
