// SPDX-License-Identifier: Apache-2.0

extension TextInputModel {
  /// The end of a range that lies farthest in a direction.
  ///
  /// - Returns: `nil` for a range that is not of this element.
  public func farthestPosition(
    in range: TextRange, toward direction: TextDirection
  ) -> TextPosition? {
    guard textRange.contains(range.start), textRange.contains(range.end) else { return nil }
    return storageDirection(direction, at: range.start) == .forward ? range.end : range.start
  }

  /// What lies between a position and the farthest one in a direction.
  ///
  /// - Returns: `nil` at the element's edge, and for a position that is not of this element.
  public func extent(from position: TextPosition, toward direction: TextDirection) -> TextRange? {
    guard let farthest = farthestPosition(in: textRange, from: position, toward: direction) else {
      return nil
    }
    return farthest == position ? nil : TextRange(position, farthest)
  }

  /// The character beside a position, whole even if the position is inside it.
  ///
  /// - Returns: `nil` at the element's edge, and for a position that is not of this element.
  public func characterRange(
    nextTo position: TextPosition, toward direction: TextDirection
  ) -> TextRange? {
    tokenizer.unit(.character, enclosing: position, looking: direction)
  }

  private func farthestPosition(
    in range: TextRange, from position: TextPosition, toward direction: TextDirection
  ) -> TextPosition? {
    guard range.contains(position) else { return nil }
    return storageDirection(direction, at: position) == .forward ? range.end : range.start
  }
}
