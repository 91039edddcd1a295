// SPDX-License-Identifier: Apache-2.0

/// Where the units of one granularity start and end in one section of a text.
///
/// Units are never clipped to an element: an answer may reach beyond the element that was asked, as
/// far as its section goes. Positions of another text or version are answered with `nil`.
public struct TextBoundaries: Sendable {
  let section: SectionID
  let units: any UnitBoundaries
  /// What finds the units where a text goes on in another one.
  let segmenter: any TextSegmenter

  init(section: SectionID, units: any UnitBoundaries, segmenter: any TextSegmenter) {
    self.section = section
    self.units = units
    self.segmenter = segmenter
  }

  /// The boundaries of a section by other means than its segmenter's.
  package init(_ units: any UnitBoundaries, of section: TextSection) {
    self.init(section: section.id, units: units, segmenter: section.segmenter)
  }

  /// The unit around a position; where two units meet, affinity decides.
  ///
  /// - Returns: `nil` in the gap between two units.
  public func unit(
    enclosing position: TextPosition, affinity: TextAffinity = .downstream
  ) -> TextRange? {
    guard section.contains(position) else { return nil }
    return units.unit(enclosing: position.utf8Offset, affinity).map { TextRange(section, $0) }
  }

  /// The first unit that starts at the position or after it.
  public func unit(startingAtOrAfter position: TextPosition) -> TextRange? {
    guard section.contains(position) else { return nil }
    return units.unit(startingAtOrAfter: position.utf8Offset).map { TextRange(section, $0) }
  }

  /// The last unit that ends at the position or before it.
  public func unit(endingAtOrBefore position: TextPosition) -> TextRange? {
    guard section.contains(position) else { return nil }
    return units.unit(endingAtOrBefore: position.utf8Offset).map { TextRange(section, $0) }
  }

  /// The nearest start or end of a unit strictly beyond the position.
  public func boundary(_ direction: StorageDirection, of position: TextPosition) -> TextPosition? {
    guard section.contains(position) else { return nil }
    return units.edge(direction, of: position.utf8Offset).map { TextPosition(section, $0) }
  }
}
