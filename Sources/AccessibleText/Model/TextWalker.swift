// SPDX-License-Identifier: Apache-2.0

/// Walks over the text from element to element: the only thing that crosses from one to the next.
///
/// *Law: a walk always makes progress. Each step reaches another element or answers why it cannot,
/// and a chain of elements without text, however long or even closed to a ring, ends the walk instead
/// of hanging it.*
public struct TextWalker {
  /// The element that was reached.
  public private(set) var element: any TextInputModel
  /// How many pages were turned on the way.
  public private(set) var pagesTurned = 0
  /// A run of elements without a word longer than this is no text but a fault of the host.
  private static let silentElementLimit = 1 << 20
  private var silentElements = 0

  /// Starts at an element.
  public init(at element: any TextInputModel) {
    self.element = element
  }

  /// What a step came to.
  public enum Step: Hashable, Sendable {
    /// The next element was reached.
    case moved
    /// There is none until the page has been turned.
    case awaitsPage
    /// There is none.
    case end
  }

  /// Steps to the neighbouring element.
  public mutating func step(_ direction: StorageDirection) -> Step {
    let neighbour =
      direction == .forward ? element.nextTextElement : element.previousTextElement
    let turns = (direction == .forward ? element : neighbour)?.traits.contains(.causesPageTurn)
    guard let neighbour else {
      return direction == .forward && turns == true ? .awaitsPage : .end
    }
    silentElements = neighbour.textRange.isEmpty ? silentElements + 1 : 0
    guard silentElements < Self.silentElementLimit else { return .end }
    if turns == true { pagesTurned += 1 }
    element = neighbour
    return .moved
  }
}
