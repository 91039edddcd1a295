// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

extension Publication {
  /// The text that an identifier leads to.
  ///
  /// Where the identifier tells what stood around a place and that is not there, the place is looked
  /// for by those words in its section. A path that leads to no text, into text that is not read, or
  /// behind the end of what there is leads to the nearest text.
  ///
  /// - Parameter document: A document whose sections are those of this publication, as they were read.
  /// - Returns: `nil` for an identifier of something else, for a publication that is no EPUB, and where
  ///   there is no text at all.
  /// - Complexity: O(section): it is read once more.
  public func resolve(_ cfi: EPUBCFI, in document: TextDocument) -> ResolvedPlace? {
    guard let start = resolve(cfi.start, in: document) else { return nil }
    guard cfi.ends != nil else {
      let isBefore = cfi.start.offset?.side == .before
      return TextRange(start.position, start.position).map {
        ResolvedPlace(
          range: $0, affinity: isBefore ? .upstream : .downstream, certainty: start.certainty)
      }
    }
    guard let end = resolve(cfi.end, in: document),
      let range = TextRange(start.position, end.position)
    else { return nil }
    return ResolvedPlace(range: range, certainty: max(start.certainty, end.certainty))
  }

  private typealias Resolved = (position: TextPosition, certainty: ResolvedPlace.Certainty)

  private func resolve(_ path: CFIPath, in document: TextDocument) -> Resolved? {
    guard let item = item(of: path), let section = document.section(item.section)
    else { return nil }
    guard path.steps.contains(where: \.entersDocument) else {
      // The chapter itself.
      return nearestText(to: item.section, in: document)
        .map { ($0, item.isExact ? .exact : .approximate) }
    }
    guard let place = cfiMap(of: section)?.place(of: path) else {
      return nearestText(to: item.section, in: document).map { ($0, .approximate) }
    }
    let isExact = item.isExact && place.isExact
    guard let quote = path.offset?.quote,
      let found = section.find(quote, near: place.position)
    else { return (place.position, isExact ? .exact : .approximate) }
    switch found.certainty {
    case .lost: return (place.position, .approximate)
    case .exact, .moved:
      let isThere = isExact && found.range.start == place.position
      return (found.range.start, isThere ? .exact : .repaired)
    }
  }

  private func nearestText(to section: Int, in document: TextDocument) -> TextPosition? {
    document.firstElement(fromSection: section)?.textRange.start
      ?? document.lastElement(upToSection: section)?.textRange.end
  }
}

extension CFIOffset {
  /// What stood around the place; `nil` where the identifier does not tell.
  fileprivate var quote: TextQuote? {
    guard before != nil || after != nil else { return nil }
    return TextQuote(before: before ?? "", after: after ?? "")
  }
}
