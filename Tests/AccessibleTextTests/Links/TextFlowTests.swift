// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("TextFlow")
struct TextFlowTests {
  @Test func `elements of different types, pages and texts are linked in both directions`() throws {
    let document = pagedDocument(["Left|Right"])
    let section = MarkedSection("Boxed text").section
    let boxed = try SharedText(section, frames: [TextFrame(section.textRange)])
    let caption = ReferenceModel("Caption")
    var flow = TextFlow(id: 7)
    for element in elements(of: document) { #expect(flow.append(element) == true) }
    #expect(flow.append(caption) == true)
    let box = try #require(boxed.elements.first)
    #expect(flow.append(box) == true)
    #expect(texts(flow) == ["Left", "Right", "Caption", "Boxed text"])
    #expect(LinkChecker.findings(from: try #require(flow.firstElement)) == [])
    #expect(said(from: flow.firstElement) == ["LeftRight", "Caption", "Boxed text"])
    #expect(flow[caption.textElementID]?.previousTextElement?.page?.number == 2)
  }

  @Test func `an element is in a group once`() {
    let one = ReferenceModel("One")
    var flow = TextFlow(id: 1)
    #expect(flow.firstElement == nil && flow.lastElement == nil)
    #expect(flow.append(one) == true)
    #expect(flow.append(one) == false)
    #expect(flow.insert(one, before: one.textElementID) == false)
    #expect(
      flow.insert(ReferenceModel("Two"), before: ReferenceModel("Three").textElementID) == false)
    #expect(flow.remove(ReferenceModel("Three").textElementID) == false)
    #expect(texts(flow) == ["One"])
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `in a group next and previous are inverse, after any insertions and removals`(
    seed: UInt64
  ) throws {
    var chance = TextGenerator(seed: seed)
    let models = (0..<12).map { ReferenceModel("\($0)") }
    var flow = TextFlow(id: seed)
    var naive: [ReferenceModel] = []
    for _ in 0..<60 {
      let model = models[chance.number(in: 0...11)]
      let place = naive.firstIndex { $0 === model }
      switch chance.number(in: 0...2) {
      case 0:
        #expect(flow.append(model) == (place == nil))
        if place == nil { naive.append(model) }
      case 1:
        let other = models[chance.number(in: 0...11)]
        let index = naive.firstIndex { $0 === other }
        #expect(
          flow.insert(model, before: other.textElementID) == (place == nil && index != nil))
        if place == nil, let index { naive.insert(model, at: index) }
      default:
        #expect(flow.remove(model.textElementID) == (place != nil))
        if let place { naive.remove(at: place) }
      }
      #expect(texts(flow) == naive.map(\.text))
      for (index, model) in naive.enumerated() {
        let linked = try #require(flow[model.textElementID])
        let (next, previous) = (linked.nextTextElement, linked.previousTextElement)
        #expect(
          next?.textElementID
            == (index + 1 < naive.count ? naive[index + 1].textElementID : nil))
        #expect(previous?.textElementID == (index > 0 ? naive[index - 1].textElementID : nil))
      }
      if let first = flow.firstElement { #expect(LinkChecker.findings(from: first) == []) }
    }
  }

  @Test func `an element that is held stays linked as the group was`() throws {
    var flow = TextFlow(id: 1)
    for text in ["One", "Two", "Three"] { flow.append(ReferenceModel(text)) }
    let first = try #require(flow.firstElement)
    let second = try #require(first.nextTextElement)
    flow.remove(second.textElementID)
    #expect(texts(flow) == ["One", "Three"])
    #expect(first.nextTextElement?.textElementID == second.textElementID)
  }

  @Test func `a page turns where the next of the group is on another page, and nowhere else`()
    throws
  {
    let all = elements(of: pagedDocument(["a\nb|c|d"]))
    var flow = TextFlow(id: 1)
    for index in [0, 2, 1, 3] { flow.append(all[index]) }
    let turns = linked(flow).map { $0.traits.contains(.causesPageTurn) }
    #expect(turns == [true, true, true, false])
    #expect(linked(flow).map(\.joinToNext) == Array(repeating: .newParagraph, count: 4))
    var pages = TextFlow(id: 2)
    pages.append(all[0])
    pages.append(all[1])
    #expect(all[1].traits == .causesPageTurn)
    #expect(linked(pages).map(\.traits) == [[], []], "the group has no next page")
    let host = PageAtATimeHost(pages: ["One", "Two"])
    var open = TextFlow(id: 3)
    open.append(try #require(host.firstElement))
    #expect(linked(open).map(\.traits) == [.causesPageTurn], "nobody knows what comes")
  }

  @Test func `a paragraph goes on where its own next element is the group's`() {
    let cut = elements(of: pagedDocument(["One| two\nThree"]))
    var flow = TextFlow(id: 1)
    for element in cut { flow.append(element) }
    #expect(linked(flow).map(\.joinToNext) == [.sameParagraph, .newParagraph, .newParagraph])
    flow.remove(cut[1].textElementID)
    #expect(linked(flow).map(\.joinToNext) == [.newParagraph, .newParagraph])
  }

  @Test func `a linked element answers all else as the element does`() throws {
    var builder = SectionBuilder(language: TextLanguage("he"))
    builder.openBlock(.heading(level: 2), writingDirection: .rightToLeft)
    builder.openRun(.emphasis(.strong))
    builder.append("Two words")
    let content = builder.finish()
    let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in content }
      .laidOut { pagedLayout("", of: $0) }
    let element = try #require(document.firstElement)
    var flow = TextFlow(id: 1)
    flow.append(element)
    let linked = try #require(flow.firstElement)
    let range = element.textRange
    #expect(linked.text(in: range) == "Two words")
    #expect(linked.role == .heading(level: 2) && linked.language == TextLanguage("he"))
    #expect(linked.writingDirection == .rightToLeft)
    #expect(linked.attributes(in: range) == element.attributes(in: range))
    #expect(linked.page == element.page && linked.page != nil)
    #expect(linked.selectionRects(for: range) == element.selectionRects(for: range))
    #expect(linked.unit(.word, at: range.start) == element.unit(.word, at: range.start))
    #expect(linked.distance(from: range.start, to: range.end, in: .utf16) == 9)
    let end = linked.position(from: range.start, offsetBy: 9, in: .scalar)
    #expect(end == range.end)
    let boundary = linked.tokenizer.boundary(of: .word, from: range.start, looking: .forward)
    #expect(boundary?.position.utf8Offset == 3)
    var host = try PagedHost(["One"])
    try host.handContent(over: 100)
    flow.append(try #require(host.text.document.firstElement))
    #expect(flow.lastElement?.layoutNeed == .layout(100))
  }

  private func linked(_ flow: TextFlow) -> [any TextInputModel] {
    Array(
      sequence(first: flow.firstElement as (any TextInputModel)?) { $0?.nextTextElement }
        .prefix { $0 != nil }.compactMap { $0 })
  }

  private func texts(_ flow: TextFlow) -> [String] {
    linked(flow).map { $0.text(in: $0.textRange) ?? "nil" }
  }
}
