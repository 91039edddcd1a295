// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Walking a host's text", .timeLimit(.minutes(20)))
struct HostWalkTests {
  @Test func `a walk answers what is missing, and goes on in the text as it is then`() throws {
    var host = try PagedHost(["One|Two", "Three"])
    try host.hand(over: 100)
    var walker = TextWalker(at: try #require(host.text.document.firstElement))
    #expect(walker.step(.forward) == .moved)
    #expect(walker.step(.forward) == .awaits(.section(101)))
    #expect(walker.need == .section(101))
    #expect(walker.step(.backward) == .moved)
    #expect(walker.need == nil)
    #expect(walker.step(.backward) == .end)
    _ = walker.step(.forward)
    try host.hand(over: 101)
    let here = walker.element.textRange.start
    walker.textDidChange(to: try #require(host.text.document.element(at: here)))
    #expect(walker.step(.forward) == .moved)
    #expect(walker.step(.forward) == .end)
    #expect(walker.pagesTurned == 4)
  }

  @Test func `a move goes as far as there is text, and says what is missing`() throws {
    var host = try PagedHost(["One two", "Three four"])
    try host.hand(over: 100)
    let first = try #require(host.text.document.firstElement)
    var walker = TextWalker(at: first)
    let start = TextCaret(first.textRange.start)
    let reached = walker.move(start, by: .word, .forward, count: 5)
    let move = try #require(reached)
    #expect(move.units == 1 && walker.need == .section(101))
    #expect(walker.move(move.caret, by: .word, .forward) == nil)
    #expect(walker.need == .section(101))
    #expect(walker.move(move.caret, by: .word, .backward)?.units == 1)
    #expect(walker.need == nil)
    #expect(walker.move(start, by: .word, .backward) == nil && walker.need == nil)
    #expect(walker.move(start, by: .document, .forward, to: .end) == nil)
    #expect(walker.need == .section(101), "where the text ends is not known")
    try host.hand(over: 101)
    walker.textDidChange(to: try #require(host.text.document.firstElement))
    let end = walker.move(start, by: .document, .forward, to: .end)
    #expect(end?.caret.position == host.text.document.lastElement?.textRange.end)
  }

  @Test func `words are moved through without a layout, lines and pages wait for it`() throws {
    var host = try PagedHost(["One|Two", "Three\nFour"])
    try host.hand(over: 100)
    try host.handContent(over: 101)
    let first = try #require(host.text.document.firstElement)
    let start = TextCaret(first.textRange.start)
    var walker = TextWalker(at: first)
    #expect(walker.move(start, by: .word, .forward, count: 9)?.units == 2)
    #expect(walker.need == nil && walker.pagesTurned == 2)
    for granularity in [TextGranularity.line, .page] {
      walker = TextWalker(at: first)
      let reached = walker.move(start, by: granularity, .forward, count: 9)
      let move = try #require(reached)
      #expect(move.units == 1 && walker.need == .layout(101))
      #expect(walker.move(move.caret, by: granularity, .forward) == nil)
      #expect(walker.need == .layout(101))
    }
    var rotor = TextRotor(in: first)
    #expect(rotor.choose(.line) != nil)
    #expect((0..<2).map { _ in rotor.swipe(.forward).said } == ["One", "Two"])
    #expect(rotor.swipe(.forward).events == [.awaits(.layout(101))])
  }

  @Test func `a rotor says what is missing and stays`() throws {
    var host = try PagedHost(["One", "Two"])
    try host.hand(over: 100)
    var rotor = TextRotor(in: try #require(host.text.document.firstElement))
    #expect(rotor.swipe(.forward).said == "One")
    #expect(rotor.swipe(.forward).events == [.awaits(.section(101))])
    #expect(rotor.swipe(.backward).events == [.boundary])
    try host.hand(over: 101)
    let document = host.text.document
    let here = try #require(document.element(at: rotor.caret.position))
    #expect(rotor.textDidChange(to: here) == true)
    #expect(rotor.swipe(.forward).said == "Two")
    try host.hand(over: 101)
    let first = try #require(host.text.document.firstElement)
    #expect(rotor.textDidChange(to: first) == false, "its place is stale")
    #expect(rotor.swipe(.backward).said == "One", "and it stays in the text that it had")
  }

  @Test func `a selection stays when a section comes`() throws {
    var host = try PagedHost(["One two", "Three"])
    try host.hand(over: 100)
    let first = try #require(host.text.document.firstElement)
    let controller = TextSelectionController(in: first)
    controller.select(.word, at: TextCaret(first.textRange.start))
    #expect(controller.extend(by: .word, .forward))
    #expect(!controller.extend(by: .word, .forward), "the rest is not there")
    try host.hand(over: 101)
    controller.textDidChange(to: try #require(host.text.document.firstElement))
    #expect(controller.extend(by: .word, .forward))
    #expect(controller.selectedText == "One two\nThree")
  }

  @Test func `rects of a range are asked page by page, and say what is missing`() throws {
    var host = try PagedHost(["One|Two", "-", "Three"])
    for key: UInt64 in [100, 101] { try host.hand(over: key) }
    let first = try #require(host.text.document.firstElement)
    try host.handContent(over: 102)
    let last = try #require(host.text.document.lastElement)
    let all = try #require(TextRange(first.textRange.start, last.textRange.end))
    #expect(host.text.document.selectionRects(for: all) == .awaits(.layout(102)))
    try host.handLayout(over: 102)
    let pages = try #require(host.text.document.selectionRects(for: all).value)
    #expect(pages.map(\.page.number) == [1, 2, 3])
    #expect(pages.flatMap(\.rects).filter(\.containsStart).count == 1)
    #expect(pages.flatMap(\.rects).filter(\.containsEnd).count == 1)
    #expect(pages.first?.rects.first?.containsStart == true)
    let empty = try #require(TextRange(first.textRange.end, first.textRange.end))
    #expect(host.text.document.selectionRects(for: empty) == .known([]))
    #expect(
      host.text.document.selectionRects(for: MarkedSection("One").section.textRange) == .none)
    try host.handContent(over: 102)
    #expect(host.text.document.selectionRects(for: all) == .none, "its end is stale")
  }

  @Test(arguments: ["-", "", "~"])
  func `five thousand sections without text cost no stack`(empty: String) throws {
    let count = 5_000
    var host = try PagedHost(["One."] + Array(repeating: empty, count: count) + ["Two."])
    for number in 0...count + 1 { try host.hand(over: PagedHost.key(number)) }
    let first = try #require(host.text.document.firstElement)
    #expect(said(from: first) == ["One.", "Two."])
    let last = try #require(first.next)
    #expect(last.previous?.textElementID == first.textElementID)
    #expect(last.page?.number == (empty == "" ? count + 2 : 2))
    let all = try #require(TextRange(first.textRange.start, last.textRange.end))
    if empty != "~" {
      #expect(host.text.document.selectionRects(for: all).value?.count == 2)
    }
  }

  @Test func `sections that are all awaited are answered one at a time`() throws {
    let host = try PagedHost(Array(repeating: "One.", count: 5_000))
    #expect(host.text.document.firstElement == nil)
    #expect(host.text.document.nearestElement(fromSection: 0, .forward).need == .section(100))
    #expect(
      host.text.document.nearestElement(fromSection: 4_999, .backward).need == .section(5_099))
    for number in [-1, 5_000, .max, .min] {
      #expect(host.text.document.nearestElement(fromSection: number, .forward).need == nil)
      #expect(host.text.document.need(ofSection: number) == nil)
      #expect(host.text.document.sectionKey(number) == nil)
    }
  }
}
