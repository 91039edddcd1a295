// SPDX-License-Identifier: Apache-2.0

extension ReadAllController {
  /// Leaves the innermost structure that the utterance is in and that can be left.
  ///
  /// - Returns: Nothing if there is none.
  mutating func escape(_ utterance: Utterance, turnsMade: Int) -> [ReadAllEffect] {
    if utterance.passage.kind == .aside, !flow.notes.isEmpty {
      flow.leaveNote()
    } else if let structure = utterance.passage.structures.last(where: \.kind.isEscapable) {
      keepTurns(of: utterance, from: turnsMade)
      flow.escape(structure)
    } else {
      return []
    }
    return [.cancelSpeech] + advance()
  }

  /// Leaves out the innermost structure that the utterance is in and that can be left out, with all
  /// of its kind.
  mutating func skip(_ utterance: Utterance, turnsMade: Int) -> [ReadAllEffect] {
    let isNote = utterance.passage.kind == .aside && !flow.notes.isEmpty
    let kind =
      isNote ? .footnote : utterance.passage.structures.last(where: \.kind.isSkippable)?.kind
    guard let kind else { return [] }
    if !isNote { keepTurns(of: utterance, from: turnsMade) }
    flow.skip(kind)
    return [.cancelSpeech] + advance()
  }

  /// Hands on the page turns of an utterance that is broken off, so that none is lost.
  private mutating func keepTurns(of utterance: Utterance, from turnsMade: Int) {
    guard let turn = utterance.turns.dropFirst(turnsMade).first else { return }
    flow.crossAgain(PageCrossing(from: turn.from))
  }
}
