// SPDX-License-Identifier: Apache-2.0

/// A quote made ready to be looked for.
struct QuotePattern {
  private let quote: TextQuote
  private let before: FoldedText
  private let exact: FoldedText
  private let after: FoldedText
  /// Less than this found again is chance.
  private static let shortest = 6
  /// A text that stands alone, without anything that stood around it, has at least so much.
  private static let leastAlone = 8

  init(_ quote: TextQuote) {
    self.quote = quote
    before = FoldedText(quote.before)
    exact = FoldedText(quote.exact)
    after = FoldedText(quote.after)
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { before.scalars.isEmpty && exact.scalars.isEmpty && after.scalars.isEmpty }

  /// Finds the quote in a section.
  ///
  /// - Parameter offset: Where it stood, if that is in this section.
  func find(in section: TextSection, near offset: Int?) -> FoundQuote? {
    if let offset, let range = literal(in: section, at: offset) {
      return FoundQuote(range: range, certainty: .exact)
    }
    let text = FoldedText(section.content.utf8)
    let found =
      exact.scalars.isEmpty ? point(in: text, near: offset) : range(in: text, near: offset)
    return found.flatMap { section.range(utf8: $0) }.map {
      FoundQuote(range: $0, certainty: .moved)
    }
  }

  /// The quote where it stood, letter by letter, with all that stood around it.
  private func literal(in section: TextSection, at offset: Int) -> TextRange? {
    let utf8 = section.content.utf8
    let parts = [quote.before, quote.exact, quote.after].map { Array($0.utf8) }
    var index = offset - parts[0].count
    guard index >= 0 else { return nil }
    for part in parts {
      guard utf8[index...].starts(with: part) else { return nil }
      index += part.count
    }
    return section.range(utf8: offset..<offset + parts[1].count)
  }

  private func range(in text: FoldedText, near offset: Int?) -> Range<Int>? {
    let length = exact.scalars.count
    let found = best(exact.scalars[...], in: text, near: offset, before.scalars, after.scalars)
    let around = before.scalars.count + after.scalars.count
    if let found, length + found.score >= min(Self.leastAlone, length + around) {
      return text.start(found.index)..<text.end(found.index + length - 1)
    }
    // The text between its ends may have changed.
    if length >= 2 * Self.shortest,
      let start = point(in: text, near: offset, before.scalars, exact.scalars),
      let end = point(in: text, near: start, exact.scalars, after.scalars, atEnd: true),
      start < end
    {
      return start..<end
    }
    // It may be gone, and what stood around it still be there.
    return around < Self.leastAlone ? nil : point(in: text, near: offset)
  }

  private func point(in text: FoldedText, near offset: Int?) -> Range<Int>? {
    point(in: text, near: offset, before.scalars, after.scalars).map { $0..<$0 }
  }

  /// The place between two texts, found by as much as there still is of the one or the other.
  private func point(
    in text: FoldedText, near offset: Int?, _ before: [UInt32], _ after: [UInt32],
    atEnd: Bool = false
  ) -> Int? {
    var length = max(before.count, after.count)
    while length >= min(Self.shortest, max(before.count, after.count)), length > 0 {
      if !atEnd, after.count >= length,
        let index = best(after.prefix(length), in: text, near: offset, before, [])?.index
      {
        return text.start(index)
      }
      if before.count >= length,
        let index = best(before.suffix(length), in: text, near: offset, [], after)?.index
      {
        let next = index + length
        // Where the text after still follows, the place is at its start.
        let goesOn = !atEnd && next < text.scalars.count && text.scalars[next] == after.first
        return goesOn ? text.start(next) : text.end(next - 1)
      }
      if after.count >= length,
        let index = best(after.prefix(length), in: text, near: offset, before, [])?.index
      {
        return text.start(index)
      }
      length = length > Self.shortest ? max(length / 2, Self.shortest) : length - 1
    }
    return nil
  }

  /// The occurrence with most of its surroundings, and of those the nearest.
  private func best(
    _ needle: ArraySlice<UInt32>, in text: FoldedText, near offset: Int?, _ before: [UInt32],
    _ after: [UInt32]
  ) -> (index: Int, score: Int)? {
    var best: (index: Int, score: Int, distance: Int)?
    text.forEachOccurrence(of: needle) { index in
      let score =
        zip(text.scalars[..<index].reversed(), before.reversed()).prefix { $0 == $1 }.count
        + zip(text.scalars[(index + needle.count)...], after).prefix { $0 == $1 }.count
      let distance = offset.map { abs(text.start(index) - $0) } ?? 0
      if best.map({ (-score, distance) < (-$0.score, $0.distance) }) ?? true {
        best = (index, score, distance)
      }
    }
    return best.map { ($0.index, $0.score) }
  }
}

extension TextSection {
  /// A range by UTF-8 offsets that lie between scalars of the text.
  fileprivate func range(utf8: Range<Int>) -> TextRange? {
    guard let start = position(atUTF8: utf8.lowerBound), let end = position(atUTF8: utf8.upperBound)
    else { return nil }
    return TextRange(start, end)
  }
}
