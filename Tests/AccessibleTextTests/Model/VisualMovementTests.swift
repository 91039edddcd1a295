// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Visual movement")
struct VisualMovementTests {
  @Test func `the goal is kept over a short line`() throws {
    let text = try DrawnText("abcde‸f\nxy\nabcdef")
    let caret = TextCaret(try text.marked.position)
    let one = try #require(text.caret(caret, .down))
    #expect(text.render(one.caret) == "abcdef\nxy‸\nabcdef")
    let two = try #require(text.caret(one.caret, .down, goal: one.goal))
    #expect(text.render(two.caret) == "abcdef\nxy\nabcde‸f")
    #expect(text.caret(caret, movedBy: 2, .down)?.caret == two.caret)
    #expect(text.caret(two.caret, movedBy: -2, .down)?.caret == caret)
  }

  @Test func `at a soft wrap a step is over a character, not over nothing`() throws {
    let text = try DrawnText("ab|‸cd")
    let place = try text.marked.position
    let upstream = TextCaret(place, affinity: .upstream)
    #expect(text.render(text.caret(upstream, .right)?.caret) == "abc‸d")
    #expect(text.render(text.caret(TextCaret(place), .left)?.caret) == "a‸bcd")
    #expect(text.render(text.caret(TextCaret(place), movedBy: 0, .left)?.caret) == "ab‸cd")
    let one = try #require(text.section.position(atUTF8: 1))
    #expect(text.render(text.caret(TextCaret(one), .right)?.caret) == "ab‸↑cd")
  }

  @Test func `past the edge is nowhere, however far`() throws {
    let text = try DrawnText("‸ab|cd")
    let caret = TextCaret(try text.marked.position)
    #expect(text.caret(caret, .left) == nil && text.caret(caret, .up) == nil)
    #expect(text.caret(caret, movedBy: .max, .right) == nil)
    #expect(text.caret(caret, movedBy: .min, .right) == nil)
    #expect(text.caret(caret, .down, goal: .nan) != nil)
    #expect(text.caret(TextCaret(try MarkedSection("‸x").position), .right) == nil)
  }

  @Test func `an empty line and a line end are places on the way`() throws {
    let text = try DrawnText("‸a\n\nb")
    var carets = [TextCaret(try text.marked.position)]
    while let next = text.caret(carets[carets.count - 1], .right)?.caret { carets.append(next) }
    #expect(
      carets.map { text.render($0) } == ["‸a\n\nb", "a‸\n\nb", "a\n‸\nb", "a\n\n‸b", "a\n\nb‸"])
    var back = [carets[carets.count - 1]]
    while let next = text.caret(back[back.count - 1], .left)?.caret { back.append(next) }
    #expect(back == carets.reversed())
  }

  @Test func `on a vertical line down goes along it, and left to the next`() throws {
    let text = try DrawnText("a‸b|cd") { lines in
      for index in lines.indices {
        lines[index].rect = Rect(x: -20 * Double(index), y: 0, width: 20, height: 20)
        lines[index].isVertical = true
      }
    }
    let caret = TextCaret(try text.marked.position)
    #expect(text.render(text.caret(caret, .left)?.caret) == "abc‸d")
    #expect(text.render(text.caret(caret, .up)?.caret) == "‸abcd")
    #expect(text.render(text.caret(caret, .down)?.caret) == "ab‸↑cd")
    #expect(text.caret(caret, .right) == nil)
  }

  @Test(arguments: UInt64(0)..<24)
  func `a walk along a line and back goes on at each step`(seed: UInt64) throws {
    let geometry = try RandomGeometry(seed: seed)
    for page in 0..<geometry.layout.pageCount {
      let lines = try #require(geometry.layout.lines(onPage: page))
      for index in 0..<lines.count where !lines[index].isVertical {
        let line = lines[index]
        let start = line.direction == .leftToRight ? line.rect.x : line.rect.x + line.rect.width
        guard !line.utf8.isEmpty else { continue }
        let middle = line.rect.y + line.rect.height / 2
        var caret = try #require(lines.caret(closestTo: Point(x: start, y: middle)))
        let forward: LayoutDirection = line.direction == .leftToRight ? .right : .left
        var edges: [Double] = []
        while let place = lines.caret(at: caret.position.utf8Offset, caret.affinity),
          place.line == lines.window.lowerBound + index
        {
          edges.append(place.edge)
          #expect(edges.count < 1_000)
          guard let next = lines.step(caret, forward, goal: 0, within: line.utf8) else { break }
          caret = next
        }
        let ascending = Set(edges).sorted()
        #expect(edges == (forward == .right ? ascending : ascending.reversed()))
        var back: [Double] = []
        while let place = lines.caret(at: caret.position.utf8Offset, caret.affinity),
          place.line == lines.window.lowerBound + index
        {
          back.append(place.edge)
          #expect(back.count < 1_000)
          guard let next = lines.step(caret, forward.opposite, goal: 0, within: line.utf8) else {
            break
          }
          caret = next
        }
        let descending = Array(Set(back).sorted().reversed())
        #expect(back == (forward == .right ? descending : descending.reversed()))
      }
    }
  }
}
