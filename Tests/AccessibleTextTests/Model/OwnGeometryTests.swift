// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import AccessibleText

@Suite("A host's own geometry")
struct OwnGeometryTests {
  @Test func `touch goes by the caret that a host finds at a point`() throws {
    let chain = BrokenHost.chain()
    let host = chain[0]
    let start = host.textRange.start
    let first = try #require(TextWalker(at: host).unit(.word, at: start))
    host.closest = { _, _ in TextCaret(start) }
    var touch = TouchExploration(by: .word)
    #expect(touch.touch(Point(x: 1e6, y: 1e6), in: host)?.range == first)
    host.closest = { _, _ in nil }
    touch.lift()
    #expect(touch.touch(Point(x: 0, y: 0), in: host) == nil)
  }

  @Test func `a selection is drawn where its elements say, with one start and one end`() throws {
    let chain = BrokenHost.chain()
    let rect = SelectionRect(
      rect: Rect(x: 7, y: 7, width: 7, height: 7), writingDirection: .leftToRight,
      containsStart: true, containsEnd: true, isVertical: false, isApproximate: false)
    for host in chain { host.rects = { _ in [rect] } }
    let range = try #require(TextRange(chain[0].textRange.start, chain[2].textRange.end))
    let pages = try #require(TextWalker(at: chain[0]).selectionRects(for: range))
    let rects = pages.flatMap(\.rects)
    #expect(rects.map(\.rect) == [rect.rect, rect.rect, rect.rect])
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    chain[1].rects = { _ in nil }
    #expect(TextWalker(at: chain[0]).selectionRects(for: range) == nil, "one is not laid out")
  }
}
