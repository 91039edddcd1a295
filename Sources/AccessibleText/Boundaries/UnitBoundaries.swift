// SPDX-License-Identifier: Apache-2.0

/// Where the units of one granularity start and end in one section, in UTF-8 offsets.
///
/// Units ascend and do not overlap; between two of them there may be a gap. An empty unit is a
/// real one where the storage can hold it.
///
/// *Law: for each unit `u` and each offset inside it, `unit(enclosing:)` answers `u`.*
package protocol UnitBoundaries: Sendable {
  /// The unit around the offset; where two units meet, affinity decides; `nil` in a gap.
  func unit(enclosing offset: Int, _ affinity: TextAffinity) -> Range<Int>?
  /// The first unit that starts at the offset or after it.
  func unit(startingAtOrAfter offset: Int) -> Range<Int>?
  /// The last unit that ends at the offset or before it.
  func unit(endingAtOrBefore offset: Int) -> Range<Int>?
}

extension UnitBoundaries {
  /// The nearest start or end of a unit strictly beyond the offset.
  func edge(_ direction: StorageDirection, of offset: Int) -> Int? {
    switch direction {
    case .forward:
      let around = unit(enclosing: offset, .downstream).map(\.upperBound)
      let ahead = unit(startingAtOrAfter: offset + 1).map(\.lowerBound)
      let here = unit(startingAtOrAfter: offset).map(\.upperBound)
      return [around, ahead, here].compactMap { $0 }.filter { $0 > offset }.min()
    case .backward:
      let around = unit(enclosing: offset, .upstream).map(\.lowerBound)
      let behind = unit(endingAtOrBefore: offset - 1).map(\.upperBound)
      let here = unit(endingAtOrBefore: offset).map(\.lowerBound)
      return [around, behind, here].compactMap { $0 }.filter { $0 < offset }.max()
    }
  }
}
