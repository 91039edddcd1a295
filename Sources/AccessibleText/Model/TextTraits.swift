// SPDX-License-Identifier: Apache-2.0

/// How a text element behaves when it is read.
public struct TextTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The page turns after this element has been read; it is the last text of its page.
  public static let causesPageTurn = TextTraits(rawValue: 1 << 0)
}
