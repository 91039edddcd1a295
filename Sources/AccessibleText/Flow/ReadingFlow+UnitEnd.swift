// SPDX-License-Identifier: Apache-2.0

extension ReadingFlow {
  /// Where the unit at the start of a range ends, or the range's end where it runs beyond.
  mutating func endOfUnit(in rest: TextRange) -> TextPosition {
    guard preferences.unit == .sentence, rest.offsets != nil else { return rest.end }
    if held.isEmpty {
      unitEnd =
        element.boundaries(of: .sentence, in: rest)?.unit(enclosing: rest.start)?.end
    }
    if !isKnown(unitEnd, after: rest.start) { unitEnd = endOfJoinedUnit(in: rest) }
    guard let unitEnd, isKnown(unitEnd, after: rest.start) else { return rest.start }
    return unitEnd.utf8Offset < rest.end.utf8Offset ? unitEnd : rest.end
  }

  private func isKnown(_ end: TextPosition?, after start: TextPosition) -> Bool {
    end.map { $0.isInSameSection(as: start) && $0.utf8Offset > start.utf8Offset } ?? false
  }

  /// Where the sentence that `held` began ends in a text that knows nothing of what went before.
  ///
  /// The two are segmented as one, with all of the paragraph that the text has, whatever pages it is
  /// cut into: a sentence must not depend on them.
  private func endOfJoinedUnit(in rest: TextRange) -> TextPosition {
    let paragraph = element.boundaries(of: .paragraph, in: rest)?.unit(enclosing: rest.start)
    let whole = paragraph.flatMap {
      isKnown($0.end, after: rest.start) ? TextRange(rest.start, $0.end) : nil
    }
    let known = whole.flatMap { range in element.text(in: range).map { (range, $0) } }
    guard let (range, text) = known ?? element.text(in: rest).map({ (rest, $0) }) else {
      return rest.end
    }
    let end = whole?.end ?? rest.end
    let joined = held.utf8 + Array(text.utf8)
    let language = held.isEmpty ? element.language : held.language
    let hints = held.hints + element.sentenceHints(in: range, behind: held.utf8.count)
    let sentences = segmenter.units(
      of: .sentence, ofParagraph: joined, language, hints: hints)
    let ends = UnitRanges(sentences).lazy.map(\.upperBound)
    guard let first = ends.first(where: { $0 >= max(held.utf8.count, 1) }) else { return end }
    return rest.start.advanced(by: first - held.utf8.count, atMost: end)
  }
}
