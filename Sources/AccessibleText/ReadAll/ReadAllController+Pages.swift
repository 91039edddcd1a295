// SPDX-License-Identifier: Apache-2.0

extension ReadAllController {
  /// Asks the host for a page that is not known.
  mutating func askForPage(_ cause: PageTurn.Cause, _ search: Search? = nil) -> ReadAllEffect {
    let turn = PageTurn(id: nextTurn(), from: flow.element.page, to: nil, cause: cause)
    state = .awaitingPage(turn.id, search)
    return .turnPage(turn)
  }

  mutating func pageTurned(_ id: PageTurn.ID) -> [ReadAllEffect] {
    guard case .awaitingPage(id, let search) = state else { return turnBackLate(id) }
    pageFailures = 0
    if let search { return go(on: search) }
    guard flow.pageDidTurn() else { return giveUp(.samePage) }
    page = flow.element.page ?? page
    return advance()
  }

  /// A page that comes when the reading has gone elsewhere is turned back.
  private mutating func turnBackLate(_ id: PageTurn.ID) -> [ReadAllEffect] {
    guard id == abandonedTurn else { return [] }
    abandonedTurn = nil
    if case .awaitingPage(_, let search) = state {
      // Which page is shown is not known: if the search fails, its page is turned to.
      if search != nil { page = nil }
      return []
    }
    if case .stopped = state {
      // Nothing happens after a stop; what moves the reading next shows its page.
      page = nil
      return []
    }
    guard let page, !isDetached else { return [] }
    return [.turnPage(PageTurn(id: nextTurn(), from: nil, to: page, cause: .moved))]
  }

  mutating func pageIsMissing(_ id: PageTurn.ID, _ reason: ReadAllEnding) -> [ReadAllEffect] {
    guard case .awaitingPage(id, let search) = state else { return [] }
    pageFailures = 0
    if let search { return giveUp(search) }
    return giveUp(reason)
  }

  /// A page that could not be turned is asked for twice more.
  mutating func pageFailed(_ id: PageTurn.ID) -> [ReadAllEffect] {
    guard case .awaitingPage(id, let search) = state else { return [] }
    pageFailures += 1
    guard pageFailures < 3 else { return pageIsMissing(id, .pageRefused) }
    let isBack = search?.direction == .backward
    return [askForPage(isBack ? .earlierText : .moreText, search)]
  }

  /// The text goes no further: what was held back for it is said as it is.
  private mutating func giveUp(_ reason: ReadAllEnding) -> [ReadAllEffect] {
    ending = reason
    flow.finishWithoutPage()
    return advance()
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
    case .awaitingPage, .finished: return []
    case .awaitingText(let search?):
      let back = goBack(search)
      adopt(element)
      return back + move(search.unit, search.direction)
    case .awaitingText(nil):
      adopt(element)
      return advance()
    case .idle, .speaking, .interrupted, .ready, .stopped:
      adopt(element)
      return []
    }
  }

  private mutating func adopt(_ element: any TextInputModel) {
    flow.textDidChange(to: element)
    var walker = TextWalker(at: element)
    page = walker.reach(place) ? walker.element.page : element.page
    guard let now = current else { return }
    if walker.reach(now.origin.position) { current?.origin.element = walker.element }
    guard !now.isDone else { return }
    isLaidOutAnew = true
    current?.turnsMade = now.utterance.turns.count
  }

  /// Reads from another place on: where the user has gone to.
  ///
  /// - Returns: What is to be done, in order; while paused the place moves and nothing is said.
  public mutating func read(
    from element: any TextInputModel, at position: TextPosition? = nil
  ) -> [ReadAllEffect] {
    if case .idle = state {
      flow.move(to: ReadAllPlace(element: element, position: position), isEntered: true)
      page = element.page
      return []
    }
    let silence = silence() ?? []
    let mark = unmark()
    interruptedByNote = nil
    ending = nil
    isDetached = false
    flow.move(to: ReadAllPlace(element: element, position: position), isEntered: true)
    page = element.page
    current?.isDone = true
    if case .stopped = state { isPaused = false }
    return silence + mark + advance()
  }
}
