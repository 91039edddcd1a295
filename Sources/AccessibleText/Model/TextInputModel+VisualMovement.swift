// SPDX-License-Identifier: Apache-2.0

/// Where a caret has come to that was moved as the text is seen.
public struct VisualMove: Hashable, Sendable {
  /// The caret.
  public let caret: TextCaret
  /// Where the caret wants to be on each line it comes to, on the line's axis.
  ///
  /// It is kept over short lines when it is handed to the next move from line to line; `nil` after a
  /// move along the line.
  public let goal: Double?
}

extension TextInputModel {
  /// A caret moved as the text is seen: along its line by characters, from line to line by lines.
  ///
  /// Left and right go through runs of both directions one character after the other, over characters
  /// without width together, and at the end of a line on to the next as the paragraph is read. Up and
  /// down keep their goal. On a vertical line up and down go along the line, left and right from line to
  /// line. Affinity is upstream where the caret stands at the end of a soft-wrapped line, or of a run
  /// whose next character stands elsewhere.
  ///
  /// - Parameters:
  ///   - count: How many steps; fewer than none go the other way.
  ///   - goal: What the move before answered.
  /// - Returns: `nil` if the steps lead out of the element, or if the caret is foreign, stale or not
  ///   laid out.
  /// - Complexity: O(steps × (lines of the page + length of a line)).
  public func caret(
    _ caret: TextCaret, movedBy count: Int, _ direction: LayoutDirection, goal: Double?
  ) -> VisualMove? {
    guard textRange.contains(caret.position), let range = textRange.offsets,
      let lines = lines(in: textRange),
      let place = lines.caret(at: caret.position.utf8Offset, caret.affinity)
    else { return nil }
    let isAcross =
      lines.shapes[place.line].isVertical == (direction == .left || direction == .right)
    let goal = isAcross ? goal.flatMap { $0.isNaN ? nil : $0 } ?? place.edge : place.edge
    var moved = caret
    for _ in 0..<count.magnitude {
      let direction = count < 0 ? direction.opposite : direction
      guard let next = lines.step(moved, direction, goal: goal, within: range) else { return nil }
      moved = next
    }
    return VisualMove(caret: moved, goal: isAcross ? goal : nil)
  }

  /// A caret moved by so many steps as the text is seen, from where it stands.
  public func caret(
    _ caret: TextCaret, movedBy count: Int, _ direction: LayoutDirection
  ) -> VisualMove? {
    self.caret(caret, movedBy: count, direction, goal: nil)
  }

  /// A caret moved by one step as the text is seen.
  public func caret(
    _ caret: TextCaret, _ direction: LayoutDirection, goal: Double? = nil
  ) -> VisualMove? {
    self.caret(caret, movedBy: 1, direction, goal: goal)
  }
}
