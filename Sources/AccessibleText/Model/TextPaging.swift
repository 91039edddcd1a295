// SPDX-License-Identifier: Apache-2.0

/// What turns the pages of a host that shows one page at a time.
public protocol TextPaging: AnyObject {
  /// Scrolls by one page.
  func scroll(_ direction: ScrollDirection) -> ScrollResult
}

/// Where to scroll.
public enum ScrollDirection: CaseIterable, Sendable {
  /// To the page that is read after this one.
  case next
  /// To the page that is read before this one.
  case previous
}

/// What came of a scroll.
public enum ScrollResult: Hashable, Sendable {
  /// The page has turned; what a user may be told of it (`Page 3 of 9`).
  case moved(status: String?)
  /// The page will turn; the host says when it has.
  case pending
  /// There is no page there.
  case refused
}
