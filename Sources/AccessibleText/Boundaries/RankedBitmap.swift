// SPDX-License-Identifier: Apache-2.0

/// A bitmap that knows how many of its members come before an offset, and where the n-th one is.
///
/// *Law: `offset(ofMember: members(before: m)) == m` for each member m.*
///
/// The members before each 512 bits are kept, a sixteenth of the bitmap's size.
///
/// - Complexity: O(1) to count, O(log n) to find.
struct RankedBitmap: Sendable {
  private static let wordsPerBlock = 8

  private let words: [UInt64]
  private let before: [UInt32]
  /// How many members there are.
  let count: Int

  init(_ bitmap: Bitmap) {
    words = bitmap.words
    var before: [UInt32] = []
    before.reserveCapacity(words.count / Self.wordsPerBlock + 1)
    var count = 0
    for (index, word) in words.enumerated() {
      if index % Self.wordsPerBlock == 0 { before.append(UInt32(count)) }
      count += word.nonzeroBitCount
    }
    self.before = before
    self.count = count
  }

  /// How many members are less than the offset.
  func members(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let index = offset >> 6
    guard index < words.count else { return count }
    let block = index / Self.wordsPerBlock
    var members = Int(before[block])
    for word in block * Self.wordsPerBlock..<index { members += words[word].nonzeroBitCount }
    let mask = (1 << UInt64(offset & 63)) - 1 as UInt64
    return members + (words[index] & mask).nonzeroBitCount
  }

  /// Where the member with an index is, ascending from 0; `nil` if there are fewer.
  func offset(ofMember index: Int) -> Int? {
    guard index >= 0, index < count else { return nil }
    let block = before.partitioningIndex { Int($0) > index } - 1
    var word = block * Self.wordsPerBlock
    var left = index - Int(before[block])
    while left >= words[word].nonzeroBitCount {
      left -= words[word].nonzeroBitCount
      word += 1
    }
    var bits = words[word]
    for _ in 0..<left { bits &= bits - 1 }
    return word << 6 + bits.trailingZeroBitCount
  }
}
