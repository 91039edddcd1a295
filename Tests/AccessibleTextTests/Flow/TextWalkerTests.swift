// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("TextWalker", .timeLimit(.minutes(20)))
struct TextWalkerTests {
  @Test func `a walk goes from element to element, and counts the pages it turns`() throws {
    let first = try #require(pagedDocument(["One|\nTwo\nThree||", "Four"]).firstElement)
    var walker = TextWalker(at: first)
    #expect((0..<4).map { _ in walker.step(.forward) } == [.moved, .moved, .moved, .end])
    #expect(walker.pagesTurned == 2)
    #expect(walker.element.text(in: walker.element.textRange) == "Four")
    var back = TextWalker(at: walker.element)
    #expect((0..<4).map { _ in back.step(.backward) } == [.moved, .moved, .moved, .end])
    #expect(back.pagesTurned == 2)
    #expect(back.element.textElementID == first.textElementID)
  }

  @Test func `a walk to and fro has no end`() throws {
    let first = try #require(pagedDocument(["a\nb\nc\nd\ne"]).firstElement)
    var walker = TextWalker(at: first)
    for length in [1, 2, 3, 4, 4, 3, 2, 1] {
      for _ in 0..<length { #expect(walker.step(.forward) == .moved) }
      for _ in 0..<length { #expect(walker.step(.backward) == .moved) }
    }
    #expect(walker.element.textElementID == first.textElementID)
  }

  @Test func `at the end of a page whose next is not known the walk waits`() throws {
    let host = PageAtATimeHost(pages: ["One", "Two"])
    var walker = TextWalker(at: try #require(host.firstElement))
    #expect(walker.step(.forward) == .awaitsPage)
    #expect(walker.step(.backward) == .end)
    #expect(walker.step(.forward) == .awaitsPage)
    _ = host.scroll(.next)
    #expect(walker.step(.forward) == .moved)
    #expect(walker.step(.forward) == .end)
  }

  @Test(arguments: ["", "text"], 1...9)
  func `a ring ends the walk, with and without text`(text: String, size: Int) {
    let head = LyingModel.chain((0..<3).map { _ in LyingModel(text) })
    let ring = LyingModel.chain((0..<size).map { _ in LyingModel(text) })
    head[2].next = ring[0]
    ring[size - 1].next = ring[0]
    var walker = TextWalker(at: head[0])
    var steps = 0
    while walker.step(.forward) == .moved, steps < 1_000 { steps += 1 }
    #expect(steps >= size + 2, "each element was reached")
    #expect(steps < 100)
  }

  @Test(arguments: 1...20)
  func `a chain that is no ring is walked to its end`(size: Int) {
    let chain = LyingModel.chain((0..<size).map { LyingModel("\($0)") })
    var walker = TextWalker(at: chain[0])
    for _ in 0..<size - 1 { #expect(walker.step(.forward) == .moved) }
    #expect(walker.step(.forward) == .end)
  }
}
