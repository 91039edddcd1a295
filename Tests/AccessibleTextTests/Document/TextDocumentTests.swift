// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("TextDocument")
struct TextDocumentTests {
  @Test(arguments: [0, -1, Int.min])
  func `a document without sections has no elements`(count: Int) {
    let document = TextDocument(sectionCount: count, segmenter: NaiveSegmenter()) { _ in
      SectionContent(paragraphs: "never asked for")
    }
    #expect(document.sectionCount == 0)
    #expect(document.firstElement == nil)
    #expect(document.lastElement == nil)
    #expect(document.section(0) == nil)
    #expect(document.page(0, ofSection: 0) == nil)
  }

  @Test func `a document of one character is one element`() throws {
    let document = pagedDocument(["x"])
    let element = try #require(document.firstElement)
    #expect(document.lastElement?.textElementID == element.textElementID)
    #expect(element.next == nil && element.previous == nil)
    #expect(element.traits == [])
  }

  @Test(.timeLimit(.minutes(20)))
  func `five thousand empty sections are passed in both directions`() throws {
    let sections = ["first"] + Array(repeating: "", count: 5_000) + ["last"]
    let document = pagedDocument(sections)
    let first = try #require(document.firstElement)
    let last = try #require(first.next)
    #expect(last.text(in: last.textRange) == "last")
    #expect(last.previous?.textElementID == first.textElementID)
    #expect(last.page?.number == 5_002)
    #expect(first.traits == .causesPageTurn)
  }

  @Test func `a document of empty sections has no elements and can be read to its end`() {
    let document = pagedDocument(Array(repeating: "", count: 100))
    #expect(document.firstElement == nil)
    #expect(document.lastElement == nil)
  }

  @Test func `a document that is not laid out has no pages, no lines and no turns`() throws {
    let document = randomDocument(seed: 5)
    for element in elements(of: document) {
      #expect(element.page == nil)
      #expect(element.traits == [])
      #expect(element.lines(in: element.textRange) == nil)
      #expect(element.boundaries(of: .line, in: element.textRange) == nil)
      #expect(element.boundaries(of: .page, in: element.textRange) == nil)
    }
    #expect(document.page(0, ofSection: 0) == nil)
  }

  @Test func `a section that cannot be laid out yet has no pages, and turns none`() throws {
    let document = pagedDocument(["One", "Two"]).laidOut { _ in nil }
    let first = try #require(document.firstElement)
    #expect(first.page == nil && first.traits == [])
    #expect(first.next?.page == nil)
  }

  @Test func `positions of one layout are positions of another`() throws {
    let one = pagedDocument(["One| two"])
    let position = try #require(one.lastElement).textRange.start
    let other = one.laidOut { _ in nil }
    let element = try #require(other.element(at: position))
    #expect(element.text(in: element.textRange) == "One two")
  }

  @Test func `a foreign position has no section and no element`() throws {
    let document = pagedDocument(["One"])
    let stranger = try #require(pagedDocument(["One"]).firstElement).textRange.start
    #expect(document.section(of: stranger) == nil)
    #expect(document.element(at: stranger) == nil)
    let foreign = MarkedSection("One").section
    #expect(document.layout(of: foreign) == nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func `many threads at once get the same answers`() async {
    for seed in UInt64(0)..<5 {
      let layout = randomLayout(seed: seed)
      let expected = shownTexts(randomDocument(seed: seed).laidOut(by: layout))
      let document = randomDocument(seed: seed).laidOut(by: layout)
      let answers = await withTaskGroup(of: [String].self) { group in
        for _ in 0..<8 { group.addTask { shownTexts(document) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      for answer in answers { #expect(answer == expected) }
    }
  }
}

private func shownTexts(_ document: TextDocument) -> [String] {
  elements(of: document).map { element in
    let words = element.boundaries(of: .word, in: element.textRange)?
      .unit(startingAtOrAfter: element.textRange.start).flatMap { element.text(in: $0) }
    let page = element.page?.index ?? -1
    return "\(page) \(element.text(in: element.textRange) ?? "nil") \(words ?? "-")"
  }
}
