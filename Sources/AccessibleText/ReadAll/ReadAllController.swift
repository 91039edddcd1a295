// SPDX-License-Identifier: Apache-2.0

/// Reads a text to its end: a pure state machine that takes events and answers with effects.
///
/// It has no clock, no lock and no voice. It learns of pages only from the elements it reads and from
/// the answers to the turns it asks for. News about an utterance that is no longer spoken, or about a
/// turn that is over, is ignored; words that a voice reports late or out of order never turn a page
/// back.
///
///     var controller = ReadAllController(from: element, segmenter: segmenter)
///     for effect in controller.handle(.start) { … }
public struct ReadAllController {
  private enum State {
    case idle
    case speaking(Utterance, turnsMade: Int)
    case awaitingPage(PageTurn.ID)
    case awaitingText
    case finished
  }

  private var state = State.idle
  var flow: ReadingFlow
  /// Why the reading ends when what is being spoken has been, if that is known already.
  private var ending: ReadAllEnding?
  private var lastUtterance = 0
  private var lastTurn = 0

  /// Makes a controller that will start at a position of an element, by default at its start.
  public init(
    from element: any TextInputModel, at position: TextPosition? = nil,
    segmenter: any TextSegmenter, preferences: ReadingPreferences = ReadingPreferences()
  ) {
    flow = ReadingFlow(
      from: element, at: position, segmenter: segmenter, preferences: preferences)
  }

  /// Takes note of an event.
  ///
  /// - Returns: What is to be done, in order.
  /// - Complexity: O(length of the next passage).
  public mutating func handle(_ event: ReadAllEvent) -> [ReadAllEffect] {
    switch (state, event) {
    case (.idle, .start):
      return advance()
    case (.speaking(let utterance, let made), .began(let id)) where id == utterance.id:
      return turns(of: utterance, after: made, upTo: utterance.firstWord)
    case (.speaking(let utterance, let made), .reached(let id, let spoken))
    where id == utterance.id && (0...utterance.spoken.text.utf8.count).contains(spoken):
      let offset = utterance.spoken.sourceOffset(of: spoken)
      return turns(of: utterance, after: made, upTo: offset)
    case (.speaking(let utterance, let made), .finished(let id)) where id == utterance.id:
      return turns(of: utterance, after: made, upTo: .max) + advance()
    case (.awaitingPage(let turn), .pageTurned(let id)) where id == turn:
      if flow.pageDidTurn() { return advance() }
      return giveUp(.samePage)
    case (.awaitingPage(let turn), .pageRefused(let id)) where id == turn:
      return giveUp(.pageRefused)
    case (.speaking(let utterance, let made), .escape):
      return escape(utterance, turnsMade: made)
    case (.speaking(let utterance, let made), .skip):
      return skip(utterance, turnsMade: made)
    case (.speaking, .stop):
      state = .finished
      return [.cancelSpeech, .finish(.stopped)]
    case (.awaitingPage, .stop), (.awaitingText, .stop), (.idle, .stop):
      state = .finished
      return [.finish(.stopped)]
    default:
      return []
    }
  }

  /// The place that the reading has come to, behind what is being spoken.
  public var position: TextPosition { flow.position }

  /// Goes on with the text as it is now, from one of its elements.
  ///
  /// To be told when a section has come, or its layout, or other content. The place is kept; where it
  /// is no more, the reading goes on where the element starts.
  ///
  /// - Parameter element: An element of the text, best the one that holds `position`.
  /// - Returns: What is to be done, in order; nothing while something is being spoken.
  public mutating func textDidChange(to element: any TextInputModel) -> [ReadAllEffect] {
    switch state {
    case .awaitingText:
      flow.textDidChange(to: element)
      return advance()
    case .idle, .speaking:
      flow.textDidChange(to: element)
      return []
    case .awaitingPage, .finished: return []
    }
  }

  mutating func advance() -> [ReadAllEffect] {
    switch flow.next() {
    case .passage(let passage):
      return speak(passage)
    case .awaitsPage:
      let turn = PageTurn(id: nextTurn(), from: flow.element.page, to: nil, cause: .moreText)
      state = .awaitingPage(turn.id)
      return [.turnPage(turn)]
    case .awaits(let need):
      state = .awaitingText
      return [.awaitText(need)]
    case .end:
      return finish(ending ?? .endOfText)
    }
  }

  private mutating func speak(_ passage: Passage) -> [ReadAllEffect] {
    lastUtterance += 1
    let utterance = Utterance(
      id: lastUtterance, passage, flow.preferences, segmenter: flow.segmenter)
    state = .speaking(utterance, turnsMade: 0)
    return [.speak(utterance)]
  }

  /// The text goes no further: what was held back for it is said as it is.
  private mutating func giveUp(_ reason: ReadAllEnding) -> [ReadAllEffect] {
    ending = reason
    flow.finishWithoutPage()
    return advance()
  }

  private mutating func finish(_ ending: ReadAllEnding) -> [ReadAllEffect] {
    state = .finished
    return [.finish(ending)]
  }

  /// The turns of an utterance that are due once the voice is at an offset of its text.
  private mutating func turns(
    of utterance: Utterance, after made: Int, upTo offset: Int
  ) -> [ReadAllEffect] {
    let due = utterance.turns.dropFirst(made).prefix { $0.utf8Offset <= offset }
    state = .speaking(utterance, turnsMade: made + due.count)
    return due.map { turn in
      let cause = PageTurn.Cause.word(
        utterance: utterance.id, utf8Offset: turn.utf8Offset,
        at: utterance.position(atUTF8: turn.utf8Offset))
      return .turnPage(PageTurn(id: nextTurn(), from: turn.from, to: turn.to, cause: cause))
    }
  }

  private mutating func nextTurn() -> Int {
    lastTurn += 1
    return lastTurn
  }
}
