// SPDX-License-Identifier: Apache-2.0

/// Which end of a unit a move goes to.
public enum TextUnitEdge: CaseIterable, Hashable, Sendable {
  /// Where the unit starts.
  case start
  /// Where it ends.
  case end
}

/// What a move does where a piece of the text ends.
public enum TextMoveBounds: CaseIterable, Hashable, Sendable {
  /// It goes on through all elements; where there is no unit left there is no move.
  case crossing
  /// It stops at the edge of the element.
  case stoppingAtElement
  /// It goes on to the next element, and stops at the edge of the page.
  case stoppingAtPage
  /// It goes on through all elements, and stops at the edge of the last.
  case stoppingAtDocument
}

/// What a move came to.
public struct TextMove {
  /// The element that was reached.
  public let element: any TextInputModel
  /// Where in it.
  public let caret: TextCaret
  /// How many units were really moved; 0 if nothing moved.
  ///
  /// A last piece up to an edge that stops the move counts as one.
  public let units: Int
  /// How many pages were turned.
  public let pagesTurned: Int
}
