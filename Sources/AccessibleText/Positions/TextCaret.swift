// SPDX-License-Identifier: Apache-2.0

/// A position and, where two units meet there, which of them is meant.
///
/// At a soft line wrap the upstream caret is the end of the line above, the downstream one the start
/// of the line below: two places to look at, one position.
public struct TextCaret: Hashable, Sendable {
  /// Where it is.
  public let position: TextPosition
  /// Which side of the position it belongs to.
  public let affinity: TextAffinity

  /// Makes a caret; the start of a section has no upstream side.
  public init(_ position: TextPosition, affinity: TextAffinity = .downstream) {
    self.position = position
    self.affinity = position.utf8Offset == 0 ? .downstream : affinity
  }
}
