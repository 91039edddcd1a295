// SPDX-License-Identifier: Apache-2.0

extension TextRotor {
  /// Enters the description of the object at the cursor, to be reviewed by any unit.
  ///
  /// - Returns: `nil` where there is no object or nobody has described it.
  public mutating func enterSideLine(segmenter: some TextSegmenter) -> RotorAnswer? {
    guard let line = SideLine(at: caret.position, in: element, segmenter: segmenter) else {
      return nil
    }
    entrances.append(Place(walker: walker, caret: caret, unit: unit, granularity: granularity))
    walker = TextWalker(at: line)
    caret = TextCaret(line.textRange.start)
    unit = nil
    if !granularities.contains(granularity) { granularity = .word }
    return RotorAnswer(
      speech.words.description, range: line.textRange,
      events: [.enteredElement(line.textElementID)])
  }

  /// Leaves the description that was entered last, back to the object.
  ///
  /// - Returns: `nil` in a text that was not entered so.
  public mutating func leaveSideLine() -> RotorAnswer? {
    guard let place = entrances.popLast() else { return nil }
    (walker, caret, unit) = (place.walker, place.caret, place.unit)
    granularity = place.granularity
    return RotorAnswer(
      speech.words.backToText, range: unit, events: [.enteredElement(element.textElementID)])
  }
}
