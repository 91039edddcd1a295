// SPDX-License-Identifier: Apache-2.0

/// Walks over the text from element to element: the only thing that crosses from one to the next.
///
/// *Law: a walk always makes progress. Each step reaches another element or answers why it cannot,
/// and a chain that is closed to a ring, or of elements without text and without end, ends the walk
/// instead of hanging it.*
public struct TextWalker {
  /// The element that was reached.
  public private(set) var element: any TextInputModel
  /// How many pages were turned on the way.
  public private(set) var pagesTurned = 0
  /// What the last step or move that came to no more text waits for; `nil` where nothing is missing.
  public internal(set) var need: TextNeed?
  /// A run of elements without a word longer than this is no text but a fault of the host.
  private static let silentElementLimit = 1 << 20
  private var silentElements = 0
  /// Brent's way to see a ring: an element that is remembered anew after 1, 2, 4, … steps is met again
  /// in a ring, and nowhere else.
  private var remembered: TextElementID
  private var stepsSince = 0
  private var stepsUntilNext = 1
  private var direction = StorageDirection.forward

  /// Starts at an element.
  public init(at element: any TextInputModel) {
    self.element = element
    remembered = element.textElementID
  }

  /// What a step came to.
  public enum Step: Hashable, Sendable {
    /// The next element was reached.
    case moved
    /// There is none until the page has been turned.
    case awaitsPage
    /// There is none until a host has handed over what is missing.
    case awaits(TextNeed)
    /// There is none.
    case end
  }

  /// Goes on with the text as it is now, at one of its elements.
  public mutating func textDidChange(to element: any TextInputModel) {
    restart(at: element, pagesTurned: pagesTurned)
  }

  mutating func restart(at element: any TextInputModel, pagesTurned: Int) {
    self = TextWalker(at: element)
    self.pagesTurned = pagesTurned
  }

  /// Steps to the neighbouring element.
  public mutating func step(_ direction: StorageDirection) -> Step {
    let neighbour =
      direction == .forward ? element.nextTextElement : element.previousTextElement
    let turns = (direction == .forward ? element : neighbour)?.traits.contains(.causesPageTurn)
    need = nil
    guard let neighbour else {
      need = element.need(beyond: direction)
      if let need { return .awaits(need) }
      return direction == .forward && turns == true ? .awaitsPage : .end
    }
    silentElements = neighbour.textRange.isEmpty ? silentElements + 1 : 0
    guard silentElements < Self.silentElementLimit, !closesRing(neighbour, direction) else {
      return .end
    }
    if turns == true { pagesTurned += 1 }
    element = neighbour
    return .moved
  }

  private mutating func closesRing(
    _ neighbour: any TextInputModel, _ direction: StorageDirection
  ) -> Bool {
    if direction != self.direction {
      self.direction = direction
      (remembered, stepsSince, stepsUntilNext) = (element.textElementID, 0, 1)
    }
    let id = neighbour.textElementID
    guard id != remembered else { return true }
    stepsSince += 1
    if stepsSince == stepsUntilNext {
      (remembered, stepsSince, stepsUntilNext) = (id, 0, 2 * stepsUntilNext)
    }
    return false
  }
}
