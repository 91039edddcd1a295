// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("TextPosition")
struct TextPositionTests {
  @Test func `positions of one section are ordered by their place`() throws {
    let marked = MarkedSection("The ‸quick‸ fox")
    let (one, other) = (marked.positions[0], marked.positions[1])
    #expect(one.compare(to: other) == .ascending)
    #expect(other.compare(to: one) == .descending)
    #expect(one.compare(to: one) == .same)
  }

  @Test func `positions of two sections of one text are ordered by their sections`() throws {
    let space = TextSpace()
    let first = try MarkedSection("The end‸", in: space, ordinal: 0).position
    let second = try MarkedSection("‸The start", in: space, ordinal: 1).position
    #expect(first.compare(to: second) == .ascending)
    #expect(second.compare(to: first) == .descending)
  }

  @Test func `positions of two texts have no order`() throws {
    let one = try MarkedSection("‸same").position
    let other = try MarkedSection("‸same").position
    #expect(one.compare(to: other) == nil)
    #expect(one != other)
  }

  @Test func `positions of two versions of a section have no order`() throws {
    let space = TextSpace()
    let old = try MarkedSection("‸same", in: space).position
    let new = try MarkedSection("‸same", in: space).position
    #expect(old.compare(to: new) == nil)
    #expect(old != new)
  }

  @Test func `a position knows its section and its distance from the section's start`() throws {
    let position = try MarkedSection("é‸t", in: TextSpace(), ordinal: 7).position
    #expect(position.section == 7)
    #expect(position.utf8Offset == "é".utf8.count)
  }

  @Test func `a position is advanced no further than another one`() throws {
    let marked = MarkedSection("‸ab‸c")
    let (start, end) = (marked.positions[0], marked.positions[1])
    #expect(marked.render(start.advanced(by: 1, atMost: end)) == "a‸bc")
    #expect(marked.render(start.advanced(by: 3, atMost: end)) == "ab‸c")
    #expect(marked.render(end.advanced(by: -9, atMost: end)) == "‸abc")
  }

  @Test func `a position is small`() {
    #expect(MemoryLayout<TextPosition>.size == 16)
  }
}
