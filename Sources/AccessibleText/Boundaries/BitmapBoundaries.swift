// SPDX-License-Identifier: Apache-2.0

/// Units that are never empty: a bitmap of their starts and one of their ends.
///
/// - Complexity: a lookup is O(length of the unit or gap / 64).
struct BitmapBoundaries: UnitBoundaries, Equatable {
  var starts: Bitmap
  var ends: Bitmap

  init(limit: Int) {
    starts = Bitmap(limit: limit)
    ends = Bitmap(limit: limit)
  }

  var count: Int { starts.count }

  func unit(enclosing offset: Int, _ affinity: TextAffinity) -> Range<Int>? {
    let inside = affinity == .downstream ? offset : offset - 1
    guard let start = starts.previous(atOrBefore: inside),
      let end = ends.next(atOrAfter: start + 1), end > inside
    else { return nil }
    return start..<end
  }

  func unit(startingAtOrAfter offset: Int) -> Range<Int>? {
    guard let start = starts.next(atOrAfter: offset), let end = ends.next(atOrAfter: start + 1)
    else { return nil }
    return start..<end
  }

  func unit(endingAtOrBefore offset: Int) -> Range<Int>? {
    guard let end = ends.previous(atOrBefore: offset),
      let start = starts.previous(atOrBefore: end - 1)
    else { return nil }
    return start..<end
  }
}
