// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Hit test and caret")
struct HitTestTests {
  @Test func `behind a soft-wrapped line is its end, upstream`() throws {
    let text = try DrawnText("The tide |is out")
    #expect(text.closest(500, 5) == "The tide ‸↑is out")
    #expect(text.closest(-500, 25) == "The tide ‸is out")
  }

  @Test func `behind a line break is before the break`() throws {
    let text = try DrawnText("Soft\u{2028}|falls")
    #expect(text.closest(500, 5) == "Soft‸\u{2028}falls")
    #expect(try DrawnText("a\nb").closest(500, 5) == "a‸\nb")
  }

  @Test func `a caret behind a line break stands on the next line, whatever its affinity`() throws {
    let text = try DrawnText("Soft\u{2028}‸|falls")
    for affinity in [TextAffinity.upstream, .downstream] {
      let rect = try text.caretRect(at: text.marked.position, affinity: affinity)
      #expect(rect == Rect(x: 0, y: 20, width: 0, height: 20))
    }
  }

  @Test func `below the text is its end, above it the first line`() throws {
    let text = try DrawnText("The tide |is out\n\nGone")
    #expect(text.closest(-50, 500) == "The tide is out\n\nGone‸")
    #expect(text.closest(500, .infinity) == "The tide is out\n\nGone‸")
    #expect(text.closest(21, -500) == "Th‸e tide is out\n\nGone")
    #expect(text.closest(200, 50) == "The tide is out\n‸\nGone")
    #expect(text.closest(.nan, 0) == nil)
  }

  @Test func `of two columns the nearer one decides, not y alone`() throws {
    let text = try DrawnText("aaaa|bb|cccc") { lines in
      // Two lines on the left; the third beside them, lower than the first.
      lines[2].rect = Rect(x: 100, y: 10, width: 40, height: 20)
    }
    #expect(text.closest(121, 2) == "aaaabbcc‸cc")
    #expect(text.closest(121, 12) == "aaaabbcc‸cc")
    #expect(text.closest(60, 38) == "aaaabb‸↑cccc")
    #expect(text.closest(12, 300) == "aaaab‸bcccc")
    #expect(text.closest(121, 300) == "aaaabbcccc‸")
  }

  @Test func `on a vertical page x finds the column and y the character`() throws {
    let text = try DrawnText("aaaa|bb|cccc") { lines in
      for index in lines.indices {
        lines[index].rect = Rect(
          x: -20 * Double(index), y: 0, width: 20, height: Double(lines[index].utf8.count * 10))
        lines[index].isVertical = true
      }
    }
    #expect(text.closest(5, 21) == "aa‸aabbcccc")
    #expect(text.closest(-5, 90) == "aaaabb‸↑cccc")
    #expect(text.closest(-300, 0) == "aaaabbcccc‸")
    #expect(text.closest(300, 21) == "aa‸aabbcccc")
    let range = try #require(text.marked.section.position(atUTF8: 4))
    let rect = text.caretRect(at: range, affinity: .upstream)
    #expect(rect == Rect(x: 0, y: 40, width: 20, height: 0))
  }

  @Test func `a closest position keeps to its range`() throws {
    let text = try DrawnText("The ‸tide‸ |is out")
    let range = try text.marked.range
    for (x, expected) in [(-100.0, "The ‸tide is out"), (52, "The t‸ide is out")] {
      #expect(
        text.render(text.closestPosition(to: Point(x: x, y: 5), within: range)) == expected)
    }
    #expect(
      text.render(text.closestPosition(to: Point(x: 999, y: 99), within: range))
        == "The tide‸ is out")
  }

  @Test func `in a margin there is no character, but a line as wide as its column`() throws {
    let text = try DrawnText("The tide\nis\n\nout")
    #expect(text.characterRange(at: Point(x: 25, y: 25)) == nil)
    #expect(text.layout.lineIndex(at: Point(x: 25, y: 25)) == 1)
    #expect(text.layout.lineIndex(at: Point(x: 5, y: 45)) == 2)
    #expect(text.layout.lineIndex(at: Point(x: 95, y: 25)) == nil)
    let character = try #require(text.characterRange(at: Point(x: 15, y: 25)))
    #expect(text.text(in: character) == "s")
  }

  @Test func `a foreign or stale position has no place`() throws {
    let text = try DrawnText("The tide")
    let foreign = MarkedSection("‸The‸ tide")
    let range = try foreign.range
    #expect(try text.caretRect(at: foreign.position) == nil)
    #expect(text.layout.selectionRects(for: range) == nil)
    #expect(text.layout.extendedRects(for: range) == nil)
    #expect(text.layout.firstRect(for: range) == nil)
    #expect(text.layout.caret(closestTo: Point(x: 0, y: 0), within: range) == nil)
    #expect(try text.layout.lineIndex(of: foreign.position) == nil)
    #expect(text.layout.lineFrame(1) == nil && text.layout.lineContent(-1) == nil)
  }

  @Test func `a page answers for its own text alone`() throws {
    let document = pagedDocument(["One two|three\nfour"])
    let section = try #require(document.section(0))
    let layout = try #require(document.layout(of: section))
    let pages = try (0..<2).map { try #require(layout.lines(onPage: $0)) }
    let edge = try #require(section.position(atUTF8: 7))
    #expect(pages[0].lineIndex(of: edge, affinity: .upstream) == 0)
    #expect(pages[1].lineIndex(of: edge) == 0)
    #expect(pages[0].caretRect(at: section.textRange.end) == nil)
    let rects = try pages.map { try #require($0.selectionRects(for: section.textRange)) }
    #expect(rects.map(\.count) == [1, 2])
    #expect(rects[0].map(\.containsStart) == [true] && rects[0].map(\.containsEnd) == [false])
    #expect(rects[1].map(\.containsEnd) == [false, true])
    #expect(layout.lines(onPage: 2) == nil && layout.lines(onPage: -1) == nil)
  }
}
