// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension ElementCheck {
  mutating func checkGeometry(
    _ places: [Place], _ some: [Place], _ units: [TextGranularity: UnitList]
  ) {
    guard let lines = element.lines(in: range), lines.count > 0 else { return }
    let frames = (0..<lines.count).compactMap { lines.lineFrame($0) }
    for place in some { checkCaret(place, lines, frames) }
    for _ in 0..<min(places.count, 16) {
      let (start, end) = pair(of: places)
      guard let range = TextRange(start.position, end.position) else { continue }
      checkRects(range, start, end, frames)
      checkFirstRect(range, start, lines)
      checkSplit(range, places, start, end)
      checkHits(in: range, frames)
    }
    for character in units[.character]?.units ?? [] { checkPoint(of: character, frames) }
  }

  private mutating func checkCaret(_ place: Place, _ lines: LineLayout, _ frames: [Rect]) {
    for affinity in [TextAffinity.upstream, .downstream] {
      guard let rect = element.caretRect(at: place.position, affinity: affinity) else {
        note(.caretIsDrawn, at: [place], "\(affinity)")
        continue
      }
      // At its edges the element answers for its own side.
      let isOwn =
        (place.position != range.start || affinity == .downstream)
        && (place.position != range.end || affinity == .upstream)
      let middle = rect.center
      guard isOwn, frames.count(where: { $0.touches(middle) }) <= 1,
        let hit = element.closestPosition(to: middle)
      else { continue }
      let back = element.caretRect(at: hit.position, affinity: hit.affinity)
      if back?.isNear(rect) != true { note(.hitInvertsCaret, at: [place], "\(affinity)") }
    }
  }

  private mutating func checkRects(
    _ range: TextRange, _ start: Place, _ end: Place, _ frames: [Rect]
  ) {
    let rects = element.selectionRects(for: range)
    let ends = range.isEmpty ? 0 : 1
    if rects?.count(where: \.containsStart) != ends || rects?.count(where: \.containsEnd) != ends
      || range.isEmpty && rects?.isEmpty != true
    {
      note(.rectsHaveEnds, at: [start, end])
    }
    for rect in rects ?? [] where !frames.contains(where: { $0.holds(rect.rect) }) {
      note(.rectsLieInLines, at: [start, end])
    }
  }

  private mutating func checkFirstRect(_ range: TextRange, _ start: Place, _ lines: LineLayout) {
    let first = element.firstRect(for: range)
    guard !range.isEmpty else {
      let caret = element.caretRect(at: range.start)
      if first != caret { note(.firstRectIsFirst, at: [start], "An empty range.") }
      return
    }
    guard let line = lines.lineIndex(of: range.start).flatMap({ lines.lineRange($0) }),
      let cut = TextRange(range.start, line.end.isAtOrAfter(range.end) ? range.end : line.end),
      let rects = element.selectionRects(for: cut)?.map(\.rect),
      let one = rects.first, rects.contains(where: { $0.width > 0 && $0.height > 0 })
    else { return }
    let wanted = rects.dropFirst().reduce(one) { $0.around($1) }
    if first?.isNear(wanted) != true { note(.firstRectIsFirst, at: [start]) }
  }

  private mutating func checkSplit(
    _ range: TextRange, _ places: [Place], _ start: Place, _ end: Place
  ) {
    let middle = places[Int.random(in: places.indices, using: &chance)]
    guard range.contains(middle.position), let before = TextRange(range.start, middle.position),
      let after = TextRange(middle.position, range.end),
      let whole = element.selectionRects(for: range),
      let one = element.selectionRects(for: before), let other = element.selectionRects(for: after)
    else { return }
    if whole.merged != (one + other).merged { note(.rectsSplit, at: [start, middle, end]) }
  }

  private mutating func checkHits(in range: TextRange, _ frames: [Rect]) {
    let frame = frames[Int.random(in: frames.indices, using: &chance)]
    let points = [
      frame.center, Point(x: frame.x - 1000, y: frame.y), Point(x: frame.x, y: frame.y + 1e9),
      Point(x: .infinity, y: -.infinity),
    ]
    for point in points {
      guard let hit = element.closestPosition(to: point), self.range.contains(hit.position) else {
        note(.hitStaysInside, "The nearest position to \(point.x), \(point.y).")
        continue
      }
      if let hit = element.closestPosition(to: point, within: range), !range.contains(hit.position)
      {
        note(.hitStaysInside, "The nearest position in a range to \(point.x), \(point.y).")
      }
    }
    if element.closestPosition(to: Point(x: .nan, y: 0)) != nil {
      note(.hitStaysInside, "A point that is no number is somewhere.")
    }
  }

  private mutating func checkPoint(of character: TextRange, _ frames: [Rect]) {
    guard range.contains(character.start), range.contains(character.end),
      let rects = element.selectionRects(for: character), rects.count == 1,
      let rect = rects.first?.rect, rect.width > 0, rect.height > 0,
      frames.count(where: { $0.touches(rect.center) }) == 1
    else { return }
    if element.characterRange(at: rect.center) != character {
      note(.characterIsThere, "The character at \(character.start.utf8Offset).")
    }
  }
}
