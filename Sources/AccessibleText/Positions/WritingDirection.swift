// SPDX-License-Identifier: Apache-2.0

/// Which way text is written along its line.
///
/// On a vertical line `leftToRight` means from top to bottom.
public enum WritingDirection: CaseIterable, Hashable, Sendable {
  /// As Latin is written.
  case leftToRight
  /// As Arabic and Hebrew are written.
  case rightToLeft
}
