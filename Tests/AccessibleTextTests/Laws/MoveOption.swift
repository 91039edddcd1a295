// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting

@testable import AccessibleText

/// One way to ask for a move: a cell of the table of all of them.
struct MoveOption: Hashable {
  let granularity: TextGranularity
  let direction: StorageDirection
  let edge: TextUnitEdge
  let bounds: TextMoveBounds
  let affinity: TextAffinity

  static let all: [MoveOption] = TextGranularity.allCases.flatMap { granularity in
    [StorageDirection.forward, .backward].flatMap { direction in
      TextUnitEdge.allCases.flatMap { edge in
        TextMoveBounds.allCases.flatMap { bounds in
          [TextAffinity.upstream, .downstream].map { affinity in
            MoveOption(
              granularity: granularity, direction: direction, edge: edge, bounds: bounds,
              affinity: affinity)
          }
        }
      }
    }
  }

  /// What came of a move.
  enum Outcome: Hashable, CaseIterable {
    /// All units that were asked for were moved.
    case moved
    /// The text, the page or the element ended before.
    case ended
    /// Nothing moved, or there was no move.
    case stayed
  }

  /// Whether an outcome can be: the whole text has one start and one end, which no move goes beyond.
  func canBe(_ outcome: Outcome) -> Bool {
    guard granularity == .document, outcome != .stayed, bounds == .crossing else { return true }
    return (edge == .end) == (direction == .forward)
  }
}

/// A move that looks through all units of all elements: an oracle written from the contract.
struct NaiveMove {
  let elements: [TextElement]
  let units: NaiveUnits

  /// The position that is reached and the units that are moved; `nil` where there is no move.
  func callAsFunction(
    from start: TextPosition, in element: TextElement, _ option: MoveOption, count: Int
  ) -> (position: TextPosition, units: Int)? {
    let scope = elements.filter { isInScope($0, of: element, option.bounds) }.map(\.textRange)
    let isForward = option.direction == .forward
    let edges = edges(option).filter { edge in scope.contains { $0.contains(edge) } }
    var position = start
    for moved in 0..<count {
      let beyond = edges.filter {
        $0.compare(to: position) == (isForward ? .descending : .ascending)
      }
      let next = beyond.reduce(nil as TextPosition?) { nearest, edge in
        nearest?.compare(to: edge) == (isForward ? .ascending : .descending) ? nearest : edge
      }
      if let next {
        position = next
        continue
      }
      guard option.bounds != .crossing else { return moved == 0 ? nil : (position, moved) }
      let last = isForward ? scope.last?.end : scope.first?.start
      guard let last, last != position else { return (position, moved) }
      return (last, moved + 1)
    }
    return (position, count)
  }

  private func edges(_ option: MoveOption) -> [TextPosition] {
    let all = units.units(option.granularity) ?? []
    guard option.edge == .start else { return all.map(\.held) }
    return all.filter { isStartHeld($0, option.granularity) }.map(\.start)
  }

  /// Whether an element holds the start of a unit and, where it is not empty, some of its text: an
  /// empty paragraph at the start of a text has no sentence, though the first one starts there.
  private func isStartHeld(_ unit: NaiveUnits.Unit, _ granularity: TextGranularity) -> Bool {
    if unit.start == unit.end || [.page, .section, .document].contains(granularity) { return true }
    return elements.contains { element in
      element.textRange.contains(unit.start) && element.textRange.end != unit.start
    }
  }

  private func isInScope(
    _ other: TextElement, of element: TextElement, _ bounds: TextMoveBounds
  ) -> Bool {
    switch bounds {
    case .crossing, .stoppingAtDocument: true
    case .stoppingAtElement: other.textElementID == element.textElementID
    case .stoppingAtPage: other.page == element.page
    }
  }
}
