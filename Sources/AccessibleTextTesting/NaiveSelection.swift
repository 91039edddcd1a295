// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// A selection that looks through all units of a chain of elements at each step: an oracle for what
/// selects fast.
///
/// It is made of the contract and not of the code: the focus goes to the far edge of each unit away
/// from the anchor, back over the same edges, and what the selection began with stays selected. It
/// knows no affinity.
public struct NaiveSelection {
  /// What the selection began with; empty where it began with a caret.
  public private(set) var origin: TextRange
  /// The end that moves.
  public private(set) var focus: TextPosition
  private let text: NaiveUnits

  /// Lists all units of a chain, and starts with a caret where its text starts.
  ///
  /// - Complexity: O(elements × units).
  public init?(in first: any TextInputModel) {
    let start = first.textRange.start
    guard let origin = TextRange(start, start) else { return nil }
    text = NaiveUnits(from: first)
    self.origin = origin
    focus = start
  }

  /// The selected text.
  public var range: TextRange {
    TextRange(isReversed ? origin.end : origin.start, focus) ?? origin
  }

  private var isReversed: Bool { !focus.isAtOrAfter(origin.start) }

  /// Selects between two positions of the text; the ends of a selection that is not empty are moved
  /// outward to characters.
  public mutating func select(from anchor: TextPosition, to focus: TextPosition) {
    guard anchor != focus else { return set(anchor, anchor, focus: focus) }
    let isForward = focus.isAtOrAfter(anchor)
    let (first, last) = isForward ? (anchor, focus) : (focus, anchor)
    let start = text.character(around: first)?.start ?? first
    let end = text.character(around: last)?.end ?? last
    if isForward { set(start, start, focus: end) } else { set(end, end, focus: start) }
  }

  /// Selects the unit that a caret is in.
  ///
  /// - Returns: Whether there is one.
  public mutating func select(_ granularity: TextGranularity, at caret: TextCaret) -> Bool {
    guard let unit = text.unit(granularity, at: caret) else { return false }
    set(unit.start, unit.held, focus: unit.held)
    return true
  }

  /// Selects from the start of one element to the end of another: all of a page, or of the text.
  public mutating func selectAll(where isSelected: (any TextInputModel) -> Bool) {
    let ranges = text.elements.filter(isSelected).map(\.textRange)
    guard let first = ranges.first, let last = ranges.last else { return }
    set(first.start, first.start, focus: last.end)
  }

  /// Moves the focus over the next unit.
  ///
  /// - Returns: Whether it has moved.
  public mutating func extend(
    by granularity: TextGranularity, _ direction: StorageDirection
  ) -> Bool {
    guard let units = text.units(granularity) else { return false }
    let home = self
    if range.isEmpty, let character = text.character(around: focus) {
      let edge = direction == .forward ? character.start : character.end
      set(edge, edge, focus: edge)
    }
    let isForward = direction == .forward
    let isAtOrigin = focus == origin.end
    let found: TextPosition?
    switch (isForward, isReversed) {
    case (true, false): found = units.map(\.held).first(after: focus)
    case (false, true): found = units.map(\.start).last(before: focus)
    case (false, false) where isAtOrigin: found = units.map(\.start).last(before: origin.start)
    case (false, false):
      found =
        units.map(\.held).last(before: focus).flatMap { $0.isAtOrAfter(origin.end) ? $0 : nil }
        ?? origin.end
    case (true, true):
      found =
        units.map(\.start).first(after: focus).flatMap {
          origin.start.isAtOrAfter($0) && $0 != origin.start ? $0 : nil
        } ?? origin.end
    }
    guard let found else {
      self = home
      return false
    }
    focus = found
    return true
  }

  private mutating func set(_ start: TextPosition, _ end: TextPosition, focus: TextPosition) {
    guard let range = TextRange(start, end) else { return }
    (origin, self.focus) = (range, focus)
  }
}

extension [TextPosition] {
  fileprivate func first(after position: TextPosition) -> TextPosition? {
    filter { !position.isAtOrAfter($0) }.min { !$0.isAtOrAfter($1) }
  }

  fileprivate func last(before position: TextPosition) -> TextPosition? {
    filter { !$0.isAtOrAfter(position) }.max { !$0.isAtOrAfter($1) }
  }
}
