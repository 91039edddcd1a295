// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension ElementCheck {
  /// Checks the units around a window, and answers with them.
  mutating func checkUnits(_ places: [Place], _ some: [Place]) -> [TextGranularity: UnitList] {
    var lists: [TextGranularity: UnitList] = [:]
    guard let first = places.first?.position, let last = places.last?.position,
      let window = TextRange(first, last)
    else { return [:] }
    for granularity in TextGranularity.allCases {
      guard let boundaries = element.boundaries(of: granularity, in: window) else { continue }
      let list = UnitList(boundaries, from: first, to: last)
      lists[granularity] = list
      checkOrder(list.units, granularity, places)
      for place in some {
        checkLookups(boundaries, list.near(place.position), granularity, at: place)
        checkCaretUnit(list.near(place.position), granularity, at: place)
      }
      if granularity == .line || granularity == .paragraph { checkFull(list, granularity) }
    }
    if let words = lists[.word] { checkEdge(words) }
    return lists
  }

  private mutating func checkOrder(
    _ units: [TextRange], _ granularity: TextGranularity, _ places: [Place]
  ) {
    let mayBeEmpty = [.line, .paragraph, .page, .section, .document].contains(granularity)
    let tiles = [.character, .sentence, .wordWithSpace].contains(granularity)
    for unit in units {
      if unit.isEmpty && !mayBeEmpty { note(.unitsAscend, "A \(granularity) is empty.") }
      for edge in [unit.start, unit.end] where range.contains(edge) {
        let offset = edge.utf8Offset - range.start.utf8Offset
        if offset < utf8.count, utf8[offset].isUTF8Continuation {
          note(.unitsKeepScalars, "A \(granularity) at \(offset).")
        }
      }
      if granularity == .paragraph, element.text(in: unit)?.utf8.contains(0x0A) == true {
        note(.lineFeedsEndParagraphs)
      }
    }
    for (unit, next) in zip(units, units.dropFirst()) {
      let order = unit.end.compare(to: next.start)
      if order != .ascending, order != .same {
        note(.unitsAscend, "A \(granularity) starts before the one before it ends.")
      } else if tiles, order != .same, isWithin(unit.end, places), isWithin(next.start, places) {
        note(.unitsTile, "Something is in no \(granularity).")
      }
    }
  }

  private func isWithin(_ position: TextPosition, _ places: [Place]) -> Bool {
    places.contains { $0.position == position }
  }

  private mutating func checkLookups(
    _ boundaries: TextBoundaries, _ near: [TextRange], _ granularity: TextGranularity,
    at place: Place
  ) {
    let position = place.position
    let edges = near.flatMap { [$0.start, $0.end] }
    let agrees =
      boundaries.unit(enclosing: position) == near.last { $0.isAround(position, .downstream) }
      && boundaries.unit(enclosing: position, affinity: .upstream)
        == near.first { $0.isAround(position, .upstream) }
      && boundaries.unit(startingAtOrAfter: position)
        == near.first { $0.start.isAtOrAfter(position) }
      && boundaries.unit(endingAtOrBefore: position) == near.last { position.isAtOrAfter($0.end) }
      && boundaries.boundary(.forward, of: position)
        == edges.filter { !position.isAtOrAfter($0) }.min { !$0.isAtOrAfter($1) }
      && boundaries.boundary(.backward, of: position)
        == edges.filter { !$0.isAtOrAfter(position) }.max { !$0.isAtOrAfter($1) }
    if !agrees { note(.lookupsAgree, at: [place], "For a \(granularity).") }
  }

  /// What the element has to do with: units of which it holds some text, or, without text, a place.
  func own(_ units: [TextRange], _ granularity: TextGranularity) -> [TextRange] {
    let surrounds = [.line, .page, .section].contains(granularity) && range.isEmpty
    return units.filter { unit in
      unit.isEmpty || surrounds
        ? range.end.isAtOrAfter(unit.start) && unit.end.isAtOrAfter(range.start)
        : !unit.start.isAtOrAfter(range.end) && !range.start.isAtOrAfter(unit.end)
    }
  }

  private func own(_ unit: TextRange, _ granularity: TextGranularity) -> TextRange? {
    own([unit], granularity).first
  }

  private mutating func checkCaretUnit(
    _ near: [TextRange], _ granularity: TextGranularity, at place: Place
  ) {
    let position = place.position
    let upstream = near.first { $0.isAround(position, .upstream) }.flatMap { own($0, granularity) }
    let downstream = near.last { $0.isAround(position, .downstream) }
      .flatMap { own($0, granularity) }
    for affinity in [TextAffinity.upstream, .downstream] {
      let isUpstream = affinity == .upstream && position.utf8Offset > 0
      let touched = granularity == .character ? nil : isUpstream ? downstream : upstream
      let wanted = (isUpstream ? upstream : downstream) ?? touched
      if element.unit(granularity, at: position, affinity: affinity) != wanted {
        note(.caretUnit, at: [place], "The \(granularity) of an \(affinity) caret.")
      }
    }
  }

  private mutating func checkFull(_ list: UnitList, _ granularity: TextGranularity) {
    for (unit, next) in zip(list.units, list.units.dropFirst())
    where range.contains(unit.start) && own(unit, granularity) != nil {
      let full = element.fullUnit(granularity, at: unit.start)
      if full?.start != unit.start || full?.end != next.start {
        note(.fullUnitsTile, "A \(granularity) without what lies behind it.")
      }
    }
  }

  /// A word that goes on behind the element is one of the same paragraph.
  private mutating func checkEdge(_ words: UnitList) {
    let runsOver = words.near(range.end).contains {
      !$0.start.isAtOrAfter(range.end) && !range.end.isAtOrAfter($0.end)
    }
    if runsOver, element.joinToNext == .newParagraph { note(.wordsStayInParagraph) }
  }
}

extension TextRange {
  /// Whether a lookup with an affinity means the unit.
  fileprivate func isAround(_ position: TextPosition, _ affinity: TextAffinity) -> Bool {
    guard !isEmpty else { return start == position }
    guard contains(position) else { return false }
    return position != (affinity == .downstream ? end : start)
  }
}

extension TextPosition {
  /// Whether the position is another one or comes after it; `false` for one of another text.
  func isAtOrAfter(_ other: TextPosition) -> Bool {
    switch compare(to: other) {
    case .descending?, .same?: true
    case .ascending?, nil: false
    }
  }
}
