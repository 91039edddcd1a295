// SPDX-License-Identifier: Apache-2.0

/// How many pages come before a section, where that had to be estimated.
///
/// *Law: page numbers that were given as estimates agree with each other.* Once a section has an
/// estimate, its neighbours are counted on from there, so that a reading that starts in the middle
/// counts its pages up one by one.
struct PageEstimates {
  private var before: [Int: Int] = [:]

  /// The estimate of the pages before a section, by one given before if there is any.
  ///
  /// - Parameters:
  ///   - count: How many pages a section fills, if that is known.
  ///   - otherwise: An estimate that knows of no other.
  mutating func pages(
    before section: Int, count: (Int) -> Int?, otherwise: () -> Int
  ) -> Int {
    if let given = before[section] { return given }
    let estimate: Int
    if let given = before[section - 1], let count = count(section - 1) {
      estimate = given + count
    } else if let given = before[section + 1], let count = count(section) {
      estimate = max(0, given - count)
    } else {
      estimate = otherwise()
    }
    before[section] = estimate
    return estimate
  }
}
