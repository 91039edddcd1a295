// SPDX-License-Identifier: Apache-2.0

/// Looks up units and remembers the last one, for walks that ask again and again in one long unit.
package struct RecentUnit {
  private let granularity: TextGranularity
  private let section: TextSection
  private var last: TextRange?

  /// The units of a section, which are not found before one is asked for.
  package init(_ granularity: TextGranularity, of section: TextSection) {
    self.granularity = granularity
    self.section = section
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
    last = section.boundaries(of: granularity)?.unit(enclosing: position, affinity: affinity)
    return last
  }
}
