// SPDX-License-Identifier: Apache-2.0

extension ReadAllController {
  /// Goes to a unit before or after the one that is being read.
  ///
  /// While a page or text is awaited moves are ignored.
  mutating func move(_ unit: ReadAllUnit, _ direction: StorageDirection) -> [ReadAllEffect] {
    if case .idle = state {
      isPaused = true
      let shown = advance()
      guard case .ready = state else { return shown }
    }
    guard let silence = silence() else { return [] }
    if case .finished = state { isPaused = false }
    leaveNote()
    if unit == .sentence, direction == .forward, let effects = nextSentence(silence) {
      return effects
    }
    guard let mark = self.mark else { return [.noSuchUnit(unit, direction)] }
    return arrive(search(unit, direction, from: mark), unit, direction, silence)
  }

  /// What a move found.
  enum Found {
    /// A flow that is there, and what it says first.
    case passage(ReadingFlow, Passage)
    /// A flow that is at the last text known.
    case needsPage(ReadingFlow)
    case needs(TextNeed)
    case none
  }

  /// The notes that are being said are over; the sentence they belong to is what the move starts from.
  private mutating func leaveNote() {
    guard let back = interruptedByNote else { return }
    interruptedByNote = nil
    flow.leaveSentence()
    current = back
  }

  /// Leaves the sentence as if it had been said.
  private mutating func nextSentence(_ silence: [ReadAllEffect]) -> [ReadAllEffect]? {
    guard let now = current, !now.isDone else { return nil }
    var next = flow
    if now.utterance.passage.kind == .announcement {
      next.leaveAnnouncements()
    } else {
      if let crossing = now.nextCrossing { next.crossAgain(crossing) }
      next.leaveSentence()
    }
    var probe = next
    if case .end = probe.next() { return [.noSuchUnit(.sentence, .forward)] }
    flow = next
    let mark = unmark()
    current?.isDone = true
    return silence + mark + rejoin() + advance()
  }

  /// Where a move starts: the start of what is being said.
  private var mark: ReadAllPlace? {
    guard let current else { return nil }
    guard current.isDone, case .finished = state else { return current.origin }
    // When all has been said, the sentence before is the last one.
    return ReadAllPlace(element: flow.element, position: flow.element.textRange.end)
  }

  private mutating func arrive(
    _ found: Found, _ unit: ReadAllUnit, _ direction: StorageDirection,
    _ silence: [ReadAllEffect], after earlier: Search? = nil
  ) -> [ReadAllEffect] {
    let search =
      earlier
      ?? Search(unit: unit, direction: direction, flow: flow, current: current, page: page)
    switch found {
    case .none: return [.noSuchUnit(unit, direction)]
    case .needs(let need):
      let mark = unmark()
      state = .awaitingText(search)
      return silence + mark + [.awaitText(need)]
    case .needsPage(let end):
      let mark = unmark()
      flow = end
      return silence + mark
        + [askForPage(direction == .forward ? .moreText : .earlierText, search)]
    case .passage(let there, let passage):
      let mark = unmark()
      flow = there
      ending = nil
      let turn = turnBack(to: passage.page)
      let effects = present(passage)
      if passage.page != nil, let atStart = current?.utterance.turnsAtStart.count {
        current?.turnsMade = atStart
      }
      return silence + mark + turn + effects
    }
  }

  /// The page that a move waited for has come.
  mutating func go(on search: Search) -> [ReadAllEffect] {
    let left = flow.element
    let arrived: any TextInputModel
    switch search.direction {
    case .forward:
      guard flow.pageDidTurn() else { return giveUp(search) }
      arrived = flow.element
    case .backward:
      guard let earlier = left.previousTextElement else { return giveUp(search) }
      arrived = earlier
    }
    page = arrived.page ?? page
    let isHere = search.unit != .heading || arrived.isHeadingStart && !flow.passesOver(arrived)
    let place = ReadAllPlace(
      element: arrived,
      position: search.direction == .forward ? arrived.textRange.start : arrived.textRange.end)
    let found: Found =
      search.direction == .forward && isHere || search.unit == .heading && isHere
      ? land(ReadAllPlace(element: arrived))
      : search.unit == .page && search.direction == .backward
        ? land(ReadAllPlace(element: topOfPage(arrived)))
        : self.search(search.unit, search.direction, from: place)
    switch found {
    case .none: return giveUp(search)
    default:
      state = .ready
      return arrive(found, search.unit, search.direction, [], after: search)
    }
  }

  /// There is no such unit: the reading goes on where it was.
  mutating func giveUp(_ search: Search) -> [ReadAllEffect] {
    let back = goBack(search)
    let none = [ReadAllEffect.noSuchUnit(search.unit, search.direction)] + back
    return isPaused || search.current == nil ? none : none + presentRest()
  }

  /// Gives a search up: the reading is where it was, and so is the page that is shown.
  mutating func goBack(_ search: Search) -> [ReadAllEffect] {
    flow = search.flow
    current = search.current
    state = .ready
    return turnBack(to: search.page)
  }
}
