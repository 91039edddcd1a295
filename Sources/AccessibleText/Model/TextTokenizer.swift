// SPDX-License-Identifier: Apache-2.0

/// The four questions that assistive technology asks about the units of one element's text, as
/// UIKit's `UITextInputTokenizer` has them.
///
/// A tokenizer answers within its element's `textRange`; only a `TextWalker` goes on to the next
/// element. A unit that runs over the element's edge is answered whole, and one that lies outside of
/// it not at all. Positions that are foreign, stale or out of range have no units and no boundaries.
///
/// Forward a question means the unit that starts at the position, backward the one that ends there;
/// inside a unit both mean that one. Affinity plays no part, but for lines and pages.
public protocol TextTokenizer {
  /// The unit that holds the position; one that only touches it, if it lies in the direction.
  ///
  /// An empty line is the line end behind it, asked forward, and an empty last line itself, asked
  /// backward. An empty paragraph holds nothing. The whole document holds each of its positions.
  ///
  /// - Returns: `nil` in a gap between units, and where lines are not known.
  func unit(
    _ granularity: TextGranularity, enclosing position: TextPosition,
    looking direction: TextDirection
  ) -> TextRange?

  /// Whether a unit ends at the position, asked forward, or starts there, asked backward.
  ///
  /// At a soft line wrap and at a page edge the upstream side is an end only, the downstream side a
  /// start only.
  func isBoundary(
    _ position: TextPosition, of granularity: TextGranularity, looking direction: TextDirection,
    affinity: TextAffinity
  ) -> Bool

  /// Whether there is a unit that holds the position, by the rules of `unit(_:enclosing:looking:)`.
  func isInside(
    _ position: TextPosition, _ granularity: TextGranularity, looking direction: TextDirection
  ) -> Bool

  /// The nearest start or end of a unit strictly beyond the position; the element's edge where there
  /// is none before it. Forward a caret at a soft wrap is upstream, else downstream.
  ///
  /// - Returns: `nil` at the element's edge, and where lines are not known.
  func boundary(
    of granularity: TextGranularity, from position: TextPosition, looking direction: TextDirection
  ) -> TextCaret?
}

extension TextTokenizer {
  /// Whether a unit ends or starts at the downstream side of the position.
  public func isBoundary(
    _ position: TextPosition, of granularity: TextGranularity, looking direction: TextDirection
  ) -> Bool {
    isBoundary(position, of: granularity, looking: direction, affinity: .downstream)
  }

  /// Whether there is a unit that holds the position.
  public func isInside(
    _ position: TextPosition, _ granularity: TextGranularity, looking direction: TextDirection
  ) -> Bool {
    unit(granularity, enclosing: position, looking: direction) != nil
  }
}

extension TextGranularity {
  /// Whether two units may share a position that is shown at two places.
  package var isLaidOut: Bool { self == .line || self == .page }
}
