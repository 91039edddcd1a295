// SPDX-License-Identifier: Apache-2.0

/// A set of the offsets `0...limit`, one bit each, searched in both directions.
///
/// - Complexity: `next` and `previous` are O(distance / 64).
struct Bitmap: Sendable, Equatable {
  private(set) var words: [UInt64]

  init(limit: Int) {
    words = Array(repeating: 0, count: limit / 64 + 1)
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  mutating func insert(_ offset: Int) {
    words[offset >> 6] |= 1 << UInt64(offset & 63)
  }

  mutating func remove(_ offset: Int) {
    words[offset >> 6] &= ~(1 << UInt64(offset & 63))
  }

  func contains(_ offset: Int) -> Bool {
    offset >= 0 && offset >> 6 < words.count && words[offset >> 6] >> UInt64(offset & 63) & 1 == 1
  }

  func next(atOrAfter offset: Int) -> Int? {
    var index = max(offset, 0) >> 6
    guard index < words.count else { return nil }
    var bits = words[index] & (~0 << UInt64(max(offset, 0) & 63))
    while bits == 0 {
      index += 1
      guard index < words.count else { return nil }
      bits = words[index]
    }
    return index << 6 + bits.trailingZeroBitCount
  }

  func previous(atOrBefore offset: Int) -> Int? {
    guard offset >= 0 else { return nil }
    var index = offset >> 6
    var bits: UInt64 = 0
    if index < words.count {
      bits = words[index] & (~0 >> UInt64(63 - offset & 63))
    } else {
      index = words.count
    }
    while bits == 0 {
      index -= 1
      guard index >= 0 else { return nil }
      bits = words[index]
    }
    return index << 6 + 63 - bits.leadingZeroBitCount
  }
}
