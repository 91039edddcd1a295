// SPDX-License-Identifier: Apache-2.0

/// A host's own text, handed over piece by piece: what a program with its own parser and layout
/// reads with.
///
/// The host names its sections in reading order, by keys of its own, and pushes their blocks, and if
/// it draws pages their layouts, in any order. `document` is the text as it stands: a snapshot that
/// never changes.
///
///     var text = HostText(segmenter: segmenter)
///     try text.appendSection(17)
///     try text.appendSection(18)
///     try text.push(content, for: 18)
///     text.document.firstElement        // nil: section 17 is awaited, and the answer says so
///
/// What is not there yet is an answer (`TextNeed`), never a call back into the host. A section that
/// never comes is passed over, as is one without text, which fills one blank page unless a layout says
/// otherwise.
///
/// *Law: relayout moves no position.* Positions in a section that was pushed again are stale; all
/// others stay valid in all snapshots.
///
/// - Complexity: Each change is O(log sections) and O(blocks of the section), also while snapshots are
///   held; a snapshot is O(1).
public struct HostText: ~Copyable, Sendable {
  private let space = TextSpace()
  private let segmenter: any TextSegmenter
  private let layouts: HostLayouts
  private let sectionLimit: Int
  private var sections = HostSections()

  /// Makes a text without sections.
  ///
  /// - Parameters:
  ///   - segmenter: What finds words and sentences.
  ///   - layouts: Whether the host has lines and pages.
  public init(segmenter: some TextSegmenter, layouts: HostLayouts = .none) {
    self.init(segmenter: segmenter, layouts: layouts, sectionLimit: Int(UInt32.max))
  }

  init(segmenter: some TextSegmenter, layouts: HostLayouts, sectionLimit: Int) {
    self.segmenter = segmenter
    self.layouts = layouts
    self.sectionLimit = sectionLimit
  }

  /// The text as it stands.
  public var document: TextDocument {
    TextDocument(space: space, sections: sections, segmenter: segmenter)
  }

  /// Names the section that comes after all others; its content is awaited.
  public mutating func appendSection(_ key: UInt64) throws(HostTextError) {
    guard sections.table.count < sectionLimit else { throw .tooManySections }
    guard sections.numbers.add(key, number: sections.table.count) else {
      throw .sectionKeyUsedTwice(key)
    }
    sections.table.append(HostSection(key: key, layout: firstLayout(of: .awaited)))
  }

  /// Hands over the content of a section, or other content in the place of what it had; its layout,
  /// if the host has any, is then awaited.
  public mutating func push(_ content: SectionContent, for key: UInt64) throws(HostTextError) {
    let number = try number(of: key)
    guard content.utf8.count < UInt32.max else { throw .sectionTooLong(key) }
    let id = SectionID(space: space, ordinal: number, version: SectionVersion.next())
    let section = TextSection(content, id: id, segmenter: segmenter)
    let given = Handed.given(try HostContent(section, key: key))
    sections.replace(
      number, with: HostSection(key: key, content: given, layout: firstLayout(of: given)))
  }

  /// Says that a section will not come; positions in what it had are stale.
  public mutating func skip(section key: UInt64) throws(HostTextError) {
    let number = try number(of: key)
    sections.replace(
      number, with: HostSection(key: key, content: .absent, layout: firstLayout(of: .absent)))
  }

  /// Hands over the lines and pages of a section, for the first time or at relayout.
  ///
  /// Lines are made of the section that `document` has, and validated there; a layout that comes late,
  /// for content that has been replaced, is refused.
  public mutating func push(_ layout: SectionLayout) throws(HostTextError) {
    let id = layout.lines.section
    guard var section = sections.table[id.ordinal], section.content.value?.section.id == id else {
      throw .staleLayout
    }
    section.layout = .given(layout)
    sections.replace(id.ordinal, with: section)
  }

  /// Says that a section will not be laid out: its text is read without pages.
  public mutating func skipLayout(ofSection key: UInt64) throws(HostTextError) {
    let number = try number(of: key)
    guard var section = sections.table[number] else { throw .noSuchSection(key) }
    section.layout = .absent
    sections.replace(number, with: section)
  }

  /// Begins another layout, of another font size or window: those of all sections are awaited.
  ///
  /// - Complexity: O(sections).
  public mutating func relayout() {
    sections.estimates = GivenEstimates()
    for number in 0..<sections.table.count {
      guard var section = sections.table[number] else { continue }
      section.layout = firstLayout(of: section.content)
      sections.table.replace(number, with: section)
    }
  }

  /// The layout of a section for which none has been pushed; where there is no text, none has to be.
  private func firstLayout(of content: Handed<HostContent>) -> Handed<SectionLayout> {
    guard layouts == .pushed else { return .absent }
    guard let section = content.value?.section, section.blocks.isEmpty,
      let lines = try? LineLayout([], in: section),
      let page = try? SectionLayout(lines: lines, firstLineOfEachPage: [0])
    else { return .awaited }
    return .given(page)
  }

  private func number(of key: UInt64) throws(HostTextError) -> Int {
    guard let number = sections.number(ofKey: key) else { throw .noSuchSection(key) }
    return number
  }
}

/// Whether a host has lines and pages of its text.
public enum HostLayouts: Hashable, Sendable {
  /// It has none: its text is read without pages, and nothing is waited for.
  case none
  /// It pushes them section by section.
  case pushed
}
