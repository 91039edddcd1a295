// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

extension Publication {
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

  /// The section that an identifier leads into.
  ///
  /// An item that is named by its id is found by it, though others were put before it.
  ///
  /// - Returns: `nil` for an identifier of something else, and for a publication that is no EPUB.
  public func section(of cfi: EPUBCFI) -> Int? {
    let steps = cfi.start.steps
    guard let entry = steps.firstIndex(where: \.entersDocument), entry > 0 else { return nil }
    let item = steps[entry - 1]
    let packages = (0..<sectionCount).map { packagePath(ofSection: $0) }
    if let id = item.id, let named = packages.firstIndex(where: { $0?.last?.id == id }) {
      return named
    }
    return packages.firstIndex { $0?.map(\.index) == steps[..<entry].map(\.index) }
  }
}
