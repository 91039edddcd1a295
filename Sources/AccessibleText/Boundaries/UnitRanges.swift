// SPDX-License-Identifier: Apache-2.0

/// The units of one kind in a section, one after the other, in UTF-8 offsets.
package struct UnitRanges: Sequence, IteratorProtocol {
  private let boundaries: BitmapBoundaries
  private var offset: Int

  init(_ boundaries: BitmapBoundaries, from offset: Int = 0) {
    self.boundaries = boundaries
    self.offset = offset
  }

  package mutating func next() -> Range<Int>? {
    guard let unit = boundaries.unit(startingAtOrAfter: offset) else { return nil }
    offset = unit.upperBound
    return unit
  }
}
