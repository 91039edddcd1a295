// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("RankedBitmap")
struct RankedBitmapTests {
  @Test(arguments: UInt64(0)..<20)
  func `a ranked bitmap agrees with a sorted list, and finds each member it has counted`(
    seed: UInt64
  ) {
    var chance = TextGenerator(seed: seed)
    let limit = chance.number(in: 0...2_000)
    var bitmap = Bitmap(limit: limit)
    for _ in 0..<chance.number(in: 0...limit) { bitmap.insert(chance.number(in: 0...limit)) }
    let members = (0...limit).filter(bitmap.contains)
    let ranked = RankedBitmap(bitmap)
    #expect(ranked.count == members.count)
    for offset in [Int.min, -1, limit + 1, limit + 1_000, .max] + Array(0...limit) {
      #expect(ranked.members(before: offset) == members.filter { $0 < offset }.count)
    }
    for index in members.indices {
      #expect(ranked.offset(ofMember: index) == members[index])
      #expect(ranked.members(before: members[index]) == index)
    }
    for index in [-1, members.count, .min, .max] { #expect(ranked.offset(ofMember: index) == nil) }
  }
}
