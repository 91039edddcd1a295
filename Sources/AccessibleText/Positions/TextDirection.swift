// SPDX-License-Identifier: Apache-2.0

/// A direction in which a text is asked: along the storage, or as it is seen.
///
/// What is seen is mapped to the storage before anything is asked, by the base writing direction at
/// the position: where text runs from right to left, left is forward. Up is backward, and down is
/// forward.
public enum TextDirection: CaseIterable, Hashable, Sendable {
  /// Towards the end of the text.
  case forward
  /// Towards the start of the text.
  case backward
  /// Towards the left edge.
  case left
  /// Towards the right edge.
  case right
  /// Towards the lines above.
  case up
  /// Towards the lines below.
  case down

  /// The direction along the storage, in text of a writing direction.
  public func storageDirection(in writing: WritingDirection) -> StorageDirection {
    switch self {
    case .forward, .down: .forward
    case .backward, .up: .backward
    case .left: writing == .leftToRight ? .backward : .forward
    case .right: writing == .leftToRight ? .forward : .backward
    }
  }
}
