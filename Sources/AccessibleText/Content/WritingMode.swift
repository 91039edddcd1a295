// SPDX-License-Identifier: Apache-2.0

/// How the lines of a text run, and in which direction one follows another.
public enum WritingMode: String, Hashable, Sendable {
  /// Lines run across the page, and follow one another downwards.
  case horizontal
  /// Lines run downwards, and follow one another to the left, as in Japanese books.
  case verticalRightToLeft = "vertical-rl"
  /// Lines run downwards, and follow one another to the right, as in Mongolian.
  case verticalLeftToRight = "vertical-lr"
}
