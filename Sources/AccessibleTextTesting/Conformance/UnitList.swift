// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The units around a window of places, one after the other: what lookups are compared with.
struct UnitList {
  let units: [TextRange]
  private static let limit = 10_000

  /// Lists the units from the one before the window to the one after it.
  init(_ boundaries: TextBoundaries, from start: TextPosition, to end: TextPosition) {
    var before = [
      boundaries.unit(enclosing: start, affinity: .upstream),
      boundaries.unit(endingAtOrBefore: start),
    ].compactMap { $0 }.min { $0.start.compare(to: $1.start) == .ascending }
    for _ in 0..<2 {
      guard let unit = before, let edge = boundaries.boundary(.backward, of: unit.start),
        let earlier = boundaries.unit(endingAtOrBefore: edge)
      else { break }
      before = earlier
    }
    var units: [TextRange] = []
    var beyond = 0
    var next = boundaries.unit(startingAtOrAfter: before?.start ?? start)
    // A host whose units do not ascend is caught by their law; the list ends all the same.
    while let unit = next, beyond < 2, units.count < Self.limit {
      units.append(unit)
      // Blank pages start together: each but the last is empty.
      if unit.isEmpty, let last = boundaries.unit(enclosing: unit.start), last != unit,
        last.start == unit.start
      {
        units.append(last)
      }
      if unit.start.compare(to: end) == .descending { beyond += 1 }
      let last = units[units.count - 1]
      next = boundaries.boundary(.forward, of: last.start).flatMap {
        boundaries.unit(startingAtOrAfter: $0)
      }
      if next == last { break }
    }
    self.units = units
  }

  /// The few units around a position.
  func near(_ position: TextPosition) -> [TextRange] {
    guard let first = units.firstIndex(where: { $0.end.compare(to: position) != .ascending }) else {
      return Array(units.suffix(3))
    }
    let last = units.lastIndex { $0.start.compare(to: position) != .descending } ?? first
    let start = max(0, min(first, last) - 2)
    return Array(units[start..<min(units.count, max(first, last) + 3)])
  }
}
