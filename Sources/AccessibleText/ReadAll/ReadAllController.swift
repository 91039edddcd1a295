// SPDX-License-Identifier: Apache-2.0

/// Reads a text to its end: a pure state machine that takes events and answers with effects.
///
/// It has no clock, no lock and no voice; rate, volume and timbre are the voice's own affair. It learns of
/// pages only from the elements it reads and from the answers to the turns it asks for. News about an
/// utterance that is no longer spoken, or about a turn that is over, is ignored; words that a voice
/// reports late or out of order never turn a page back.
///
///     var controller = ReadAllController(from: element, segmenter: segmenter)
///     for effect in controller.handle(.start) { … }
public struct ReadAllController {
  enum State {
    case idle
    /// A voice has the current utterance.
    case speaking
    /// Somebody else has silenced the voice.
    case interrupted
    /// What is left of the current utterance comes next, when the reading is resumed.
    case ready
    case awaitingPage(PageTurn.ID, Search?)
    case awaitingText(Search?)
    case stopped
    case finished
  }

  /// A move that waits for a page, or for text, and what it goes back to where there is none.
  struct Search {
    let unit: ReadAllUnit
    let direction: StorageDirection
    let flow: ReadingFlow
    let current: ReadUtterance?
    let page: TextPage?
  }

  var state = State.idle
  var isPaused = false
  var flow: ReadingFlow
  /// What is being said, or was said last.
  var current: ReadUtterance?
  /// What is gone back to when its notes have been said.
  var interruptedByNote: ReadUtterance?
  /// The sentence with notes that was said last.
  var noted: Passage?
  /// The page that the reading is on; `nil` where the host counts none, or it is not known which is shown.
  public internal(set) var page: TextPage?
  /// Whether the user looks at another page than the one that is read.
  public internal(set) var isDetached = false
  /// Whether the text was laid out anew while the current utterance was on its way.
  var isLaidOutAnew = false
  var boundary: ReadAllBoundary?
  /// The page that is read to its end.
  var boundaryPage: TextPage?
  var failures = 0
  var pageFailures = 0
  /// Why the reading ends when what is being spoken has been, if that is known already.
  var ending: ReadAllEnding?
  var lastUtterance = 0
  var lastTurn = 0
  /// A turn that was asked for and is no longer wanted.
  var abandonedTurn: PageTurn.ID?

  /// Makes a controller that will start at a position of an element, by default at its start.
  public init(
    from element: any TextInputModel, at position: TextPosition? = nil,
    segmenter: any TextSegmenter, preferences: ReadingPreferences = ReadingPreferences()
  ) {
    flow = ReadingFlow(
      from: element, at: position, segmenter: segmenter, preferences: preferences)
    page = element.page
  }

  /// Takes note of an event.
  ///
  /// - Returns: What is to be done, in order.
  /// - Complexity: O(length of the next passage); of a move, also of the elements it passes.
  public mutating func handle(_ event: ReadAllEvent) -> [ReadAllEffect] {
    switch event {
    case .start: start()
    case .pause: pause()
    case .resume: resume()
    case .toggle: toggle()
    case .stop: stop()
    case .again: again()
    case .move(let unit, let direction): move(unit, direction)
    case .hearNote: hearNote()
    case .escape: escape()
    case .skip: skip()
    case .stopAfter(let boundary): stopAfter(boundary)
    case .userTurnedPage: userTurnedPage()
    case .rejoin: rejoin()
    case .began(let id): began(id)
    case .reached(let id, let spoken): reached(id, spoken)
    case .finished(let id): finished(id)
    case .cancelled(let id): cancelled(id)
    case .voiceIsFree: voiceIsFree()
    case .failed(let id): failed(id)
    case .pageTurned(let id): pageTurned(id)
    case .pageRefused(let id): pageIsMissing(id, .pageRefused)
    case .pageFailed(let id): pageFailed(id)
    }
  }

  private mutating func start() -> [ReadAllEffect] {
    guard case .idle = state else { return [] }
    isPaused = false
    return advance()
  }

  /// Goes on with what comes after the current utterance.
  mutating func advance() -> [ReadAllEffect] {
    if let back = interruptedByNote {
      if let passage = flow.nextNote() { return present(passage) }
      interruptedByNote = nil
      current = back
      return presentRest()
    }
    return take(flow.next())
  }

  mutating func take(_ step: ReadingFlow.Step) -> [ReadAllEffect] {
    switch step {
    case .passage(let passage): return present(passage)
    case .awaitsPage: return [askForPage(.moreText)]
    case .awaits(let need):
      state = .awaitingText(nil)
      return [.awaitText(need)]
    case .end: return finish(ending ?? .endOfText)
    }
  }

  mutating func finish(_ ending: ReadAllEnding) -> [ReadAllEffect] {
    state = .finished
    return unmark() + [.finish(ending)]
  }
}
