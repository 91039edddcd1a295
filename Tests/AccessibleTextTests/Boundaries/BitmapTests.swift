// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Bitmap")
struct BitmapTests {
  @Test(arguments: UInt64(0)..<20)
  func `a bitmap agrees with a set, from every offset and in both directions`(seed: UInt64) {
    var chance = TextGenerator(seed: seed)
    let limit = chance.number(in: 0...400)
    let density = chance.number(in: 0...limit)
    let members = Set((0..<density / 3).map { _ in chance.number(in: 0...limit) })
    var bitmap = Bitmap(limit: limit)
    for member in members { bitmap.insert(member) }
    for offset in -70...limit + 70 {
      #expect(bitmap.contains(offset) == members.contains(offset))
      #expect(bitmap.next(atOrAfter: offset) == members.filter { $0 >= offset }.min())
      #expect(bitmap.previous(atOrBefore: offset) == members.filter { $0 <= offset }.max())
    }
  }

  @Test(arguments: [0, 63, 64, 65, 127, 128])
  func `the limit itself can be a member`(limit: Int) {
    var bitmap = Bitmap(limit: limit)
    bitmap.insert(limit)
    #expect(bitmap.next(atOrAfter: 0) == limit)
    #expect(bitmap.previous(atOrBefore: .max) == limit)
  }

  @Test func `an empty bitmap has nothing before or after any offset`() {
    let bitmap = Bitmap(limit: 0)
    for offset in [Int.min, -1, 0, 1, .max] {
      #expect(!bitmap.contains(offset))
      #expect(bitmap.next(atOrAfter: offset) == nil)
      #expect(bitmap.previous(atOrBefore: offset) == nil)
    }
  }
}
