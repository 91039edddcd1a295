// SPDX-License-Identifier: Apache-2.0

extension TextWalker {
  /// The selection as a text holds it, to whose focus the walker goes.
  ///
  /// The ends of one that is not empty are moved outward to the edges of characters.
  ///
  /// - Returns: `nil` for a selection with a position that is stale, foreign or in no element.
  public mutating func hold(_ selection: TextSelection) -> TextSelection? {
    var walker = self
    guard walker.reach(selection.origin.start), walker.reach(selection.origin.end),
      walker.reach(selection.focus)
    else { return nil }
    guard !selection.isEmpty else {
      self = walker
      return selection
    }
    let outward: StorageDirection = selection.isReversed ? .backward : .forward
    let (start, end): (StorageDirection, StorageDirection) =
      selection.origin.isEmpty ? (outward.opposite, outward.opposite) : (.backward, .forward)
    guard
      let origin = TextRange(
        walker.characterEdge(start, of: selection.origin.start),
        walker.characterEdge(end, of: selection.origin.end))
    else { return nil }
    let focus = walker.characterEdge(outward, of: selection.focus)
    self = walker
    return TextSelection(
      origin: origin, focus: focus == selection.focus ? selection.focusCaret : TextCaret(focus),
      madeBy: selection.granularity)
  }

  /// Selects the unit that a caret is in; the selection stays whole when it is extended.
  ///
  /// - Returns: `nil` in a gap between units, for a caret that is not of the text, and where lines are
  ///   not known.
  public mutating func select(_ granularity: TextGranularity, at caret: TextCaret) -> TextSelection?
  {
    guard granularity != .document else { return selectAll(.document) }
    var walker = self
    guard walker.reach(caret.position), let unit = walker.unit(granularity, around: caret) else {
      return nil
    }
    let held = walker.heldPart(of: unit, granularity)
    let isLaidOut = granularity == .line || granularity == .page
    self = walker
    return TextSelection(
      origin: held, focus: TextCaret(held.end, affinity: isLaidOut ? .upstream : .downstream),
      madeBy: granularity)
  }

  /// Selects between two positions, in either order; the ends are moved outward to characters.
  ///
  /// - Returns: `nil` for positions that are stale, foreign, or of two texts.
  public mutating func select(from anchor: TextPosition, to focus: TextCaret) -> TextSelection? {
    TextSelection(anchor: anchor, focus: focus).flatMap { hold($0) }
  }

  /// Selects all of the element, of its page, or of the text.
  ///
  /// *Law: select all selects the whole text.* Where a neighbour is of another text, the selection
  /// ends before it.
  ///
  /// - Complexity: O(elements selected).
  public mutating func selectAll(_ scope: TextSelectionScope) -> TextSelection? {
    let pages = pagesTurned
    let home = element.textRange
    var (first, last) = (self, self)
    if scope != .element {
      for direction in [StorageDirection.backward, .forward] {
        var end = self
        while end.step(direction) == .moved,
          scope == .document || end.pagesTurned == pages,
          end.element.textRange.start.compare(to: home.start) != nil
        {
          if direction == .forward { last = end } else { first = end }
        }
      }
    }
    self = last
    let range = TextRange(first.element.textRange.start, last.element.textRange.end) ?? home
    return TextSelection(
      anchor: range.start, focus: TextCaret(range.end)
    ).map { $0.made(by: scope == .document ? .document : scope == .page ? .page : nil) }
  }

  /// The unit that a caret is in, to whose element the walker goes.
  ///
  /// Where a page cuts a paragraph two elements hold the caret: the one on its side is asked first,
  /// whichever of them the walker came to.
  private mutating func unit(_ granularity: TextGranularity, around caret: TextCaret) -> TextRange?
  {
    let side: StorageDirection = caret.affinity == .downstream ? .forward : .backward
    for direction in [side, side.opposite] {
      var beside = self
      while beside.step(direction) == .moved, beside.element.textRange.contains(caret.position) {
        self = beside
      }
      // An element without text has one side: the page before it is not its own.
      let affinity = element.textRange.isEmpty ? TextAffinity.downstream : caret.affinity
      let unit = unit(granularity, at: caret.position, affinity: affinity)
      if let unit { return unit }
    }
    return nil
  }

  private func characterEdge(
    _ direction: StorageDirection, of position: TextPosition
  ) -> TextPosition {
    var walker = self
    guard walker.reach(position), let character = walker.unit(.character, at: position),
      character.start != position
    else { return position }
    return direction == .forward ? character.end : character.start
  }
}

/// How much "all" is.
public enum TextSelectionScope: CaseIterable, Hashable, Sendable {
  /// The element.
  case element
  /// What is on the element's page.
  case page
  /// The whole text.
  case document
}

extension StorageDirection {
  var opposite: StorageDirection { self == .forward ? .backward : .forward }
}
