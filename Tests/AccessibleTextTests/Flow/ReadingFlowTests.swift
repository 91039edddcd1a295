// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("ReadingFlow")
struct ReadingFlowTests {
  @Test(
    arguments: [
      (["One. Two.\nThree."], ["One. ", "Two.", "Three."]),
      (["A long| sentence. Next."], ["A long sentence. ", "Next."]),
      (["A long || sen|tence."], ["A long  sentence."]),
      (["A long", "& sentence. Next."], ["A long sentence. ", "Next."]),
      (["A long\n& sentence."], ["A long sentence."]),
      (["some|thing"], ["something"]), (["some", "&thing"], ["something"]),
      (["No stop|\nNext"], ["No stop", "Next"]), (["No stop", "Next"], ["No stop", "Next"]),
      (["One.", "& Two."], ["One. ", "Two."]), (["One. ", "&Two."], ["One. ", "Two."]),
      (["One.| Two."], ["One. ", "Two."]),
      (["He said (“no.", "&”) Yes."], ["He said (“no.”) ", "Yes."]),
      (["a\n\n\nb"], ["a", "b"]), (["a\n \n\u{2028}\nb"], ["a", "b"]),
      (["a", "", "", "&b"], ["ab"]), (["!"], ["!"]), ([""], []), ([" \n "], []),
    ] as [([String], [String])])
  func `sentences run over cuts, and never over a paragraph's edge`(
    sections: [String], expected: [String]
  ) {
    #expect(said(from: pagedDocument(sections).firstElement) == expected)
  }

  @Test func `a paragraph is said at a time, whatever cuts it`() {
    let document = pagedDocument(["One. T|wo.\nThree.", "& Four.\nFive. "])
    let paragraphs = said(from: document.firstElement) { $0.unit = .paragraph }
    #expect(paragraphs == ["One. Two.", "Three. Four.", "Five. "])
  }

  @Test func `a reading starts at a position, in mid-sentence too`() throws {
    let document = pagedDocument(["One two. Three.| Four. Five."])
    let first = try #require(document.firstElement)
    let middle = try #require(first.section.position(atUTF8: 4))
    #expect(said(from: first, at: middle) == ["two. ", "Three. ", "Four. ", "Five."])
    #expect(said(from: first, at: first.textRange.end) == ["Four. ", "Five."])
  }

  @Test func `a position that is not in the element is its start`() throws {
    let first = try #require(pagedDocument(["One. Two."]).firstElement)
    let stranger = try MarkedSection("One. ‸Two.").position
    #expect(said(from: first, at: stranger) == ["One. ", "Two."])
  }

  @Test func `models of two kinds are neighbours in one chain`() throws {
    let start = ReferenceModel("The first half of")
    let middle = ForwardingModel(try #require(pagedDocument([" a sentence. And an"]).firstElement))
    let end = ReferenceModel("other. Done.")
    start.nextTextElement = middle
    start.joinToNext = .sameParagraph
    middle.previousTextElement = start
    middle.nextTextElement = end
    middle.joinToNext = .sameParagraph
    end.previousTextElement = middle
    #expect(said(from: start) == ["The first half of a sentence. ", "And another. ", "Done."])
    middle.joinToNext = .newParagraph
    #expect(said(from: start).suffix(2) == ["other. ", "Done."])
    middle.nextTextElement = nil
  }

  @Test func `an element that does not know its sentences is still read by them`() {
    let chain = LyingModel.chain([LyingModel("One. Two."), LyingModel("Three. Four")])
    for model in chain { model.boundariesAnswer = { _ in nil } }
    #expect(said(from: chain[0]) == ["One. ", "Two.", "Three. ", "Four"])
    chain[0].joinToNext = .sameParagraph
    #expect(said(from: chain[0]) == ["One. ", "Two.", "Three. ", "Four"])
  }

  @Test func `a passage knows its places, its pages and the edges between them`() throws {
    let document = pagedDocument(["One| two", "& three."])
    let first = try #require(document.firstElement)
    var flow = ReadingFlow(from: first, segmenter: NaiveSegmenter())
    guard case .passage(let passage) = flow.next() else {
      Issue.record("there is a passage")
      return
    }
    #expect(passage.sources.map(\.page?.number) == [1, 2, 3])
    #expect(passage.sources.map(\.crossing?.from?.number) == [nil, 1, 2])
    #expect(passage.sources.map(\.range.start.section) == [0, 0, 1])
    #expect(flow.next() == .end)
    #expect(flow.next() == .end)
  }
}
