// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

extension Publication {
  /// Whether it has fragment identifiers: whether it is an EPUB.
  public var hasCFIs: Bool { packagePath(ofSection: 0) != nil }

  /// The map between a section's text and fragment identifiers; `nil` for a publication that is no EPUB.
  ///
  /// - Parameter section: A section whose content is that of this publication, as it was read.
  /// - Complexity: O(section): it is read once more.
  public func cfiMap(of section: TextSection) -> CFIMap? {
    let number = section.textRange.start.section
    guard let package = packagePath(ofSection: number), let origins = origins(ofSection: number)
    else { return nil }
    return CFIMap(section, origins, package: package)
  }

  /// The section that an identifier leads into, or is of.
  ///
  /// An item that is named by its id is found by it, though others were put before it.
  ///
  /// - Returns: `nil` for an identifier of something else, and for a publication that is no EPUB.
  /// - Complexity: O(sections).
  public func section(of cfi: EPUBCFI) -> Int? { item(of: cfi.start)?.section }

  /// The section that a path leads into, and whether it is the item that the path was made of.
  func item(of path: CFIPath) -> (section: Int, isExact: Bool)? {
    let steps = path.steps.prefix { !$0.entersDocument }
    guard let item = steps.last else { return nil }
    let packages = (0..<sectionCount).map { packagePath(ofSection: $0) }
    if let id = item.id, let named = packages.firstIndex(where: { $0?.last?.id == id }) {
      return (named, true)
    }
    return packages.firstIndex { $0?.map(\.index) == steps.map(\.index) }
      .map { ($0, item.id == nil) }
  }
}
