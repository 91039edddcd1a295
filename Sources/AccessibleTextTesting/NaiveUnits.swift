// SPDX-License-Identifier: Apache-2.0
package import AccessibleText

/// All units of a chain of elements, listed; the texts of the chain are cut by `NaiveSegmenter`.
package struct NaiveUnits {
  /// A unit, and where it ends for a selection: what lies between two elements is in none.
  package struct Unit {
    package let start: TextPosition
    package let end: TextPosition
    package let held: TextPosition
  }

  let elements: [any TextInputModel]
  private var lists: [TextGranularity: [Unit]] = [:]

  /// Lists the units of a chain as far as it is one text.
  package init(from first: any TextInputModel) {
    var elements: [any TextInputModel] = []
    var element: (any TextInputModel)? = first
    while let here = element, here.textRange.start.compare(to: first.textRange.start) != nil {
      elements.append(here)
      element = here.nextTextElement
    }
    self.elements = elements
    for granularity in TextGranularity.allCases { lists[granularity] = list(granularity) }
  }

  /// The units of the text, ascending; `nil` where it knows none.
  package func units(_ granularity: TextGranularity) -> [Unit]? { lists[granularity] }

  /// The character that a position is inside of.
  func character(around position: TextPosition) -> Unit? {
    lists[.character]?.first { !$0.start.isAtOrAfter(position) && !position.isAtOrAfter($0.end) }
  }

  /// The unit that a caret is in; where two meet, its affinity decides; one that it only touches, if
  /// there is no other.
  func unit(_ granularity: TextGranularity, at caret: TextCaret) -> Unit? {
    let place = caret.position
    let holders = elements.map(\.textRange).filter { $0.contains(place) }
    let candidates = (lists[granularity] ?? []).filter { unit in
      guard let range = TextRange(unit.start, unit.end) else { return false }
      return granularity.isOfLayout || holders.contains { isOwn(range, $0) }
    }
    let isHere = { (unit: Unit) in unit.start == unit.end && place == unit.end }
    let behind = candidates.last {
      isHere($0) || place.isAtOrAfter($0.start) && !place.isAtOrAfter($0.end)
    }
    let before = candidates.first {
      isHere($0) || $0.end.isAtOrAfter(place) && !$0.start.isAtOrAfter(place)
    }
    guard granularity != .character else { return caret.affinity == .upstream ? before : behind }
    return caret.affinity == .upstream ? before ?? behind : behind ?? before
  }

  private func list(_ granularity: TextGranularity) -> [Unit]? {
    switch granularity {
    case .document: return [whole(elements)]
    case .section, .page: return groups(granularity)
    default: break
    }
    var units: [Unit] = []
    for element in elements {
      let range = element.textRange
      guard let boundaries = element.boundaries(of: granularity, in: range) else { return nil }
      for unit in UnitList(boundaries, from: range.start, to: range.end).units
      where isOwn(unit, range) && units.last?.start != unit.start {
        units.append(Unit(start: unit.start, end: unit.end, held: held(unit)))
      }
    }
    return Self.joining(units, granularity, of: elements)
  }

  /// What the elements of one section, or those that are shown on one page, hold.
  private func groups(_ granularity: TextGranularity) -> [Unit]? {
    var groups: [[any TextInputModel]] = []
    for element in elements {
      guard element.boundaries(of: granularity, in: element.textRange) != nil else { return nil }
      let isSame = groups.last?.last.map { last in
        last.textRange.start.section == element.textRange.start.section
          && (granularity == .section || last.page?.index == element.page?.index)
      }
      if isSame == true {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
    return groups.map(whole)
  }

  private func whole(_ elements: [any TextInputModel]) -> Unit {
    let (start, end) = (elements[0].textRange.start, elements[elements.count - 1].textRange.end)
    return Unit(start: start, end: end, held: end)
  }

  private func isOwn(_ unit: TextRange, _ range: TextRange) -> Bool {
    unit.isEmpty
      ? range.contains(unit.start)
      : !unit.start.isAtOrAfter(range.end) && !range.start.isAtOrAfter(unit.end)
  }

  /// The last place of a unit that an element holds.
  private func held(_ unit: TextRange) -> TextPosition {
    var held = unit.start
    for range in elements.map(\.textRange) {
      let isInside =
        range.isEmpty
        ? range.start.isAtOrAfter(unit.start) && !range.start.isAtOrAfter(unit.end)
        : isOwn(unit, range)
      guard isInside else { continue }
      let end = range.end.isAtOrAfter(unit.end) ? unit.end : range.end
      if end.isAtOrAfter(held) { held = end }
    }
    return held
  }
}

extension TextGranularity {
  /// Whether empty elements are in units, too.
  fileprivate var isOfLayout: Bool { [.section, .page].contains(self) }
}
