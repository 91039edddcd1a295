// SPDX-License-Identifier: Apache-2.0

/// Where the text is on its page: all derived from `lines(in:)`, all `nil` where that is.
extension TextInputModel {
  /// The rectangles that a range covers, one for each line and visual run.
  ///
  /// - Returns: None for an empty range; `nil` if it is foreign, stale or not laid out.
  public func selectionRects(for range: TextRange) -> [SelectionRect]? {
    lines(in: range)?.selectionRects(for: range)
  }

  /// The rectangle around what a range covers of its first line; the caret's where it is empty.
  public func firstRect(for range: TextRange) -> Rect? { lines(in: range)?.firstRect(for: range) }

  /// Where a caret is drawn; it answers for texts that nobody can edit, too.
  ///
  /// - Returns: `nil` for a position that is foreign, stale, not laid out or not on the page.
  public func caretRect(at position: TextPosition, affinity: TextAffinity) -> Rect? {
    TextRange(position, position).flatMap { lines(in: $0) }?
      .caretRect(at: position, affinity: affinity)
  }

  /// Where a caret before the character at a position is drawn.
  public func caretRect(at position: TextPosition) -> Rect? {
    caretRect(at: position, affinity: .downstream)
  }

  /// The caret of this element nearest to a point of its page.
  ///
  /// - Returns: `nil` if the element is not laid out, or if the point is not a number.
  public func closestPosition(to point: Point) -> TextCaret? {
    closestPosition(to: point, within: textRange)
  }

  /// The caret of a range nearest to a point of the page; never outside of the range.
  public func closestPosition(to point: Point, within range: TextRange) -> TextCaret? {
    lines(in: range)?.caret(closestTo: point, within: range)
  }

  /// The character whose box holds a point of the page; `nil` where the element has no text.
  public func characterRange(at point: Point) -> TextRange? {
    guard let character = lines(in: textRange)?.characterRange(at: point),
      textRange.contains(character.start), textRange.contains(character.end)
    else { return nil }
    return character
  }
}
