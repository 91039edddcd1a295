// SPDX-License-Identifier: Apache-2.0

/// A place of a text with the side of it that is meant: where a caret stands.
public struct TextCaret: Hashable, Sendable {
  /// The place.
  public let position: TextPosition
  /// Which of the two units that meet there the caret stands at.
  public let affinity: TextAffinity

  /// Makes a caret; downstream unless said otherwise.
  public init(_ position: TextPosition, _ affinity: TextAffinity = .downstream) {
    self.position = position
    self.affinity = affinity
  }
}
