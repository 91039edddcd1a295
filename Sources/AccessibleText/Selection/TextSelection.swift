// SPDX-License-Identifier: Apache-2.0

/// What is selected of a text: everything between an anchor that stays and a focus that moves.
///
/// A selection begins with a caret or with a unit, its `origin`, and that stays selected whichever way
/// the focus goes: a selection that began with a word and turns back keeps the word. An empty
/// selection is a caret.
///
/// It is a value and asks no text whether its positions are still in it; a `TextWalker` that is given
/// a stale or foreign one answers `nil`.
public struct TextSelection: Hashable, Sendable {
  /// What the selection began with: a unit, or an empty range where it began with a caret.
  public let origin: TextRange
  /// The end that moves; where two lines meet, its affinity says in which one it is shown.
  public let focusCaret: TextCaret
  /// The unit that the selection was made by last; `nil` where it was made between two places.
  public let granularity: TextGranularity?

  /// Makes a selection that began with a range and has been stretched to a focus.
  ///
  /// - Returns: `nil` if they are of two texts, or of two versions of a section.
  public init?(origin: TextRange, focus: TextCaret, madeBy granularity: TextGranularity? = nil) {
    guard origin.start.compare(to: focus.position) != nil,
      origin.end.compare(to: focus.position) != nil
    else { return nil }
    self.origin = origin
    self.granularity = granularity
    focusCaret =
      origin.contains(focus.position) && focus.position != origin.end
      ? TextCaret(origin.end) : focus
  }

  /// Makes a selection between two positions, in either order.
  ///
  /// - Returns: `nil` if they are of two texts, or of two versions of a section.
  public init?(anchor: TextPosition, focus: TextCaret) {
    guard let origin = TextRange(anchor, anchor) else { return nil }
    self.init(origin: origin, focus: focus)
  }

  /// The end that moves.
  public var focus: TextPosition { focusCaret.position }

  /// On which side of its position the focus is shown.
  public var affinity: TextAffinity { focusCaret.affinity }

  /// The end that stays: that end of the origin which lies away from the focus.
  public var anchor: TextPosition { isReversed ? origin.end : origin.start }

  /// The selected text, or an empty range where the selection is a caret.
  public var range: TextRange { TextRange(anchor, focus) ?? origin }

  /// Whether nothing is selected.
  public var isEmpty: Bool { range.isEmpty }

  /// Whether the focus comes before the anchor.
  public var isReversed: Bool { focus.compare(to: origin.start) == .ascending }

  /// Whether the focus has not left what the selection began with.
  public var isAtOrigin: Bool { focus == origin.end }
}
