// SPDX-License-Identifier: Apache-2.0

/// Where a quote was found again.
public struct FoundQuote: Hashable, Sendable {
  /// The text that the quote is of; empty for a place.
  public let range: TextRange
  /// How sure that is.
  public let certainty: Certainty

  /// How sure it is that a quote was found.
  public enum Certainty: Hashable, Sendable {
    /// It stands where it stood.
    case exact
    /// It stands elsewhere, or what stands around it has changed.
    case moved
    /// It stands nowhere; the range is empty and where it once stood.
    case lost
  }
}

extension TextDocument {
  /// Finds a quote again, first where it stood, then in the section around it, then in all others.
  ///
  /// Only letters and digits are compared, so that a text whose hyphens, line ends or quotation marks
  /// were changed still has its places. Of several finds the one that has most of its surroundings
  /// wins, and of those the nearest to where it stood.
  ///
  /// - Parameters:
  ///   - quote: What to find.
  ///   - position: Where it stood, as well as that is known; by default the start of the text.
  /// - Returns: `nil` for a foreign or stale position and a text without sections.
  /// - Complexity: O(length of the section) where it is still in it, else O(length of the text).
  public func find(_ quote: TextQuote, near position: TextPosition? = nil) -> FoundQuote? {
    guard let start = position ?? section(0)?.textRange.start, let section = section(of: start)
    else { return nil }
    let lost = TextRange(start, start).map { FoundQuote(range: $0, certainty: .lost) }
    let pattern = QuotePattern(quote)
    guard !pattern.isEmpty else { return lost }
    if let here = pattern.find(in: section, near: start.utf8Offset) { return here }
    var distance = 1
    while distance < sectionCount {
      let there = [start.section + distance, start.section - distance].lazy
        .compactMap { self.section($0) }.compactMap { pattern.find(in: $0, near: nil) }.first
      if let there { return there }
      distance += 1
    }
    return lost
  }
}

extension TextSection {
  /// Finds a quote again in the section alone; see `TextDocument.find(_:near:)`.
  ///
  /// - Parameters:
  ///   - quote: What to find.
  ///   - position: Where it stood, as well as that is known.
  /// - Returns: `nil` for a stale or foreign position.
  /// - Complexity: O(length of the section).
  public func find(_ quote: TextQuote, near position: TextPosition) -> FoundQuote? {
    guard let here = self.position(from: position, offsetBy: 0, in: .utf8),
      let lost = TextRange(here, here)
    else { return nil }
    let pattern = QuotePattern(quote)
    let found = pattern.isEmpty ? nil : pattern.find(in: self, near: here.utf8Offset)
    return found ?? FoundQuote(range: lost, certainty: .lost)
  }
}
