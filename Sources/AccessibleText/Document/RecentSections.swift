// SPDX-License-Identifier: Apache-2.0

/// The values that were used last, one a section, bounded by the weight of all of them.
///
/// - Complexity: O(1) to find, O(values kept) to add; a handful is kept.
struct RecentSections<Value> {
  private var entries: [SectionID: (value: Value, weight: Int, use: Int)] = [:]
  private var weight = 0
  private var uses = 0
  private let budget: Int

  init(budget: Int) {
    self.budget = budget
  }

  mutating func find(_ id: SectionID) -> Value? {
    guard let entry = entries[id] else { return nil }
    uses += 1
    entries[id]?.use = uses
    return entry.value
  }

  /// Keeps a value, and lets the ones go that were not used for the longest time.
  ///
  /// At least two stay: reading goes back and forth over a section's edge.
  mutating func keep(_ value: Value, for id: SectionID, weight valueWeight: Int) {
    guard entries[id] == nil else { return }
    uses += 1
    entries[id] = (value, valueWeight, uses)
    weight += valueWeight
    while weight > budget, entries.count > 2,
      let oldest = entries.min(by: { $0.value.use < $1.value.use })
    {
      entries[oldest.key] = nil
      weight -= oldest.value.weight
    }
  }
}
