// SPDX-License-Identifier: Apache-2.0

/// Looks up units and remembers the last one, for walks that ask again and again in one long unit.
package struct RecentUnit {
  private let boundaries: TextBoundaries?
  private var last: TextRange?

  /// - Parameter boundaries: Where the units are; `nil` for none.
  package init(_ boundaries: TextBoundaries?) {
    self.boundaries = boundaries
  }

  /// The unit around a position; where two units meet, affinity decides.
  ///
  /// - Complexity: O(1) in the unit that was given last, else that of the look-up.
  package mutating func unit(
    enclosing position: TextPosition, affinity: TextAffinity = .downstream
  ) -> TextRange? {
    if let last, last.start.compare(to: position) == .ascending,
      position.compare(to: last.end) == .ascending
    {
      return last
    }
    last = boundaries?.unit(enclosing: position, affinity: affinity)
    return last
  }
}
