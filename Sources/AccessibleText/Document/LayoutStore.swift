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
      $0.recent.keep(layout, for: section.id, weight: layout.lines.count * 64 + 4_096)
      $0.pages.record(layout.pageCount, section: section.id.ordinal)
    }
    return layout
  }

  func page(_ index: Int, section: Int) -> TextPage? {
    let before = state.withLock { state in
      state.pages.has(page: index, section: section) ? state.pages.pages(before: section) : nil
    }
    guard let before else { return nil }
    return TextPage(
      section: section, index: index, number: before.count + index + 1,
      isNumberEstimated: before.isEstimate)
  }
}
