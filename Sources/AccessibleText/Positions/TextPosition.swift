// SPDX-License-Identifier: Apache-2.0

/// A place between two Unicode scalars of one section of one text.
///
/// A position knows its text, its section and the section's version, so that a position of another
/// text, or of content that has been replaced, is told apart and answered with `nil` instead of with
/// a wrong place. It carries no affinity: that belongs to carets and lookups. It is not for storing
/// in a file.
///
/// Order is defined within one text: `a.compare(to: b)` is `nil` where it is not.
public struct TextPosition: Hashable, Sendable {
  let spaceNumber: UInt32
  let sectionNumber: UInt32
  let version: UInt32
  private(set) var utf8: UInt32

  init(_ section: SectionID, _ utf8Offset: Int) {
    spaceNumber = section.space.number
    sectionNumber = UInt32(section.ordinal)
    version = section.version
    utf8 = UInt32(utf8Offset)
  }

  /// Which section of the text the position is in, counted from 0 in reading order.
  public var section: Int { Int(sectionNumber) }

  /// The distance from the start of the section's text, in UTF-8 code units.
  public var utf8Offset: Int { Int(utf8) }

  /// Tells whether this position comes before, with or after another one.
  ///
  /// - Returns: `nil` if the two are of different texts, or of different versions of one section.
  /// - Complexity: O(1).
  public func compare(to other: TextPosition) -> TextOrder? {
    guard spaceNumber == other.spaceNumber else { return nil }
    guard sectionNumber == other.sectionNumber else {
      return sectionNumber < other.sectionNumber ? .ascending : .descending
    }
    guard version == other.version else { return nil }
    return utf8 == other.utf8 ? .same : utf8 < other.utf8 ? .ascending : .descending
  }

  /// The position so many UTF-8 code units further on, but not beyond another one of its section.
  package func advanced(by utf8Count: Int, atMost end: TextPosition) -> TextPosition {
    var position = self
    position.utf8 = UInt32(clamping: min(utf8Offset + utf8Count, end.utf8Offset))
    return position
  }

  func isInSameSection(as other: TextPosition) -> Bool {
    spaceNumber == other.spaceNumber && sectionNumber == other.sectionNumber
      && version == other.version
  }
}

/// How one position lies to another one.
public enum TextOrder: Sendable {
  /// The first comes before the second.
  case ascending
  /// They are the same place.
  case same
  /// The first comes after the second.
  case descending
}

/// One version of one section of one text: what a position belongs to.
struct SectionID: Hashable, Sendable {
  let space: TextSpace
  let ordinal: Int
  let version: UInt32

  func contains(_ position: TextPosition) -> Bool {
    position.spaceNumber == space.number && position.section == ordinal
      && position.version == version
  }
}
