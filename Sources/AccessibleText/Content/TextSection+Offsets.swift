// SPDX-License-Identifier: Apache-2.0

extension TextSection {
  /// The position at a UTF-8 offset; inside a scalar it rounds down to the scalar's start.
  ///
  /// - Returns: `nil` beyond the text.
  public func position(atUTF8 offset: Int) -> TextPosition? {
    guard (0...content.utf8.count).contains(offset) else { return nil }
    var offset = offset
    while offset > 0, offset < content.utf8.count, content.utf8[offset].isUTF8Continuation {
      offset -= 1
    }
    return TextPosition(id, offset)
  }

  /// The position at a UTF-16 offset; half of a surrogate pair rounds down to the scalar's start.
  ///
  /// - Returns: `nil` beyond the text.
  /// - Complexity: O(log n).
  public func position(atUTF16 offset: Int) -> TextPosition? {
    guard (0...utf16Map.count).contains(offset) else { return nil }
    return TextPosition(id, utf16Map.utf8(at: offset, of: content.utf8))
  }

  /// The distance of a position from the section's start, in UTF-16 units.
  ///
  /// - Returns: `nil` for a stale or foreign position.
  /// - Complexity: O(1).
  public func utf16Offset(of position: TextPosition) -> Int? {
    guard id.contains(position), position.utf8Offset <= content.utf8.count else { return nil }
    return utf16Map.offset(atUTF8: position.utf8Offset, of: content.utf8)
  }
}
