// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// A place or a range of a publication as it is stored: what outlives the document, its layout and
/// changes of its text.
///
/// A position lives as long as its document. A locator says the same place in four ways, from the most
/// exact to the roughest, so that one of them holds: a canonical fragment identifier, the words and what
/// stands around them, the file, and how far into it the place is.
public struct PublicationLocator: Hashable, Sendable {
  /// The number of the section in the reading order, from 0.
  public var section: Int
  /// The file of the section in the publication; `nil` where the publication is one file.
  public var file: String?
  /// The identifier of the range; `nil` for a publication that is no EPUB.
  public var cfi: EPUBCFI?
  /// The text of the range, and what stands around it.
  public var quote: TextQuote
  /// How much of the section's text lies before, from 0 to 1.
  public var progress: Double

  /// Makes a locator of its parts.
  public init(
    section: Int, file: String? = nil, cfi: EPUBCFI? = nil, quote: TextQuote = TextQuote(),
    progress: Double = 0
  ) {
    self.section = section
    self.file = file
    self.cfi = cfi
    self.quote = quote
    self.progress = progress
  }
}

extension Publication {
  /// The locator of a range; of an empty one that of the place.
  ///
  /// - Parameter document: A document whose sections are those of this publication, as they were read.
  /// - Returns: `nil` for a foreign or stale range. Of a range over several sections, the locator of its
  ///   start.
  /// - Complexity: O(section): it is read once more.
  public func locator(of range: TextRange, in document: TextDocument) -> PublicationLocator? {
    guard let section = document.section(of: range.start),
      let range = range.end.section == range.start.section
        ? range : TextRange(range.start, range.start),
      let quote = document.quote(range)
    else { return nil }
    let number = range.start.section
    let map = cfiMap(of: section)
    return PublicationLocator(
      section: number, file: map == nil ? nil : sectionPlace(number), cfi: map?.cfi(of: range),
      quote: quote,
      progress: Double(range.start.utf8Offset) / Double(max(section.textRange.end.utf8Offset, 1)))
  }
}
