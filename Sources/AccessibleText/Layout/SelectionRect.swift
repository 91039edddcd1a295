// SPDX-License-Identifier: Apache-2.0

/// A piece of a range as it is seen: the part of it that is on one line and in one visual run.
public struct SelectionRect: Hashable, Sendable {
  /// The piece's box, tight along the line and as high as the line, in the coordinates of the page.
  public let rect: Rect
  /// The way the text of the piece is written.
  public let writingDirection: WritingDirection
  /// Whether the range starts in this piece; on which edge, the writing direction says.
  public let containsStart: Bool
  /// Whether the range ends in this piece.
  public let containsEnd: Bool
  /// Whether the piece is on a line that runs from top to bottom.
  public let isVertical: Bool
  /// Whether an edge had to be interpolated, because the host knows only boxes of more than one
  /// character.
  public let isApproximate: Bool
}
