// SPDX-License-Identifier: Apache-2.0

/// How many pages each section fills, as far as they have been laid out.
///
/// *Law: page numbers that were given as estimates agree with each other.* Once a section has an
/// estimate, its neighbours are counted on from there, so that a reading that starts in the middle
/// counts its pages up one by one. An estimate gives way only to the exact number.
struct PageCounts {
  private var counts: [Int: Int] = [:]
  private var sum = 0
  /// For each section up to the first unknown one, the pages before it.
  private var exact = [0]
  /// The pages before a section, where an estimate of it was given.
  private var estimates: [Int: Int] = [:]

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
    let estimate = estimates[section] ?? estimate(before: section)
    estimates[section] = estimate
    return (estimate, true)
  }

  private func estimate(before section: Int) -> Int {
    if let before = estimates[section - 1], let count = counts[section - 1] {
      return before + count
    }
    if let after = estimates[section + 1], let count = counts[section] {
      return max(0, after - count)
    }
    let average = counts.isEmpty ? 1 : max(1, sum / counts.count)
    return (0..<section).reduce(0) { $0 + (counts[$1] ?? average) }
  }
}
