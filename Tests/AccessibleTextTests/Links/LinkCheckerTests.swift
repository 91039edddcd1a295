// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// A check that cannot fail is a defect: each fault is made here, and found where it is.
@Suite("LinkChecker", .timeLimit(.minutes(20)))
struct LinkCheckerTests {
  @Test(arguments: UInt64(0)..<20)
  func `the links of a document hold, and cover all of it`(seed: UInt64) throws {
    let document = randomDocument(seed: seed).laidOut(by: randomLayout(seed: seed))
    guard let first = document.firstElement else { return }
    let sections = (0..<document.sectionCount).compactMap { document.section($0) }
    #expect(LinkChecker.findings(from: first, covering: sections) == [])
  }

  @Test func `elements that do not lead back are found, also before the first`() {
    let chain = pieces("One\nTwo\nThree", [0..<3, 4..<7, 8..<13])
    chain[2].previous = chain[0]
    #expect(found(chain) == ["1 “Two”: next and previous are not inverse"])
    chain[2].previous = chain[1]
    chain[0].previous = chain[2]
    #expect(found(chain) == ["0 “One”: next and previous are not inverse"])
  }

  @Test func `a ring is found, and walked once`() {
    let chain = pieces("One\nTwo\nThree", [0..<3, 4..<7, 8..<13])
    chain[2].next = chain[1]
    #expect(
      found(chain) == [
        "2 “Three”: next and previous are not inverse",
        "2 “Three”: the chain is a ring; it comes back to element 1",
      ])
  }

  @Test func `two elements with one identity are told from a ring`() {
    let chain = pieces("One\nTwo", [0..<3, 4..<7])
    chain[1].id = chain[0].textElementID
    #expect(found(chain) == ["1 “Two”: it has the identity of element 0"])
  }

  @Test func `a chain without end is not walked to it`() {
    final class Endless: TextInputModel {
      let model = ReferenceModel("x")
      var textRange: TextRange { model.textRange }
      func text(in range: TextRange) -> String? { model.text(in: range) }
      func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
        nil
      }
      var previous: Endless?
      var previousTextElement: (any TextInputModel)? { previous }
      var nextTextElement: (any TextInputModel)? {
        let next = Endless()
        next.previous = self
        return next
      }
    }
    let findings = LinkChecker.findings(from: Endless(), limit: 300)
    #expect(findings.map(\.fault) == [.unfinished])
    #expect(findings.map(\.place) == ["element 299, “x”"])
    #expect(LinkChecker.findings(from: Endless(), limit: 0) == [])
  }

  @Test func `text that no element shows is found, a line end is none`() {
    let text = "One two\n\nThree\nFour"
    #expect(found(pieces(text, [0..<7, 8..<8, 9..<14, 15..<19])) == [])
    #expect(
      found(pieces(text, [0..<3, 9..<14, 16..<18])) == [
        "section 0, UTF-8 3..<7, “ two”: no element shows this text",
        "section 0, UTF-8 8..<8, “”: no element shows this text",
        "section 0, UTF-8 15..<16, “F”: no element shows this text",
        "section 0, UTF-8 18..<19, “r”: no element shows this text",
      ])
    #expect(found(pieces(text, [4..<7, 8..<8, 9..<14])).count == 2)
  }

  @Test func `holes are not told of a chain that was not walked to its end`() {
    let chain = pieces("One\nTwo\nThree", [0..<3, 4..<7, 8..<13])
    #expect(found(chain, limit: 2) == ["1 “Two”: the chain goes on; the rest was not checked"])
  }

  @Test func `nor of one of which more is to come`() throws {
    var host = try PagedHost(["One", "Two"])
    for key: UInt64 in [100, 101] { try host.hand(over: key) }
    let sections = try (0...1).map { try #require(host.text.document.section($0)) }
    var late = try PagedHost(["One", "Two"])
    try late.hand(over: 100)
    let first = try #require(late.text.document.firstElement)
    #expect(LinkChecker.findings(from: first, covering: sections) == [])
    try late.text.skip(section: 101)
    let last = try #require(late.text.document.firstElement)
    #expect(LinkChecker.findings(from: last, covering: sections).count == 2)
    let page = PageAtATimeHost(pages: ["One", "Two"])
    let shown = try #require(page.firstElement)
    #expect(LinkChecker.findings(from: shown, covering: sections) == [])
  }

  @Test func `text that two elements show is found`() {
    #expect(
      found(pieces("One two three", [0..<13, 4..<7, 8..<13], join: .sameParagraph)) == [
        "0 “One two three”: its paragraph is said to go on, but the next element starts elsewhere",
        "1 “two”: its paragraph is said to go on, but the next element starts elsewhere",
        "1 “two”: it shows text that element 0 shows too",
        "2 “three”: it shows text that element 0 shows too",
      ])
  }

  @Test func `an element out of order is found`() {
    #expect(
      found(pieces("One\nTwo", [4..<7, 0..<3])) == [
        "1 “One”: its text comes before that of the element that leads to it"
      ])
  }

  @Test func `pieces of a paragraph that do not join are found`() {
    #expect(found(pieces("One two", [0..<3, 3..<7], join: .sameParagraph)) == [])
    #expect(
      found(pieces("One two", [0..<3, 3..<7])) == [
        "0 “One”: its paragraph goes on in the next element, which is said to start one"
      ])
    #expect(
      found(pieces("One two", [0..<3, 4..<7], join: .sameParagraph)) == [
        "0 “One”: its paragraph is said to go on, but the next element starts elsewhere",
        "section 0, UTF-8 3..<4, “ ”: no element shows this text",
      ])
    #expect(found(pieces("One\nTwo", [0..<3, 4..<7], join: .sameParagraph)) == [])
  }

  @Test func `page turns that are missing or needless are found`() {
    let chain = pieces("One\nTwo\nThree", [0..<3, 4..<7, 8..<13])
    for (element, page) in zip(chain, [1, 2, 2]) {
      element.page = TextPage(index: page, number: page)
    }
    chain[1].traits = .causesPageTurn
    #expect(
      found(chain) == [
        "0 “One”: the next element is on another page, but no page turn is said",
        "1 “Two”: a page turn is said, but the next element is on the same page",
      ])
  }

  @Test func `a long text is told by its start, on one line`() {
    let chain = [ReferenceModel(String(repeating: "word\u{2029}", count: 20))]
    chain[0].nextTextElement = ReferenceModel("next")
    let place = LinkChecker.findings(from: chain[0]).first?.place ?? ""
    #expect(place.hasPrefix("element 0, “word") && place.hasSuffix("…”"))
    #expect(place.unicodeScalars.count < 60)
  }

  private func pieces(
    _ text: String, _ ranges: [Range<Int>], join: TextJoin = .newParagraph
  ) -> [Piece] {
    let section = MarkedSection(text).section
    let chain = ranges.map { Piece(section, $0, join) }
    for (one, next) in zip(chain, chain.dropFirst()) {
      one.next = next
      next.previous = one
    }
    chain.last?.joinToNext = .newParagraph
    return chain
  }

  private func found(_ chain: [Piece], limit: Int = 100) -> [String] {
    LinkChecker.findings(from: chain[0], covering: [chain[0].section], limit: limit).map {
      $0.description.replacing("element ", with: "", maxReplacements: $0.fault == .hole ? 0 : 1)
        .replacing(", “", with: " “", maxReplacements: $0.fault == .hole ? 0 : 1)
    }
  }
}

/// A piece of a section, linked as a test likes.
private final class Piece: TextInputModel {
  let section: TextSection
  let textRange: TextRange
  var id: TextElementID
  var joinToNext: TextJoin
  var traits: TextTraits = []
  var page: TextPage?
  var next: Piece?
  weak var previous: Piece?

  init(_ section: TextSection, _ utf8: Range<Int>, _ join: TextJoin) {
    self.section = section
    textRange = TextRange(section.id, utf8)
    id = TextElementID(textRange.start)
    joinToNext = join
  }

  var textElementID: TextElementID { id }
  var nextTextElement: (any TextInputModel)? { next }
  var previousTextElement: (any TextInputModel)? { previous }
  func text(in range: TextRange) -> String? { section.text(in: range) }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    section.boundaries(of: granularity)
  }
}
