// SPDX-License-Identifier: Apache-2.0

/// A direction on the page, whatever the order of the text.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// To the left.
  case left
  /// To the right.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// The way back.
  var opposite: LayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
