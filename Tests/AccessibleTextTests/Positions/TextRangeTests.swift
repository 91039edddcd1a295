// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("TextRange")
struct TextRangeTests {
  @Test func `a range is the same from either order`() throws {
    let marked = MarkedSection("The ‸quick‸ fox")
    let forward = try #require(TextRange(marked.positions[0], marked.positions[1]))
    let backward = try #require(TextRange(marked.positions[1], marked.positions[0]))
    #expect(forward == backward)
    #expect(marked.section.text(in: backward) == "quick")
  }

  @Test func `a range from a position to itself is empty`() throws {
    let position = try MarkedSection("The ‸quick").position
    let range = try #require(TextRange(position, position))
    #expect(range.isEmpty)
    #expect(range.contains(position))
  }

  @Test func `there is no range between two texts, or two versions of one`() throws {
    let space = TextSpace()
    let one = try MarkedSection("‸a", in: space).position
    #expect(TextRange(one, try MarkedSection("‸a", in: space).position) == nil)
    #expect(TextRange(one, try MarkedSection("‸a").position) == nil)
  }

  @Test func `a range holds its edges and what is between them`() throws {
    let marked = MarkedSection("‸The ‸qu‸ick‸ fox‸")
    let range = try #require(TextRange(marked.positions[1], marked.positions[3]))
    #expect(marked.positions.map { range.contains($0) } == [false, true, true, true, false])
  }

  @Test func `a range over sections holds the section between them`() throws {
    let space = TextSpace()
    let sections = (0..<4).map { MarkedSection("a‸b", in: space, ordinal: $0) }
    let range = try #require(TextRange(sections[0].position, sections[2].position))
    #expect(try sections.map { range.contains(try $0.position) } == [true, true, true, false])
    #expect(range.offsets == nil)
    #expect(sections[0].section.text(in: range) == nil)
  }

  @Test func `a range holds no stale and no foreign position`() throws {
    let space = TextSpace()
    let range = try MarkedSection("‸The quick‸", in: space).range
    #expect(!range.contains(try MarkedSection("The‸ quick", in: space).position))
    #expect(!range.contains(try MarkedSection("The‸ quick").position))
  }

  @Test func `ranges that are equal hash alike`() throws {
    let marked = MarkedSection("‸The‸")
    #expect(Set([try marked.range, try marked.range]).count == 1)
    #expect(TextElementID(try marked.position) == TextElementID(try marked.range.start))
  }
}
