// SPDX-License-Identifier: Apache-2.0

/// How a text element behaves when it is read.
public struct TextTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Makes a set of traits of its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The page turns after this element has been read; it is the last text of its page.
  public static let causesPageTurn = TextTraits(rawValue: 1 << 0)
}
