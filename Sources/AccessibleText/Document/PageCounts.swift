// SPDX-License-Identifier: Apache-2.0

/// How many pages each section fills, as far as they have been laid out.
///
/// *Law: page numbers that were given as estimates agree with each other.* An estimate gives way only
/// to the exact number.
struct PageCounts {
  private var counts: [Int: Int] = [:]
  private var sum = 0
  /// For each section up to the first unknown one, the pages before it.
  private var exact = [0]
  private var estimates = PageEstimates()

  mutating func record(_ count: Int, section: Int) {
    guard counts[section] == nil else { return }
    counts[section] = count
    sum += count
    while let next = counts[exact.count - 1] { exact.append(exact[exact.count - 1] + next) }
  }

  func has(page: Int, section: Int) -> Bool { (0..<(counts[section] ?? 0)).contains(page) }

  /// The pages before a section: counted where all of it has been laid out, else estimated.
  ///
  /// - Complexity: O(1) where exact or next to a section that was asked for, else O(section).
  mutating func pages(before section: Int) -> (count: Int, isEstimate: Bool) {
    if section < exact.count { return (exact[section], false) }
    let (counts, sum) = (counts, sum)
    let estimate = estimates.pages(before: section, count: { counts[$0] }) {
      let average = counts.isEmpty ? 1 : max(1, sum / counts.count)
      return (0..<section).reduce(0) { $0 + (counts[$1] ?? average) }
    }
    return (estimate, true)
  }
}
