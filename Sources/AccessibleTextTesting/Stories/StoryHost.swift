// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// The host of a story: a document all of whose pages are known, or one page at a time.
struct StoryHost {
  private var document: TextDocument?
  private let layouts: [TextDocument]
  private let paging: PageAtATimeHost?
  /// The page that is shown.
  private(set) var shown: TextPage?

  init(_ document: TextDocument, _ layouts: [TextDocument]) {
    self.document = document
    self.layouts = layouts
    paging = nil
    shown = document.firstElement?.page
  }

  init(_ host: PageAtATimeHost) {
    paging = host
    layouts = []
    shown = host.firstElement?.page
  }

  /// Turns a page, and answers when it has: with an event, or with a page that arrives.
  mutating func turn(
    _ turn: PageTurn, _ random: inout SeededGenerator
  ) -> [(ReadAllEvent?, Int)] {
    guard let paging else {
      shown = turn.to ?? shown
      // Whatever is answered to a turn that nobody waits for changes nothing.
      let answers: [ReadAllEvent] = [
        .pageTurned(turn.id), .pageFailed(turn.id), .pageRefused(turn.id),
      ]
      return [(answers.randomElement(using: &random), 5)]
    }
    let delay = Int.random(in: 0...400, using: &random)
    switch turn.cause {
    case .word, .moved:
      while let target = turn.to, paging.shown + 1 < target.number, paging.scroll(.next) != .refused
      {}
      while let target = turn.to, paging.shown + 1 > target.number,
        paging.scroll(.previous) != .refused
      {}
      shown = turn.to ?? shown
      return []
    case .moreText, .earlierText:
      if Int.random(in: 0..<6, using: &random) == 0 { return [(.pageFailed(turn.id), delay)] }
      // The user may have moved back meanwhile.
      if let from = turn.from {
        while paging.shown + 1 < from.number, paging.scroll(.next) != .refused {}
        while paging.shown + 1 > from.number, paging.scroll(.previous) != .refused {}
      }
      let isForward = turn.cause == .moreText
      guard paging.scroll(isForward ? .next : .previous) != .refused else {
        return [(.pageRefused(turn.id), delay)]
      }
      shown = paging.firstElement?.page
      return [(.pageTurned(turn.id), delay), (.pageTurned(turn.id), delay + 300)]
    }
  }

  func pageArrives() { paging?.finishTurn() }

  /// Lays the text out anew, and shows the page of a place.
  ///
  /// - Returns: The element there.
  mutating func relayout(
    _ place: TextPosition, _ random: inout SeededGenerator
  ) -> (any TextInputModel)? {
    guard let next = layouts.randomElement(using: &random), let element = next.element(at: place)
    else { return nil }
    document = next
    shown = element.page
    return element
  }
}
