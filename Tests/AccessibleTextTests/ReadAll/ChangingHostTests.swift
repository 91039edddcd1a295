// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// A host that is one view, whose content is another after a page turn.
@Suite("A host that changes in place")
struct ChangingHostTests {
  private final class View: TextInputModel, TextPaging {
    private var pages: [String]
    private var section: TextSection
    private let space = TextSpace()
    private let isCut: Bool
    /// Whether the view names itself as what follows, as some do.
    let isLinkedToItself: Bool

    init(_ pages: [String], isCut: Bool = false, isLinkedToItself: Bool = false) {
      self.pages = pages
      self.isCut = isCut
      self.isLinkedToItself = isLinkedToItself
      section = MarkedSection(pages[0], in: space).section
    }

    var textRange: TextRange { section.textRange }
    var traits: TextTraits { pages.count > 1 ? .causesPageTurn : [] }
    var joinToNext: TextJoin { isCut && pages.count > 1 ? .sameParagraph : .newParagraph }
    var nextTextElement: (any TextInputModel)? { nil }
    func text(in range: TextRange) -> String? { section.text(in: range) }
    func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
      section.boundaries(of: granularity)
    }

    func scroll(_ direction: ScrollDirection) -> ScrollResult {
      pages.removeFirst()
      section = MarkedSection(pages[0], in: space).section
      return .moved(status: nil)
    }
  }

  @Test func `each of its pages is read`() {
    let view = View(["One.", "Two.", "", "Three."])
    let reading = ReadAllSimulation(from: view, segmenter: NaiveSegmenter(), host: view)
    #expect(
      reading.transcript == [
        "speak One.", "page ? → ?", "speak Two.", "page ? → ?", "page ? → ?", "speak Three.",
        "end endOfText",
      ])
  }

  @Test func `a sentence that its pages cut is said whole`() {
    let view = View(["One. A long", " sen", "tence. Done."], isCut: true)
    let reading = ReadAllSimulation(from: view, segmenter: NaiveSegmenter(), host: view)
    #expect(
      reading.transcript == [
        "speak One.", "page ? → ?", "page ? → ?", "speak A long sentence.", "speak Done.",
        "end endOfText",
      ])
  }

  @Test func `content that changes while it is spoken is not read twice, nor trapped on`() {
    let view = View(["One. Two.", "Three. Four."])
    var controller = ReadAllController(from: view, segmenter: NaiveSegmenter())
    _ = controller.handle(.start)
    _ = view.scroll(.next)
    let effects = controller.handle(.finished(1))
    #expect(
      effects == [.finish(.endOfText)], "the position is stale, and nothing says where to go on")
  }
}
