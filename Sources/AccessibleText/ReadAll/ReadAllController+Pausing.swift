// SPDX-License-Identifier: Apache-2.0

extension ReadAllController {
  mutating func pause() -> [ReadAllEffect] {
    guard !isPaused else { return [] }
    switch state {
    case .idle, .stopped, .finished, .ready: return []
    case .speaking:
      isPaused = true
      state = .ready
      return [.cancelSpeech] + savePlace()
    case .interrupted:
      isPaused = true
      state = .ready
      return savePlace()
    case .awaitingPage, .awaitingText:
      isPaused = true
      return []
    }
  }

  mutating func resume() -> [ReadAllEffect] {
    switch state {
    case .idle, .speaking, .finished: return []
    case .interrupted, .ready, .stopped:
      isPaused = false
      return presentRest()
    case .awaitingPage, .awaitingText:
      isPaused = false
      return []
    }
  }

  mutating func toggle() -> [ReadAllEffect] {
    switch state {
    case .idle: handle(.start)
    case .speaking: pause()
    case .interrupted, .ready, .stopped: resume()
    case .awaitingPage, .awaitingText: isPaused ? resume() : pause()
    case .finished: []
    }
  }

  mutating func stop() -> [ReadAllEffect] {
    var effects: [ReadAllEffect] = []
    if case .awaitingPage(let turn, _) = state { abandonedTurn = turn }
    switch state {
    case .stopped, .finished: return []
    case .speaking: effects = [.cancelSpeech]
    case .awaitingPage(_, let search?), .awaitingText(let search?): effects = goBack(search)
    case .idle, .interrupted, .ready, .awaitingPage, .awaitingText: break
    }
    isPaused = true
    state = .stopped
    return effects + unmark() + savePlace() + [.finish(.stopped)]
  }

  mutating func again() -> [ReadAllEffect] {
    guard let now = current, let silence = silence() else { return [] }
    if case .finished = state { isPaused = false }
    let mark = unmark()
    let back = turnBack(to: now.whole.page)
    return silence + mark + back + presentAgain(now)
  }

  /// What silences the voice before something else is said; `nil` while a page or text is awaited.
  func silence() -> [ReadAllEffect]? {
    switch state {
    case .speaking: [.cancelSpeech]
    case .idle, .interrupted, .ready, .stopped, .finished: []
    case .awaitingPage, .awaitingText: nil
    }
  }

  /// Shows the page of a place that the reading goes to.
  mutating func turnBack(to target: TextPage?) -> [ReadAllEffect] {
    let wasDetached = isDetached
    isDetached = false
    guard let target, target != page || wasDetached else { return [] }
    let turn = PageTurn(id: nextTurn(), from: page, to: target, cause: .moved)
    page = target
    return [.turnPage(turn)]
  }

  mutating func stopAfter(_ boundary: ReadAllBoundary?) -> [ReadAllEffect] {
    self.boundary = boundary
    boundaryPage = page
    return []
  }

  /// Whether a unit that the reading is to stop behind ends before a passage.
  func stops(before next: Passage, at boundary: ReadAllBoundary) -> Bool {
    guard next.kind != .aside, let current, current.isDone else { return false }
    let last = current.utterance.passage.sources.last?.range.end
    switch boundary {
    case .sentence: return !next.continuesSentence
    case .paragraph: return next.startsParagraph
    case .page: return next.page != boundaryPage
    case .section:
      guard let start = next.sources.first?.range.start, let last else { return true }
      return !start.isInSameSection(as: last)
    }
  }

  mutating func userTurnedPage() -> [ReadAllEffect] {
    isDetached = true
    return []
  }

  mutating func rejoin() -> [ReadAllEffect] {
    guard isDetached else { return [] }
    switch state {
    case .awaitingPage(_, let search), .awaitingText(let search):
      // The page that is awaited will be shown; if a search fails, the page it goes back to.
      isDetached = false
      if search != nil { page = nil }
      return []
    default: return turnBack(to: page)
    }
  }
}
