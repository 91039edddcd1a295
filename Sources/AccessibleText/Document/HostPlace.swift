// SPDX-License-Identifier: Apache-2.0

/// A place in a host's own text, in the host's own terms: its keys, and an offset.
///
/// Where a block was given no key, and between the two bytes of a line end, `block` is `nil` and the
/// offset counts from the start of the section's text.
public struct HostPlace: Hashable, Sendable {
  /// The host's key for the section.
  public var section: UInt64
  /// The host's key for the block; `nil` counts from the start of the section.
  public var block: UInt64?
  /// The distance from the start of the block.
  public var offset: Int
  /// What the offset counts.
  public var unit: TextOffsetUnit

  /// Makes a place.
  public init(section: UInt64, block: UInt64?, offset: Int, unit: TextOffsetUnit) {
    self.section = section
    self.block = block
    self.offset = offset
    self.unit = unit
  }
}

extension TextDocument {
  /// A place of a host's text as a position.
  ///
  /// Nothing is clamped: an offset beyond its block is no place. Inside a scalar it rounds down.
  ///
  /// - Returns: `.awaits` for a section that has not been handed over, `.none` for keys and offsets
  ///   that the text does not have, and in a text that no host handed over.
  /// - Complexity: O(log n), as `TextSection` has it.
  public func position(at place: HostPlace) -> TextAnswer<TextPosition> {
    guard let number = hostSections?.number(ofKey: place.section),
      let handed = hostSections?.table[number]?.content
    else { return .none }
    switch handed {
    case .awaited: return .awaits(.section(place.section))
    case .absent: return .none
    case .given(let content):
      guard let range = content.range(ofBlock: place.block),
        let position = content.section.position(
          from: range.start, offsetBy: place.offset, in: place.unit), range.contains(position),
        // From beyond the block a place inside a scalar rounds down to its end.
        position != range.end
          || content.section.distance(from: range.start, to: position, in: place.unit)
            == place.offset
      else { return .none }
      return .known(position)
    }
  }

  /// A position as a place of the host's text.
  ///
  /// *Law: `position(at: place(of: p, in: unit)) == p`, for characters where p is on the edge of one.*
  ///
  /// - Returns: `nil` for a position that is stale or foreign, and in a text that no host handed over.
  /// - Complexity: O(log n), as `TextSection` has it.
  public func place(of position: TextPosition, in unit: TextOffsetUnit) -> HostPlace? {
    guard let section = section(of: position), let key = sectionKey(section.id.ordinal) else {
      return nil
    }
    let keyed = section.blockIndex(at: position).flatMap { index in
      section.blocks[index].key.map { (block: $0, start: section.blocks[index].utf8.lowerBound) }
    }
    let start = TextPosition(section.id, keyed?.start ?? 0)
    guard let offset = section.distance(from: start, to: position, in: unit) else { return nil }
    return HostPlace(section: key, block: keyed?.block, offset: offset, unit: unit)
  }

  /// The number of a host's section, counted from 0 in reading order; `nil` for a key that the text
  /// does not have.
  public func sectionNumber(ofKey key: UInt64) -> Int? { hostSections?.number(ofKey: key) }

  /// The host's key for a section; `nil` beyond the last, and in a text that no host handed over.
  public func sectionKey(_ number: Int) -> UInt64? { hostSections?.table[number]?.key }
}

extension HostContent {
  /// The text of a block, or of the whole section; `nil` for a key that no block has.
  fileprivate func range(ofBlock key: UInt64?) -> TextRange? {
    guard let key else { return section.textRange }
    return blockIndex(ofKey: key).flatMap { section.range(ofBlock: $0) }
  }
}
