// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Loads the sections of a text on first touch, and keeps the recent ones.
///
/// The lock is never held while a section is loaded: two threads may load the same one, and get
/// equal content.
final class SectionStore: Sendable {
  private let recent = Mutex(RecentSections<TextSection>(budget: 512 << 10))
  private let load: @Sendable (Int) -> SectionContent
  private let segmenter: any TextSegmenter

  init(segmenter: any TextSegmenter, load: @escaping @Sendable (Int) -> SectionContent) {
    self.segmenter = segmenter
    self.load = load
  }

  func section(_ id: SectionID) -> TextSection {
    if let known = recent.withLock({ $0.find(id) }) { return known }
    let section = TextSection(load(id.ordinal), id: id, segmenter: segmenter)
    // A section weighs something even without text.
    recent.withLock { $0.keep(section, for: id, weight: section.content.utf8.count + 4_096) }
    return section
  }
}
