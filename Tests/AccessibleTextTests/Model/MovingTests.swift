// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Moving", .timeLimit(.minutes(1)))
struct MovingTests {
  /// Where the n-th move of one unit ends, element and offset in it, and what it says of itself.
  private func moves(
    _ text: [String], by granularity: TextGranularity, count: Int = 1,
    to edge: TextUnitEdge = .start, _ bounds: TextMoveBounds = .crossing, limit: Int = 6
  ) throws -> [String] {
    let first = try #require(pagedDocument(text).firstElement)
    var walker = TextWalker(at: first)
    var caret = TextCaret(first.textRange.start)
    var places: [String] = []
    while places.count < limit {
      guard
        let move = walker.move(caret, by: granularity, .forward, count: count, to: edge, bounds)
      else { return places + ["nil"] }
      let text = move.element.text(in: move.element.textRange) ?? "?"
      let offset = move.caret.position.utf8Offset - move.element.textRange.start.utf8Offset
      let pages = String(repeating: " page", count: move.pagesTurned)
      places.append("\(MarkedText.render(text, at: [offset])) \(move.units)\(pages)")
      if move.units == 0 { return places }
      caret = move.caret
    }
    return places
  }

  @Test func `a move that crosses goes through all elements, and from the last nowhere`() throws {
    #expect(
      try moves(["Ann was\nout|", "sea"], by: .word)
        == ["Ann ‸was 1", "‸out 1", "‸sea 1 page", "nil"])
    #expect(
      try moves(["Ann was\nout"], by: .word, to: .end)
        == ["Ann‸ was 1", "Ann was‸ 1", "out‸ 1", "nil"])
  }

  @Test func `a page that ends with an empty paragraph ends there, not where the next one starts`()
    throws
  {
    #expect(try moves(["\n|b"], by: .page, to: .end) == ["b‸ 1 page", "nil"])
    #expect(try moves(["a\n|b"], by: .page, to: .end) == ["a‸ 1", "b‸ 1 page", "nil"])
  }

  @Test func `a move that stops is at the edge of what it stops at`() throws {
    #expect(
      try moves(["Ann was\nout"], by: .word, .stoppingAtElement)
        == ["Ann ‸was 1", "Ann was‸ 1", "Ann was‸ 0"])
    #expect(
      try moves(["Ann\nwas|\nout"], by: .word, .stoppingAtPage)
        == ["‸was 1", "was‸ 1", "was‸ 0"])
    #expect(
      try moves(["Ann\nout"], by: .word, .stoppingAtDocument) == ["‸out 1", "out‸ 1", "out‸ 0"])
  }

  @Test func `a move by many units says how many it went`() throws {
    #expect(
      try moves(["Ann was\nout at sea"], by: .word, count: 3)
        == ["out ‸at sea 3", "out at ‸sea 1", "nil"])
    #expect(
      try moves(["Ann was\nout at sea"], by: .word, count: 9, .stoppingAtDocument)
        == ["out at sea‸ 5", "out at sea‸ 0"])
  }

  @Test func `elements without a word are passed over, but not as paragraphs`() throws {
    #expect(try moves(["Ann\n\n- -\nout"], by: .word) == ["‸out 1", "nil"])
    #expect(try moves(["Ann\n\nout"], by: .paragraph) == ["‸ 1", "‸out 1", "nil"])
    #expect(try moves(["ab\nc"], by: .character) == ["a‸b 1", "‸c 1", "nil"])
  }

  @Test func `a word that a page cuts is one word`() throws {
    #expect(try moves(["im|possible sea"], by: .word) == ["possible ‸sea 1 page", "nil"])
    #expect(
      try moves(["im|possible sea"], by: .word, to: .end, limit: 1) == ["possible‸ sea 1 page"])
  }

  @Test func `pages, sections and the document are units, too`() throws {
    #expect(
      try moves(["a|b\nc|d", "e"], by: .page) == ["‸b 1 page", "‸d 1 page", "‸e 1 page", "nil"])
    #expect(try moves(["a|b", "c"], by: .section) == ["‸c 1 page page", "nil"])
    #expect(try moves(["a|b", "c"], by: .document, to: .end) == ["c‸ 1 page page", "nil"])
  }

  @Test func `a host with one page at a time is asked for the next one`() throws {
    let host = PageAtATimeHost(pages: ["One\n.", "two"])
    let first = try #require(host.firstElement)
    var walker = TextWalker(at: first)
    let caret = TextCaret(first.textRange.start)
    #expect(walker.move(caret, by: .word, .forward) == nil)
    #expect(walker.element.traits.contains(.causesPageTurn))
    _ = host.scroll(.next)
    walker = TextWalker(at: first)
    #expect(walker.move(caret, by: .word, .forward)?.pagesTurned == 1)
  }

  @Test func `a caret that was not moved keeps its affinity`() throws {
    let element = ReferenceModel("a")
    let caret = TextCaret(element.textRange.end, affinity: .upstream)
    var walker = TextWalker(at: element)
    #expect(walker.move(caret, by: .word, .forward, .stoppingAtElement)?.caret == caret)
    #expect(walker.move(caret, by: .word, .forward, count: 0)?.caret == caret)
    #expect(walker.move(caret, by: .word, .forward, count: .min)?.units == 0)
  }

  @Test func `a move from another text, or by lines that are not known, is none`() {
    let (one, other) = (ReferenceModel("One two."), ReferenceModel("One two."))
    var walker = TextWalker(at: one)
    for bounds in TextMoveBounds.allCases {
      #expect(walker.move(TextCaret(other.textRange.start), by: .word, .forward, bounds) == nil)
      #expect(walker.move(TextCaret(one.textRange.start), by: .line, .forward, bounds) == nil)
    }
  }

  @Test(arguments: TextGranularity.allCases, ["", "text"])
  func `in a ring of elements a move of any length ends`(
    granularity: TextGranularity, text: String
  ) {
    let ring = LyingModel.chain((0..<3).map { _ in LyingModel(text) })
    ring[2].next = ring[0]
    var walker = TextWalker(at: ring[0])
    let caret = TextCaret(ring[0].textRange.start)
    _ = walker.move(caret, by: granularity, .forward, count: .max)
    _ = walker.move(caret, by: granularity, .forward, count: .max, .stoppingAtDocument)
  }
}
