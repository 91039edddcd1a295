// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Lays sections out on first touch, keeps the recent layouts, and counts pages.
///
/// One store belongs to one layout of a text (a font size, a window); relayout makes another.
final class LayoutStore: Sendable {
  private struct State {
    var recent = RecentSections<SectionLayout>(budget: 1 << 20)
    var pages = PageCounts()
  }

  private let state = Mutex(State())
  let layOut: @Sendable (TextSection) -> SectionLayout?

  init(_ layOut: @escaping @Sendable (TextSection) -> SectionLayout?) {
    self.layOut = layOut
  }

  func layout(of section: TextSection) -> SectionLayout? {
    if let known = state.withLock({ $0.recent.find(section.id) }) { return known }
    guard let layout = layOut(section), layout.lines.section == section.id else { return nil }
    state.withLock {
      $0.recent.keep(layout, for: section.id, weight: layout.lines.count * 40 + 4_096)
      $0.pages.record(layout.pageCount, section: section.id.ordinal)
    }
    return layout
  }

  func page(_ index: Int, section: Int) -> TextPage? {
    let before = state.withLock { state in
      state.pages.has(page: index, section: section) ? state.pages.count(before: section) : nil
    }
    guard let before else { return nil }
    return TextPage(
      section: section, index: index, number: before.pages + index + 1,
      isNumberEstimated: before.isEstimate)
  }
}

/// How many pages each section fills, as far as they have been laid out.
struct PageCounts {
  private var counts: [Int: Int] = [:]
  private var sum = 0
  /// For each section up to the first unknown one, the pages before it.
  private var exact = [0]

  mutating func record(_ count: Int, section: Int) {
    guard counts[section] == nil else { return }
    counts[section] = count
    sum += count
    while let next = counts[exact.count - 1] { exact.append(exact[exact.count - 1] + next) }
  }

  func has(page: Int, section: Int) -> Bool { (0..<(counts[section] ?? 0)).contains(page) }

  /// The pages before a section: counted where all of it has been laid out, else estimated from the
  /// average of the sections that have.
  ///
  /// - Complexity: O(1) where exact, else O(section).
  func count(before section: Int) -> (pages: Int, isEstimate: Bool) {
    if section < exact.count { return (exact[section], false) }
    let average = counts.isEmpty ? 1 : max(1, sum / counts.count)
    let pages = (0..<section).reduce(0) { $0 + (counts[$1] ?? average) }
    return (pages, true)
  }
}
