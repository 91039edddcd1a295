// SPDX-License-Identifier: Apache-2.0

/// A snapshot of a text: its sections and, when laid out, its lines and pages.
///
/// Immutable and readable from any thread. Sections are loaded, segmented and laid out on first
/// touch, or handed over by a host (`HostText`).
///
/// *Law: relayout moves no position.* A document and the one that `laidOut(by:)` makes of it share
/// their space, so positions of either are positions of both.
public struct TextDocument: Sendable {
  /// The identity of the text; all snapshots of it share this.
  public let space: TextSpace
  /// How many sections the text has.
  public let sectionCount: Int

  private let segmenter: any TextSegmenter
  private let sections: SectionSource
  private let layouts: LayoutSource
  /// Where the target of a link is: the section, and in it the id of an element.
  private var resolve: (@Sendable (String) -> (section: Int, anchor: String?)?)?

  private enum SectionSource {
    /// Loaded on first touch, but for those that were replaced.
    case loaded(SectionStore, replaced: [Int: TextSection])
    /// Handed over by a host.
    case pushed(HostSections)
  }

  private enum LayoutSource {
    case none
    /// Laid out on first touch.
    case store(LayoutStore)
    /// Handed over by a host, with its sections.
    case pushed
  }

  /// Makes a document that is not laid out yet.
  ///
  /// - Parameters:
  ///   - sectionCount: How many sections there are.
  ///   - segmenter: What finds words and sentences.
  ///   - load: Makes the content of a section, by its number from 0. It is called on first touch,
  ///     from any thread, perhaps again later, and must answer the same each time.
  public init(
    sectionCount: Int, segmenter: some TextSegmenter,
    load: @escaping @Sendable (Int) -> SectionContent
  ) {
    space = TextSpace()
    self.sectionCount = Int(UInt32(clamping: sectionCount))
    self.segmenter = segmenter
    sections = .loaded(SectionStore(segmenter: segmenter, load: load), replaced: [:])
    layouts = .none
  }

  /// Makes a snapshot of a host's text.
  init(space: TextSpace, sections: HostSections, segmenter: any TextSegmenter) {
    self.space = space
    sectionCount = sections.table.count
    self.segmenter = segmenter
    self.sections = .pushed(sections)
    layouts = .pushed
  }

  private init(
    _ document: TextDocument, sectionCount: Int, sections: SectionSource, layouts: LayoutSource
  ) {
    space = document.space
    segmenter = document.segmenter
    self.sectionCount = sectionCount
    self.sections = sections
    self.layouts = layouts
    resolve = document.resolve
  }

  /// The same text in another layout.
  ///
  /// - Parameter layOut: Lays out one section; `nil` where it cannot yet. It is called on first
  ///   touch, from any thread, and must answer the same each time.
  public func laidOut(
    by layOut: @escaping @Sendable (TextSection) -> SectionLayout?
  ) -> TextDocument {
    TextDocument(
      self, sectionCount: sectionCount, sections: sections, layouts: .store(LayoutStore(layOut)))
  }

  /// The same text, whose links lead to places in it.
  ///
  /// - Parameter resolve: Where the target of a link is: a section, by its number from 0, and in it the
  ///   id of an element; `nil` where it leads out of the text. It is called from any thread.
  public func linked(
    by resolve: @escaping @Sendable (String) -> (section: Int, anchor: String?)?
  ) -> TextDocument {
    var document = self
    document.resolve = resolve
    return document
  }

  /// The element that a link leads to; `nil` where it leads out of the text, or nowhere.
  ///
  /// - Complexity: O(log n), and what it costs to load the section.
  public func element(linkedBy target: String) -> TextElement? {
    guard let place = resolve?(target) else { return nil }
    guard let anchor = place.anchor else { return firstElement(fromSection: place.section) }
    return section(place.section)?.range(ofAnchor: anchor).flatMap { element(at: $0.start) }
  }

  /// The same text with one section's content replaced, or with a section appended where the
  /// number is that of the section after the last.
  ///
  /// Positions in other sections stay valid; those in the replaced one are stale.
  ///
  /// - Returns: `nil` for any other number, and for a snapshot of a host's text, whose sections the
  ///   host replaces by their keys.
  public func replacingSection(_ number: Int, with content: SectionContent) -> TextDocument? {
    guard (0...sectionCount).contains(number), case .loaded(let store, var replaced) = sections
    else { return nil }
    let id = SectionID(space: space, ordinal: number, version: SectionVersion.next())
    replaced[number] = TextSection(content, id: id, segmenter: segmenter)
    var layouts = layouts
    if case .store(let old) = layouts { layouts = .store(LayoutStore(old.layOut)) }
    return TextDocument(
      self, sectionCount: max(sectionCount, number + 1),
      sections: .loaded(store, replaced: replaced), layouts: layouts)
  }

  /// A section by its number, counted from 0 in reading order; loaded on first touch.
  ///
  /// - Returns: `nil` beyond the last, and for one that a host has not handed over.
  public func section(_ number: Int) -> TextSection? {
    guard (0..<sectionCount).contains(number) else { return nil }
    switch sections {
    case .loaded(let store, let replaced):
      return replaced[number]
        ?? store.section(SectionID(space: space, ordinal: number, version: 0))
    case .pushed(let sections):
      return sections.table[number]?.content.value?.section
    }
  }

  private func id(ofSection number: Int) -> SectionID? {
    switch sections {
    case .loaded(_, let replaced):
      replaced[number]?.id ?? SectionID(space: space, ordinal: number, version: 0)
    case .pushed: section(number)?.id
    }
  }

  /// The section that a position is in; `nil` for a stale or foreign one.
  public func section(of position: TextPosition) -> TextSection? {
    guard position.spaceNumber == space.number, let section = section(position.section),
      section.id.contains(position)
    else { return nil }
    return section
  }

  /// The lines and pages of a section; laid out on first touch.
  public func layout(of section: TextSection) -> SectionLayout? {
    guard section.id == id(ofSection: section.id.ordinal) else { return nil }
    return switch layouts {
    case .none: nil
    case .store(let store): store.layout(of: section)
    case .pushed: hostSections?.table[section.id.ordinal]?.layout.value
    }
  }

  /// A page of a section with its number in the whole text; `nil` if it is not laid out.
  public func page(_ index: Int, ofSection section: Int) -> TextPage? {
    switch layouts {
    case .none: nil
    case .store(let store): store.page(index, section: section)
    case .pushed: hostSections?.page(index, ofSection: section)
    }
  }

  /// The sections of a host's text.
  var hostSections: HostSections? {
    guard case .pushed(let sections) = sections else { return nil }
    return sections
  }

  /// Whether the lines and pages are handed over with the sections.
  var hasPushedLayouts: Bool {
    guard case .pushed = layouts else { return false }
    return true
  }
}
