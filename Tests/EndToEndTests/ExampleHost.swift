// SPDX-License-Identifier: Apache-2.0
// README.md shows the code between the two marks; a test compares them.

// >>> README
import AccessibleText
import ICUText

/// A view that draws one page of text.
final class PageView: TextInputModel {
  let number: Int
  private let section: TextSection
  weak var reader: Reader?

  init(_ text: String, number: Int, in space: TextSpace) {
    self.number = number
    section = TextSection(
      SectionContent(paragraphs: text, language: TextLanguage("en")), in: space, ordinal: number,
      segmenter: ICUSegmenter())
  }

  var textRange: TextRange { section.textRange }
  func text(in range: TextRange) -> String? { section.text(in: range) }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    section.boundaries(of: granularity)
  }

  // The last text of a page turns it; what follows is known when the page has turned.
  var traits: TextTraits { reader?.isOnLastPage(self) == true ? [] : .causesPageTurn }
  var joinToNext: TextJoin { .sameParagraph }
  var nextTextElement: (any TextInputModel)? { reader?.page(after: self) }
  var previousTextElement: (any TextInputModel)? { reader?.page(before: self) }
}

/// A reader that shows one page at a time.
final class Reader: TextPaging {
  private let pages: [PageView]
  private var shown = 0

  init(_ texts: [String]) {
    let space = TextSpace()
    pages = texts.enumerated().map { PageView($1, number: $0, in: space) }
    for page in pages { page.reader = self }
  }

  func isOnLastPage(_ page: PageView) -> Bool { page === pages.last }
  var shownPage: PageView { pages[shown] }
  func page(after page: PageView) -> PageView? { self.page(page.number + 1) }
  func page(before page: PageView) -> PageView? { self.page(page.number - 1) }
  private func page(_ number: Int) -> PageView? {
    (0...shown).contains(number) ? pages[number] : nil
  }

  func scroll(_ direction: ScrollDirection) -> ScrollResult {
    guard direction == .next, shown + 1 < pages.count else { return .refused }
    shown += 1
    return .moved(status: PageStatus(shown + 1, of: pages.count).text)
  }

  /// Reads all pages; `say` would hand the text to a voice and wait for its end.
  func readAll(say: (String) -> Void) {
    var controller = ReadAllController(from: shownPage, segmenter: ICUSegmenter())
    var effects = controller.handle(.start)[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .speak(let utterance):
        say(utterance.spoken.text)
        effects += controller.handle(.finished(utterance.id))
      case .turnPage(let turn):
        let hasTurned = scroll(.next) != .refused
        effects += controller.handle(hasTurned ? .pageTurned(turn.id) : .pageRefused(turn.id))
      default: break
      }
    }
  }
}
// <<< README
