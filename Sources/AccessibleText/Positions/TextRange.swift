// SPDX-License-Identifier: Apache-2.0

/// The text between two positions of one text; the start never comes after the end.
public struct TextRange: Hashable, Sendable {
  /// Where the range starts.
  public let start: TextPosition
  /// Where the range ends; the character after it is not part of the range.
  public let end: TextPosition

  /// Makes the range between two positions, given in either order.
  ///
  /// - Returns: `nil` if the positions are of two texts, or of two versions of a section.
  public init?(_ one: TextPosition, _ other: TextPosition) {
    guard let order = one.compare(to: other) else { return nil }
    (start, end) = order == .descending ? (other, one) : (one, other)
  }

  init(_ section: SectionID, _ offsets: Range<Int>) {
    start = TextPosition(section, offsets.lowerBound)
    end = TextPosition(section, offsets.upperBound)
  }

  /// Whether the range holds no text.
  public var isEmpty: Bool { start == end }

  /// Whether the position lies in the range or at one of its edges; `false` for foreign positions.
  public func contains(_ position: TextPosition) -> Bool {
    switch (start.compare(to: position), position.compare(to: end)) {
    case (.ascending?, .ascending?), (.same?, _?), (.ascending?, .same?): true
    default: false
    }
  }

  /// The offsets of the range within its section, or `nil` if it runs over a section's edge.
  var offsets: Range<Int>? {
    start.isInSameSection(as: end) ? start.utf8Offset..<end.utf8Offset : nil
  }
}
