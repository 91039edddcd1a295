// SPDX-License-Identifier: Apache-2.0

extension ReadAllController {
  /// Speaks a passage, or shows it while the reading is paused.
  mutating func present(_ passage: Passage) -> [ReadAllEffect] {
    if let boundary, stops(before: passage, at: boundary) {
      self.boundary = nil
      isPaused = true
      prepare(passage)
      state = .ready
      return unmark() + [.finish(.boundary(boundary))]
    }
    var turn: [ReadAllEffect] = []
    if isLaidOutAnew, passage.kind == .main {
      // Where the pages were when the last sentence was begun is no help.
      isLaidOutAnew = false
      if passage.sources.first?.crossing == nil { turn = turnBack(to: passage.page) }
    }
    prepare(passage)
    return turn + presentCurrent()
  }

  /// Makes a passage the current utterance.
  private mutating func prepare(_ passage: Passage) {
    if passage.kind == .main, !passage.noteTargets.isEmpty { noted = passage }
    current = ReadUtterance(makeUtterance(passage), whole: passage, origin: flow.origin)
  }

  private mutating func makeUtterance(_ passage: Passage) -> Utterance {
    lastUtterance += 1
    return Utterance(
      id: lastUtterance, passage, flow.preferences, segmenter: flow.segmenter)
  }

  mutating func presentCurrent() -> [ReadAllEffect] {
    guard let current else { return [] }
    state = isPaused ? .ready : .speaking
    return [isPaused ? .show(current.utterance) : .speak(current.utterance)]
  }

  /// Speaks the passage of an utterance from its start; its page is shown.
  mutating func presentAgain(_ last: ReadUtterance) -> [ReadAllEffect] {
    var again = ReadUtterance(makeUtterance(last.whole), whole: last.whole, origin: last.origin)
    let atStart = again.utterance.turnsAtStart.count
    again.turnsMade = last.whole.page == nil ? min(last.turnsMade, atStart) : atStart
    current = again
    return presentCurrent()
  }

  /// Speaks what is left of the current utterance, from the word that was being said.
  ///
  /// *Law: a pause and a resume at any moment lose and repeat nothing beyond the word it stopped in.*
  mutating func presentRest() -> [ReadAllEffect] {
    guard var rest = current, !rest.isDone else { return advance() }
    var start = 0
    if rest.utterance.passage.kind == .main, rest.reached > 0 {
      if let word = rest.word(at: rest.reached, flow.segmenter) {
        start = min(word.lowerBound, rest.reached)
      } else if rest.hasWords {
        // Behind the last word nothing is left to say.
        current?.isDone = true
        return turns(upTo: .max) + advance()
      }
    }
    var passage = rest.utterance.passage
    if start > 0 { passage = passage.rest(fromUTF8: start, crossing: rest.crossing(upTo: start)) }
    if rest.hasBegun { passage.breakBefore = .sentence }
    var next = ReadUtterance(makeUtterance(passage), whole: rest.whole, origin: rest.origin)
    // What has been turned to is no edge of what is left.
    if start == 0 { next.turnsMade = rest.turnsMade }
    current = next
    return presentCurrent()
  }

  mutating func began(_ id: Utterance.ID) -> [ReadAllEffect] {
    guard isSpeaking(id), let current, !current.hasBegun else { return [] }
    self.current?.hasBegun = true
    return turns(upTo: current.utterance.firstWord) + savePlace()
  }

  mutating func reached(_ id: Utterance.ID, _ spoken: Int) -> [ReadAllEffect] {
    guard isSpeaking(id), var now = current,
      (0...now.utterance.spoken.text.utf8.count).contains(spoken)
    else { return [] }
    let offset = now.utterance.scalarStart(
      atUTF8: now.utterance.spoken.sourceOffset(of: spoken))
    guard offset >= now.reached else { return [] }
    now.reached = offset
    let word = now.utterance.passage.kind == .main ? now.word(at: offset, flow.segmenter) : nil
    let isNew = word != nil && word != now.word
    if isNew { now.word = word }
    current = now
    let mark = word.map { ReadAllEffect.highlight(now.utterance.ranges(ofUTF8: $0)) }
    return turns(upTo: offset) + (isNew ? [mark].compactMap(\.self) : [])
  }

  mutating func finished(_ id: Utterance.ID) -> [ReadAllEffect] {
    guard isSpeaking(id) else { return [] }
    failures = 0
    let turns = turns(upTo: .max)
    current?.isDone = true
    return turns + advance()
  }

  mutating func cancelled(_ id: Utterance.ID) -> [ReadAllEffect] {
    if isSpeaking(id) { state = .interrupted }
    return []
  }

  mutating func voiceIsFree() -> [ReadAllEffect] {
    guard case .interrupted = state else { return [] }
    return presentRest()
  }

  /// A voice that fails is tried twice more, from the word it had come to.
  mutating func failed(_ id: Utterance.ID) -> [ReadAllEffect] {
    guard isSpeaking(id) else { return [] }
    failures += 1
    if failures < 3 { return presentRest() }
    failures = 0
    isPaused = true
    state = .stopped
    return unmark() + [.finish(.voiceFailed)]
  }

  func isSpeaking(_ id: Utterance.ID) -> Bool {
    if case .speaking = state { current?.utterance.id == id } else { false }
  }

  /// The turns of the utterance that are due once the voice is at an offset of its text.
  mutating func turns(upTo offset: Int) -> [ReadAllEffect] {
    guard let current else { return [] }
    let due = current.utterance.turns.dropFirst(current.turnsMade)
      .prefix { $0.utf8Offset <= offset }
    self.current?.turnsMade += due.count
    return due.compactMap { turn in
      page = turn.to ?? page
      guard !isDetached else { return nil }
      let cause = PageTurn.Cause.word(
        utterance: current.utterance.id, utf8Offset: turn.utf8Offset,
        at: current.utterance.position(atUTF8: turn.utf8Offset))
      return .turnPage(PageTurn(id: nextTurn(), from: turn.from, to: turn.to, cause: cause))
    }
  }

  mutating func nextTurn() -> Int {
    lastTurn += 1
    return lastTurn
  }

  func savePlace() -> [ReadAllEffect] { current.map { [.savePlace($0.position)] } ?? [] }

  /// Takes the mark away from the word.
  mutating func unmark() -> [ReadAllEffect] {
    guard current?.word != nil else { return [] }
    current?.word = nil
    return [.highlight([])]
  }
}
