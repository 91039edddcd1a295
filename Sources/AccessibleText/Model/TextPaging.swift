// SPDX-License-Identifier: Apache-2.0

/// What turns the pages of a host that shows one page at a time: a container of text elements.
///
/// Containers are nested. One that does not scroll in a direction refuses, and the one around it is
/// asked.
public protocol TextPaging: AnyObject {
  /// Scrolls this container by one page.
  ///
  /// A container need not know every direction: `scrollChain(_:)` asks for `next` and `previous` by
  /// the sides that they are at, and for a side by what is there.
  func scroll(_ direction: ScrollDirection) -> ScrollResult

  /// The container around this one; by default none.
  var pagingParent: (any TextPaging)? { get }

  /// The side on which a reader's next page is: to the right where pages go from left to right, as
  /// they do by default.
  var pageProgression: WritingDirection { get }
}

extension TextPaging {
  /// None.
  public var pagingParent: (any TextPaging)? { nil }
  /// From left to right.
  public var pageProgression: WritingDirection { .leftToRight }

  /// Scrolls this container or, where it refuses, the nearest one around it that does not.
  ///
  /// Each is asked for the direction itself, then for what that is by its own page progression.
  ///
  /// - Returns: What the first container answered that did not refuse; `refused` if all did.
  /// - Complexity: that of two scrolls for each container.
  public func scrollChain(_ direction: ScrollDirection) -> ScrollResult {
    var container: any TextPaging = self
    var asked: Set<ObjectIdentifier> = []
    // A chain that is closed to a ring has been asked when it comes round.
    while asked.insert(ObjectIdentifier(container)).inserted {
      let same = direction.alike(where: container.pageProgression)
      for direction in [direction, same].compactMap({ $0 }) {
        let result = container.scroll(direction)
        guard result == .refused else { return result }
      }
      guard let parent = container.pagingParent else { break }
      container = parent
    }
    return .refused
  }
}

/// Where to scroll: what is wanted to be seen, not how a finger moves.
public enum ScrollDirection: CaseIterable, Hashable, Sendable {
  /// To what is on the right.
  case right
  /// To what is on the left.
  case left
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To the page that is read after this one.
  case next
  /// To the page that is read before this one.
  case previous

  /// The direction that leads to the same page where pages go in a direction.
  func alike(where progression: WritingDirection) -> ScrollDirection? {
    let isRightNext = progression == .leftToRight
    return switch self {
    case .next: isRightNext ? .right : .left
    case .previous: isRightNext ? .left : .right
    case .right: isRightNext ? .next : .previous
    case .left: isRightNext ? .previous : .next
    case .up, .down: nil
    }
  }
}

/// What came of a scroll.
public enum ScrollResult: Hashable, Sendable {
  /// The page has turned; what a user who turned it may be told (`PageStatus` makes it). The same words
  /// again mean that there was no page to turn.
  case moved(status: String?)
  /// The page will turn; the host says when it has.
  case pending
  /// There is no page there.
  case refused
}
