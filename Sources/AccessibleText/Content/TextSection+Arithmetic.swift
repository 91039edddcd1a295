// SPDX-License-Identifier: Apache-2.0

extension TextSection {
  /// The position so many units further on, or back where the count is negative.
  ///
  /// Nothing is clamped. In UTF-8 and UTF-16 units a result inside a scalar rounds down to its
  /// start. Characters are counted by the boundaries that are crossed: from inside one, the next is
  /// its end and the one before its start.
  ///
  /// *Law: `position(from: a, offsetBy: distance(from: a, to: b, in: unit)!, in: unit) == b`, for
  /// characters where b is on the edge of one.*
  ///
  /// - Returns: `nil` beyond the section, and for a stale or foreign position.
  /// - Complexity: O(log n) after the first call for a unit, which is O(n).
  public func position(
    from position: TextPosition, offsetBy count: Int, in unit: TextOffsetUnit
  ) -> TextPosition? {
    guard contains(position) else { return nil }
    let start: Int
    switch unit {
    case .utf8: start = position.utf8Offset
    case .utf16: start = utf16Map.offset(atUTF8: position.utf8Offset, of: content.utf8)
    case .scalar: start = scalarMap.offset(atUTF8: position.utf8Offset, of: content.utf8)
    case .character:
      if count == 0 { return position }
      start = characters(count > 0 ? .forward : .backward, upTo: position.utf8Offset)
    }
    let (offset, overflows) = start.addingReportingOverflow(count)
    return overflows ? nil : self.position(at: offset, in: unit)
  }

  /// How many units lie between two positions; negative if the second comes first.
  ///
  /// Of characters those boundaries are counted that a walk from the first position crosses or
  /// reaches.
  ///
  /// - Returns: `nil` for stale or foreign positions.
  /// - Complexity: O(1) after the first call for a unit, which is O(n).
  public func distance(
    from one: TextPosition, to other: TextPosition, in unit: TextOffsetUnit
  ) -> Int? {
    guard contains(one), contains(other) else { return nil }
    let (from, to) = (one.utf8Offset, other.utf8Offset)
    switch unit {
    case .utf8: return to - from
    case .utf16: return distance(from, to, by: utf16Map)
    case .scalar: return distance(from, to, by: scalarMap)
    case .character:
      let direction: StorageDirection = from <= to ? .forward : .backward
      return characters(direction, upTo: to) - characters(direction, upTo: from)
    }
  }

  private func contains(_ position: TextPosition) -> Bool {
    id.contains(position) && position.utf8Offset <= content.utf8.count
  }

  private func distance(_ from: Int, _ to: Int, by map: OffsetMap) -> Int {
    map.offset(atUTF8: to, of: content.utf8) - map.offset(atUTF8: from, of: content.utf8)
  }

  /// The number of a character edge: forward the last one up to the offset, backward the first from
  /// it on.
  private func characters(_ direction: StorageDirection, upTo offset: Int) -> Int {
    guard offset < content.utf8.count else { return characterRanks.count }
    return switch direction {
    case .forward: characterRanks.members(before: offset + 1) - 1
    case .backward: characterRanks.members(before: offset)
    }
  }

  private func position(at offset: Int, in unit: TextOffsetUnit) -> TextPosition? {
    switch unit {
    case .utf8: return position(atUTF8: offset)
    case .utf16: return position(atUTF16: offset)
    case .scalar:
      guard (0...scalarMap.count).contains(offset) else { return nil }
      return TextPosition(id, scalarMap.utf8(at: offset, of: content.utf8))
    case .character:
      if offset == characterRanks.count { return textRange.end }
      return characterRanks.offset(ofMember: offset).map { TextPosition(id, $0) }
    }
  }
}
