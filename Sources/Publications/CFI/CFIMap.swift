// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Maps the text of a section to EPUB fragment identifiers, and back.
///
/// *Law: the identifier of a range leads back to it.* In text that is made of something else, such as
/// the reading of a formula, it leads to the element.
public struct CFIMap: Sendable {
  private let section: TextSection
  private let origins: SectionOrigins
  /// The steps through the package document to the section's own.
  private let package: [CFIStep]

  init(_ section: TextSection, _ origins: SectionOrigins, package: [CFIStep]) {
    self.section = section
    self.origins = origins
    self.package = package
  }

  /// A range that an identifier leads to.
  public struct Found: Hashable, Sendable {
    /// The range; empty for a place.
    public let range: TextRange
    /// Whether all steps and offsets were there; if not, it is the nearest place there is.
    public let isExact: Bool
  }

  /// The identifier of a range of the section; of an empty one that of the place.
  ///
  /// - Returns: `nil` for a foreign or stale range, and where the section has no text.
  /// - Complexity: O(log n + depth) after the first call, which is O(section).
  public func cfi(of range: TextRange) -> EPUBCFI? {
    guard section.text(in: range) != nil, let start = path(to: range.start) else { return nil }
    guard !range.isEmpty else { return EPUBCFI(start) }
    return path(to: range.end, endsRange: true).map { EPUBCFI(from: start, to: $0) }
  }

  /// The range that an identifier leads to.
  ///
  /// - Returns: `nil` for an identifier of another section, and where the section has no text.
  /// - Complexity: O(elements of the section's document).
  public func range(of cfi: EPUBCFI) -> Found? {
    guard let start = place(of: cfi.start), let end = place(of: cfi.end),
      let range = TextRange(start.position, end.position)
    else { return nil }
    return Found(range: range, isExact: start.isExact && end.isExact)
  }

  private func path(to position: TextPosition, endsRange: Bool = false) -> CFIPath? {
    let path = origins.path(to: position, endsRange: endsRange, in: section)
    guard var path, !path.steps.isEmpty else { return nil }
    path.steps[0].entersDocument = true
    path.steps.insert(contentsOf: package, at: 0)
    return path
  }

  /// The place that a path leads to, or the nearest there is; `nil` for one of another section.
  func place(of path: CFIPath) -> (position: TextPosition, isExact: Bool)? {
    guard let entry = path.steps.firstIndex(where: \.entersDocument), entry > 0 else { return nil }
    // The item may have another place in the reading order by now; its id is the same.
    let item = path.steps[entry - 1].id
    guard
      item != nil && item == package.last?.id
        || path.steps[..<entry].map(\.index) == package.map(\.index)
    else { return nil }
    let inside = CFIPath(steps: Array(path.steps[entry...]), offset: path.offset)
    guard let place = origins.place(of: inside, in: section.content.utf8),
      let position = section.position(atUTF8: place.utf8)
    else { return nil }
    return (position, place.isExact)
  }
}
