// SPDX-License-Identifier: Apache-2.0

extension ReadAllController {
  /// Leaves the innermost structure that the utterance is in and that can be left.
  ///
  /// - Returns: Nothing if there is none.
  mutating func escape() -> [ReadAllEffect] {
    guard let current, let silence = silence() else { return [] }
    if isInNote {
      flow.leaveNote()
    } else if let structure = current.utterance.passage.structures.last(where: \.kind.isEscapable) {
      keepTurns()
      flow.escape(structure)
    } else {
      return []
    }
    return leave(silence)
  }

  /// Leaves out the innermost structure that the utterance is in and that can be left out, with all
  /// of its kind.
  mutating func skip() -> [ReadAllEffect] {
    guard let current, let silence = silence() else { return [] }
    let isInNote = isInNote
    let kind =
      isInNote
      ? .footnote : current.utterance.passage.structures.last(where: \.kind.isSkippable)?.kind
    guard let kind else { return [] }
    if !isInNote { keepTurns() }
    flow.skip(kind)
    return leave(silence)
  }

  /// Says the notes of the sentence, or of the last one that has any, and then the rest of it.
  mutating func hearNote() -> [ReadAllEffect] {
    guard let current, let silence = silence() else { return [] }
    guard interruptedByNote == nil, let noted, flow.beginNotes(of: noted) else { return [.noNote] }
    interruptedByNote = current
    return silence + unmark() + advance()
  }

  private mutating func leave(_ silence: [ReadAllEffect]) -> [ReadAllEffect] {
    let mark = unmark()
    current?.isDone = true
    return silence + mark + advance()
  }

  private var isInNote: Bool {
    current?.utterance.passage.kind == .aside && !flow.notes.isEmpty
  }

  /// Hands on the page turns of an utterance that is broken off, so that none is lost.
  mutating func keepTurns() {
    if let crossing = current?.nextCrossing { flow.crossAgain(crossing) }
  }
}
