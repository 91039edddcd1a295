// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// Lines may leave text out: spaces that collapse, a line that is clipped away.
@Suite("Text that is not shown")
struct HiddenTextTests {
  @Test(
    arguments: [
      // Before the first line, at a page's start, at its end, around an unseen paragraph.
      ("  The tide", [2..<6, 6..<10], [0, 1]), ("  The tide", [2..<6, 6..<10], [0]),
      ("  The tide", [2..<6, 6..<10], [0, 0, 1]), ("The  tide", [0..<3, 5..<9], [0, 1]),
      ("One\n  Two", [0..<3, 6..<9], [0, 1]), ("One\nTwo\nSix", [0..<3, 8..<11], [0, 1]),
      ("One\n\nSix", [0..<3, 5..<8], [0, 1]), ("One two\nSix", [0..<3, 8..<11], [0, 1, 1]),
      ("One two", [], [0]), ("One two\n\nSix", [], [0, 0]),
    ] as [(String, [Range<Int>], [Int])])
  func `elements cover text that is not shown, and their links are inverse`(
    text: String, ranges: [Range<Int>], pages: [Int]
  ) throws {
    let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
      SectionContent(paragraphs: text)
    }.laidOut { section in
      let lines = try? LineLayout(lines(ranges), in: section)
      return lines.flatMap { try? SectionLayout(lines: $0, firstLineOfEachPage: pages) }
    }
    let section = try #require(document.section(0))
    try #require(document.layout(of: section) != nil)
    let chain = sequence(first: document.firstElement) { $0?.next }.prefix(20).compactMap { $0 }
    let back = sequence(first: document.lastElement) { $0?.previous }.prefix(20).compactMap { $0 }
    #expect(chain.map(\.utf8) == back.map(\.utf8).reversed())
    #expect(chain.map(\.pageIndex) == back.map(\.pageIndex).reversed())
    for block in section.blocks.map(\.utf8) {
      let pieces = chain.map(\.utf8).filter {
        block.lowerBound <= $0.lowerBound && $0.upperBound <= block.upperBound
      }
      #expect(pieces.flatMap { Array($0) } == Array(block))
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `elements cover random texts of which any part is not shown`(seed: UInt64) throws {
    let document = randomDocument(seed: seed).laidOut { section in
      var chance = TextGenerator(seed: seed)
      let whole = randomLayout(seed: seed)(section)?.lines
      let all = (0..<(whole?.count ?? 0)).compactMap { whole?[$0] }
      // A third is not shown, and before some lines there is an empty one.
      let some = all.filter { _ in chance.number(in: 0...2) > 0 }.flatMap { line in
        let start = LineLayout.Line(
          utf8: line.utf8.lowerBound..<line.utf8.lowerBound, rect: line.rect)
        return chance.number(in: 0...3) == 0 ? [start, line] : [line]
      }
      var pages = [0]
      while let last = pages.last, last < some.count {
        pages.append(min(some.count, last + chance.number(in: 0...3)))
      }
      let lines = try? LineLayout(some, in: section)
      return lines.flatMap { try? SectionLayout(lines: $0, firstLineOfEachPage: pages) }
    }
    let chain = elements(of: document)
    let back = sequence(first: document.lastElement) { $0?.previous }
      .prefix(chain.count + 1).compactMap { $0 }
    #expect(chain.map(\.textElementID) == back.map(\.textElementID).reversed())
    #expect(chain.map(\.utf8) == back.map(\.utf8).reversed())
    #expect(chain.map(\.pageIndex) == back.map(\.pageIndex).reversed())
    for number in 0..<document.sectionCount {
      let section = try #require(document.section(number))
      let covered = chain.filter { $0.section.id == section.id }.flatMap { Array($0.utf8) }
      #expect(covered == section.blocks.flatMap { Array($0.utf8) })
    }
  }
}
