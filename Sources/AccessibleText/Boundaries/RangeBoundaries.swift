// SPDX-License-Identifier: Apache-2.0

/// Units kept as sorted arrays, because empty lines, empty blocks and blank pages are real units.
///
/// - Complexity: a lookup is O(log n) in the number of units.
struct RangeBoundaries: UnitBoundaries, Equatable {
  private let starts: [UInt32]
  private let ends: [UInt32]

  /// - Precondition: the units ascend and do not overlap; their makers have validated them.
  init(_ units: some Sequence<Range<Int>>) {
    var starts: [UInt32] = []
    var ends: [UInt32] = []
    for unit in units {
      starts.append(UInt32(unit.lowerBound))
      ends.append(UInt32(unit.upperBound))
    }
    self.starts = starts
    self.ends = ends
  }

  var count: Int { starts.count }

  subscript(index: Int) -> Range<Int> { Int(starts[index])..<Int(ends[index]) }

  /// The index of the unit around the offset, empty ones included.
  ///
  /// Downstream the last unit that starts at the offset is meant, upstream the first that ends there.
  func index(enclosing offset: Int, _ affinity: TextAffinity) -> Int? {
    switch affinity {
    case .downstream:
      let index = starts.partitioningIndex { Int($0) > offset } - 1
      guard index >= 0 else { return nil }
      return offset < ends[index] || starts[index] == offset ? index : nil
    case .upstream:
      let index = ends.partitioningIndex { Int($0) >= offset }
      guard index < ends.count else { return nil }
      return offset > starts[index] || ends[index] == offset ? index : nil
    }
  }

  /// The index of the last unit that starts at the offset or before it.
  func index(startingAtOrBefore offset: Int) -> Int? {
    let index = starts.partitioningIndex { Int($0) > offset } - 1
    return index >= 0 ? index : nil
  }

  func unit(enclosing offset: Int, _ affinity: TextAffinity) -> Range<Int>? {
    index(enclosing: offset, affinity).map { self[$0] }
  }

  func unit(startingAtOrAfter offset: Int) -> Range<Int>? {
    let index = starts.partitioningIndex { Int($0) >= offset }
    return index < count ? self[index] : nil
  }

  func unit(endingAtOrBefore offset: Int) -> Range<Int>? {
    let index = ends.partitioningIndex { Int($0) > offset } - 1
    return index >= 0 ? self[index] : nil
  }
}

extension Array {
  /// The first index whose element satisfies a predicate that is false before it and true after it.
  package func partitioningIndex(where isInSecondHalf: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondHalf(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
