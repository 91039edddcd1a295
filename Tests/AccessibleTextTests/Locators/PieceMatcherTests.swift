// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Finding a piece in a row of numbers")
struct PieceMatcherTests {
  @Test(arguments: UInt64(0)..<200)
  func `all occurrences are found, also those that overlap`(seed: UInt64) {
    var chance = TextGenerator(seed: seed)
    let row = (0..<60).map { _ in UInt32(chance.number(in: 0...1)) }
    let piece = (0..<chance.number(in: 1...5)).map { _ in UInt32(chance.number(in: 0...1)) }
    var matcher = PieceMatcher(piece)
    let ends = row.indices.filter { matcher.ends(with: row[$0]) }
    let expected = row.indices.filter { row[...$0].suffix(piece.count).elementsEqual(piece) }
    #expect(ends == expected)
  }

  @Test func `after a restart a find does not overlap the last`() {
    var matcher = PieceMatcher([1, 1])
    var ends: [Int] = []
    for index in 0..<5 where matcher.ends(with: 1) {
      ends.append(index)
      matcher.restart()
    }
    #expect(ends == [1, 3])
  }

  @Test func `an empty piece is found nowhere`() {
    var matcher = PieceMatcher([])
    let isFound = matcher.ends(with: 1)
    #expect(!isFound)
  }
}
