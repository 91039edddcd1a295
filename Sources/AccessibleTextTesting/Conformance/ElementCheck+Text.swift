// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension ElementCheck {
  /// The text of a piece between two places, as the whole text has it.
  func slice(_ start: Place, _ end: Place) -> String {
    String(decoding: utf8[start.offset..<end.offset], as: UTF8.self)
  }

  mutating func checkText(_ places: [Place]) {
    for _ in 0..<min(places.count, 24) {
      let (start, end) = pair(of: places)
      guard let range = TextRange(start.position, end.position) else {
        note(.positionsCompare, at: [start, end])
        continue
      }
      let text = element.text(in: range)
      if text?.utf8.count != end.offset - start.offset {
        note(.textFillsRange, at: [start, end])
      } else if text?.utf8.elementsEqual(utf8[start.offset..<end.offset]) != true {
        note(.textSplits, at: [start, end])
      }
    }
    for (one, next) in zip(places, places.dropFirst())
    where one.position.compare(to: next.position) != .ascending
      || next.position.compare(to: one.position) != .descending
    {
      note(.positionsCompare, at: [one, next])
    }
  }

  /// What is of another text, stale, or not of this element.
  mutating func checkStrangers() {
    let home = range.start
    for (index, stranger) in strangers.enumerated() {
      let isElsewhere = index == 0 || stranger == stale
      let kind = stranger == stale ? "stale" : index == 0 ? "foreign" : "out of range"
      for position in [stranger.start, stranger.end] {
        for answer in answers(to: position, from: home) {
          note(.strangersAreNil, "A \(kind) position has \(answer).")
        }
      }
      guard isElsewhere else { continue }
      if element.text(in: stranger) != nil { note(.strangersAreNil, "A \(kind) range has text.") }
      if !element.attributes(in: stranger).isEmpty {
        note(.strangersAreNil, "A \(kind) range has attributes.")
      }
      if element.selectionRects(for: stranger) != nil || element.firstRect(for: stranger) != nil {
        note(.strangersAreNil, "A \(kind) range has rects.")
      }
      if element.caretRect(at: stranger.start) != nil {
        note(.strangersAreNil, "A \(kind) position has a caret.")
      }
      if element.closestPosition(to: Point(x: 0, y: 0), within: stranger) != nil {
        note(.strangersAreNil, "A point is in a \(kind) range.")
      }
    }
  }

  private func answers(to position: TextPosition, from home: TextPosition) -> [String] {
    var answers: [String] = []
    for unit in TextOffsetUnit.allCases {
      if element.position(from: position, offsetBy: 0, in: unit) != nil {
        answers.append("an offset in \(unit)")
      }
      if element.distance(from: home, to: position, in: unit) != nil
        || element.distance(from: position, to: home, in: unit) != nil
      {
        answers.append("a distance in \(unit)")
      }
    }
    let tokenizer = element.tokenizer
    for granularity in TextGranularity.allCases {
      for direction in [TextDirection.forward, .backward] {
        if tokenizer.unit(granularity, enclosing: position, looking: direction) != nil
          || tokenizer.isInside(position, granularity, looking: direction)
          || tokenizer.isBoundary(position, of: granularity, looking: direction)
          || tokenizer.boundary(of: granularity, from: position, looking: direction) != nil
        {
          answers.append("a \(granularity) \(direction)")
        }
      }
      if element.unit(granularity, at: position) != nil { answers.append("a \(granularity)") }
    }
    if element.baseWritingDirection(at: position) != nil { answers.append("a direction") }
    return answers
  }
}
