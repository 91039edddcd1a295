// SPDX-License-Identifier: Apache-2.0

/// A page as it is shown, the kind that turns. (Page numbers of a print edition are labels, and
/// another partition.)
public struct TextPage: Hashable, Sendable {
  /// The section the page shows, counted from 0 in reading order.
  public let section: Int
  /// The page's place in its section, counted from 0; exact.
  public let index: Int
  /// The page's number in the whole text, counted from 1.
  public let number: Int
  /// Whether the number is an estimate, because not all text before the page has been laid out.
  public let isNumberEstimated: Bool

  /// Makes a page, for hosts that count their own.
  public init(section: Int = 0, index: Int, number: Int, isNumberEstimated: Bool = false) {
    self.section = section
    self.index = index
    self.number = number
    self.isNumberEstimated = isNumberEstimated
  }
}
