// SPDX-License-Identifier: Apache-2.0

/// A snapshot of a text whose sections are all known: its sections and, when laid out, its lines
/// and pages.
///
/// Immutable and readable from any thread. Sections are loaded, segmented and laid out on first
/// touch.
///
/// *Law: relayout moves no position.* A document and the one that `laidOut(by:)` makes of it share
/// their space, so positions of either are positions of both.
public struct TextDocument: Sendable {
  /// The identity of the text; all snapshots of it share this.
  public let space: TextSpace
  /// How many sections the text has.
  public let sectionCount: Int

  private let sections: SectionStore
  private let layouts: LayoutStore?
  private let replaced: [Int: TextSection]

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
    sections = SectionStore(segmenter: segmenter, load: load)
    layouts = nil
    replaced = [:]
  }

  private init(
    _ document: TextDocument, layouts: LayoutStore?, sectionCount: Int,
    replaced: [Int: TextSection]
  ) {
    space = document.space
    sections = document.sections
    self.layouts = layouts
    self.sectionCount = sectionCount
    self.replaced = replaced
  }

  /// The same text in another layout.
  ///
  /// - Parameter layOut: Lays out one section; `nil` where it cannot yet. It is called on first
  ///   touch, from any thread, and must answer the same each time.
  public func laidOut(
    by layOut: @escaping @Sendable (TextSection) -> SectionLayout?
  ) -> TextDocument {
    TextDocument(
      self, layouts: LayoutStore(layOut), sectionCount: sectionCount, replaced: replaced)
  }

  /// The same text with one section's content replaced, or with a section appended where the
  /// number is that of the section after the last.
  ///
  /// Positions in other sections stay valid; those in the replaced one are stale.
  ///
  /// - Returns: `nil` for any other number.
  public func replacingSection(_ number: Int, with content: SectionContent) -> TextDocument? {
    guard (0...sectionCount).contains(number) else { return nil }
    let id = SectionID(space: space, ordinal: number, version: SectionVersion.next())
    var replaced = replaced
    replaced[number] = TextSection(content, id: id, segmenter: sections.segmenter)
    return TextDocument(
      self, layouts: layouts.map { LayoutStore($0.layOut) },
      sectionCount: max(sectionCount, number + 1), replaced: replaced)
  }

  /// A section by its number, counted from 0 in reading order; loaded on first touch.
  public func section(_ number: Int) -> TextSection? {
    guard (0..<sectionCount).contains(number) else { return nil }
    return replaced[number] ?? sections.section(id(ofSection: number))
  }

  private func id(ofSection number: Int) -> SectionID {
    replaced[number]?.id ?? SectionID(space: space, ordinal: number, version: 0)
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
    return layouts?.layout(of: section)
  }

  /// A page of a section with its number in the whole text; `nil` if it is not laid out.
  public func page(_ index: Int, ofSection section: Int) -> TextPage? {
    layouts?.page(index, section: section)
  }
}
