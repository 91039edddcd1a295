// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

extension Publication {
  /// The text that a locator is of.
  ///
  /// The identifier says where the words should be; the words decide. Where they stand elsewhere, they
  /// are followed there; where they stand nowhere, the identifier or the progress is as near as one gets.
  ///
  /// *Law: the locator of a range leads back to it.*
  ///
  /// - Parameter document: A document whose sections are those of this publication, as they were read.
  /// - Returns: `nil` where there is no text at all.
  /// - Complexity: O(section), and O(text) where the words are not in it any more.
  public func resolve(
    _ locator: PublicationLocator, in document: TextDocument
  ) -> ResolvedPlace? {
    let number = section(of: locator)
    let place = locator.cfi.flatMap { resolve($0, in: document) }
      .flatMap { $0.range.start.section == number ? $0 : nil }
    guard let expected = place?.range ?? self.place(of: locator, inSection: number, of: document),
      let found = document.find(locator.quote, near: expected.start)
    else { return nil }
    switch found.certainty {
    case .exact, .moved:
      let isThere =
        found.certainty == .exact || place?.certainty == .exact && found.range == expected
      return ResolvedPlace(range: found.range, certainty: isThere ? .exact : .repaired)
    case .lost:
      // A place without a letter near it has no words that could be lost.
      let isThere = place?.certainty == .exact && !locator.quote.hasLetters
      return ResolvedPlace(range: expected, certainty: isThere ? .exact : .approximate)
    }
  }

  /// The section that a locator leads into, by the surest of what it says.
  private func section(of locator: PublicationLocator) -> Int {
    if let file = locator.file, let named = place(ofTarget: file)?.section {
      // A file may be in the reading order more than once.
      let isNamed =
        (0..<sectionCount).contains(locator.section)
        && sectionPlace(locator.section) == file
      return isNamed ? locator.section : named
    }
    return locator.cfi.flatMap { section(of: $0) }
      ?? min(max(locator.section, 0), sectionCount - 1)
  }

  /// The place that progress says.
  private func place(
    of locator: PublicationLocator, inSection number: Int, of document: TextDocument
  ) -> TextRange? {
    guard let section = document.section(number) else { return nil }
    let count = section.textRange.end.utf8Offset
    let progress = locator.progress.isFinite ? min(max(locator.progress, 0), 1) : 0
    let offset = Int((progress * Double(count)).rounded())
    return section.position(atUTF8: offset).flatMap { TextRange($0, $0) }
  }
}

extension TextQuote {
  fileprivate var hasLetters: Bool {
    (before + exact + after).unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
