// SPDX-License-Identifier: Apache-2.0

/// Where a reader is among the pages: what is said when a page has been turned by hand.
///
///     PageStatus(3, of: 9).text  // "Page 3 of 9"
public struct PageStatus: Hashable, Sendable {
  /// The numbers of the pages that are shown, counted from 1; more than one in a spread.
  public let pages: ClosedRange<Int>
  /// Whether the numbers are estimates.
  public let isNumberEstimated: Bool
  /// How many pages there are, if that is known or estimated.
  public let count: Int?
  /// Whether that is an estimate.
  public let isCountEstimated: Bool

  /// Makes the status of a page or, with `through`, of all pages up to a second one, in either order.
  public init(
    _ page: Int, through last: Int? = nil, of count: Int? = nil, isNumberEstimated: Bool = false,
    isCountEstimated: Bool = false
  ) {
    let last = last ?? page
    pages = min(page, last)...max(page, last)
    self.isNumberEstimated = isNumberEstimated
    self.count = count
    self.isCountEstimated = isCountEstimated
  }

  /// Makes the status of a page that knows its number.
  public init(_ page: TextPage, of count: Int? = nil, isCountEstimated: Bool = false) {
    self.init(
      page.number, of: count, isNumberEstimated: page.isNumberEstimated,
      isCountEstimated: isCountEstimated)
  }

  /// The status in English.
  public var text: String { text(in: PageWords()) }

  /// The status in the words of a language.
  public func text(in words: PageWords) -> String {
    let isOne = pages.count == 1
    let word =
      isNumberEstimated
      ? (isOne ? words.estimatedPage : words.estimatedPages) : isOne ? words.page : words.pages
    var text = RotorWords.fill(word, with: "\(pages.lowerBound)")
    if !isOne { text = RotorWords.fill(text, with: "\(pages.upperBound)") }
    guard let count else { return text }
    return text
      + RotorWords.fill(isCountEstimated ? words.estimatedCount : words.count, with: "\(count)")
  }
}

/// The words of a page status, in English until a host puts its own; an ellipsis stands for a number.
public struct PageWords: Hashable, Sendable {
  /// Said of one page.
  public var page = "Page …"
  /// Said of several, from the first to the last.
  public var pages = "Pages … to …"
  /// Said of one page whose number is an estimate.
  public var estimatedPage = "About page …"
  /// Said of several whose numbers are estimates.
  public var estimatedPages = "About pages … to …"
  /// Said behind the page of how many there are.
  public var count = " of …"
  /// Said behind the page of how many there are, by an estimate.
  public var estimatedCount = " of about …"

  /// The English words.
  public init() {}
}
