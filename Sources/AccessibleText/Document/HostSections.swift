// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The sections of a host's text as they are in one snapshot.
struct HostSections: Sendable {
  var table = SectionTable()
  let numbers = SectionNumbers()
  /// The estimates that were given; they are of the pages as they are, so others replace them where
  /// a known page count has changed.
  var estimates = GivenEstimates()

  /// The number of the section with a key.
  func number(ofKey key: UInt64) -> Int? {
    numbers.number(ofKey: key).flatMap { $0 < table.count ? $0 : nil }
  }

  /// Puts a section as it is now in the place of the one before.
  mutating func replace(_ number: Int, with section: HostSection) {
    if let old = table[number]?.pageCount, old != section.pageCount { estimates = GivenEstimates() }
    table.replace(number, with: section)
  }

  /// A page with its number in the whole text; `nil` if the section has none such or is not laid out.
  ///
  /// - Complexity: O(log sections).
  func page(_ index: Int, ofSection number: Int) -> TextPage? {
    guard let section = table[number], let count = section.pageCount, (0..<count).contains(index)
    else { return nil }
    let before = table.pages(before: number)
    guard before.unknown > 0 else {
      return TextPage(section: number, index: index, number: before.known + index + 1)
    }
    let estimate = estimates.pages(before: number, in: table) {
      let all = table.pages(before: table.count)
      return before.known + before.unknown * max(1, all.known / max(1, all.laidOut))
    }
    return TextPage(
      section: number, index: index, number: estimate + index + 1, isNumberEstimated: true)
  }
}

/// The numbers of a host's sections by their keys; shared by all snapshots, since keys only come.
final class SectionNumbers: Sendable {
  private let numbers = Mutex<[UInt64: Int]>([:])

  func number(ofKey key: UInt64) -> Int? { numbers.withLock { $0[key] } }

  /// Notes the number of a key.
  ///
  /// - Returns: Whether the key is new.
  func add(_ key: UInt64, number: Int) -> Bool {
    numbers.withLock { numbers in
      guard numbers[key] == nil else { return false }
      numbers[key] = number
      return true
    }
  }
}

/// The estimates of page numbers that were given; shared by the snapshots whose known pages agree.
final class GivenEstimates: Sendable {
  private let estimates = Mutex(PageEstimates())

  func pages(before section: Int, in table: SectionTable, otherwise: () -> Int) -> Int {
    estimates.withLock { estimates in
      estimates.pages(before: section, count: { table[$0]?.pageCount }, otherwise: otherwise)
    }
  }
}
