// SPDX-License-Identifier: Apache-2.0

extension TextWalker {
  /// Moves the focus of a selection over the next unit, away from its anchor or back to it.
  ///
  /// Away from the anchor the focus goes to the far edge of each unit; on its way back it stops at
  /// the same edges, then at the anchor, where nothing is selected but what the selection began with,
  /// and from there the selection grows on the other side.
  ///
  /// *Law: extending and then shrinking by the same unit returns to the same selection, where its
  /// focus was at the anchor or at the edge of such a unit.*
  ///
  /// - Returns: `nil` where the text ends, where the text goes on in another one, where lines are not
  ///   known, and for a selection whose focus is stale or foreign. The walker then stays.
  /// - Complexity: that of the lookups, and of the elements that are crossed; the anchor is looked at
  ///   only where the focus comes back to it. `hold` checks all of a selection.
  public mutating func extend(
    _ selection: TextSelection, by granularity: TextGranularity, _ direction: StorageDirection
  ) -> TextSelection? {
    var walker = self
    guard let selection = walker.holdToExtend(selection, direction) else { return nil }
    let origin = selection.origin
    let isTurning = !selection.isReversed && selection.isAtOrigin && direction == .backward
    let start = isTurning ? origin.start : selection.focus
    let edge: TextUnitEdge = selection.isReversed || isTurning ? .start : .end
    guard walker.reach(start), let found = walker.focus(granularity, direction, edge, from: start)
    else { return nil }
    let limit = edge == .end ? origin.end : origin.start
    let isShrinking =
      edge == .end ? direction == .backward : direction == .forward
    var focus = found.focus
    if isShrinking, focus.map({ $0.position.isBeyond(limit, direction) }) ?? true {
      focus = TextCaret(origin.end)
    }
    guard let focus, let result = TextSelection(origin: origin, focus: focus, madeBy: granularity),
      walker.reach(focus.position)
    else { return nil }
    self = walker
    return result
  }

  /// The selection, which the walker goes to; a caret that is to grow goes to that edge of its
  /// character which lies behind it.
  private mutating func holdToExtend(
    _ selection: TextSelection, _ direction: StorageDirection
  ) -> TextSelection? {
    guard reach(selection.focus) else { return nil }
    guard selection.isEmpty, let character = unit(.character, at: selection.focus) else {
      return selection
    }
    guard character.start != selection.focus else { return selection }
    let edge = direction == .forward ? character.start : character.end
    return TextSelection(anchor: edge, focus: TextCaret(edge))?.made(by: selection.granularity)
  }

  private struct Focus {
    /// `nil` where no unit is left.
    let focus: TextCaret?
  }

  /// - Returns: `nil` where such units are not known.
  private mutating func focus(
    _ granularity: TextGranularity, _ direction: StorageDirection, _ edge: TextUnitEdge,
    from start: TextPosition
  ) -> Focus? {
    guard granularity != .document else { return documentEdge(direction, from: start) }
    switch unit(granularity, direction, whose: edge, isBeyond: start) {
    case .unknown: return nil
    case .awaitsPage, .awaits, .end: return Focus(focus: nil)
    case .unit(let unit):
      guard edge == .end else { return Focus(focus: TextCaret(unit.start)) }
      let units = element.boundaries(of: granularity, in: element.textRange)
      return Focus(focus: units?.caret(at: unit.end, granularity, after: .forward))
    }
  }

  private mutating func documentEdge(
    _ direction: StorageDirection, from start: TextPosition
  ) -> Focus? {
    guard let all = selectAll(.document)?.range else { return nil }
    let edge = direction == .forward ? all.end : all.start
    return Focus(focus: edge == start ? nil : TextCaret(edge))
  }
}

extension TextSelection {
  func made(by granularity: TextGranularity?) -> TextSelection {
    TextSelection(origin: origin, focus: focusCaret, madeBy: granularity) ?? self
  }
}

extension TextPosition {
  /// Whether the position lies farther in a direction than another one, or in another text.
  fileprivate func isBeyond(_ limit: TextPosition, _ direction: StorageDirection) -> Bool {
    switch compare(to: limit) {
    case .ascending?: direction == .backward
    case .descending?: direction == .forward
    case .same?: false
    case nil: true
    }
  }
}
