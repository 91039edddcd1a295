// SPDX-License-Identifier: Apache-2.0

extension TextWalker {
  /// Goes to the element that holds a position.
  ///
  /// - Returns: Whether there is one; the walker stays if not. A position of another text is not
  ///   looked for, since the walk would go through the whole of this one.
  /// - Complexity: O(elements between the two places).
  public mutating func reach(_ position: TextPosition) -> Bool {
    var walker = self
    guard let order = position.compare(to: element.textRange.start) else { return false }
    let direction: StorageDirection = order == .ascending ? .backward : .forward
    while !walker.element.textRange.contains(position) {
      guard let order = position.compare(to: walker.element.textRange.start),
        (order == .ascending) == (direction == .backward), walker.step(direction) == .moved
      else { return false }
    }
    self = walker
    return true
  }

  /// The nearest unit whose start or end lies beyond a position, in this element or in those after it.
  ///
  /// The unit's end is cut to what elements hold: the line feed behind a sentence is in none. The
  /// walker then is at the element where the unit was met; where there is none, it is at the last one.
  ///
  /// *Law: the units that a walk forward meets are those that a walk backward meets, in the opposite
  /// order.*
  ///
  /// - Complexity: that of the lookups, and of the elements that are crossed.
  mutating func unit(
    _ granularity: TextGranularity, _ direction: StorageDirection, whose edge: TextUnitEdge,
    isBeyond position: TextPosition, orAt isInclusive: IsInclusive = .no
  ) -> UnitSearch {
    while true {
      guard let units = element.boundaries(of: granularity, in: element.textRange) else {
        return element.layoutNeed.map { .awaits($0) } ?? .unknown
      }
      let wanted: TextOrder = direction == .forward ? .descending : .ascending
      var nearest: TextRange?
      for unit in candidates(granularity, direction, beyond: position, of: units) {
        let order = (edge == .start ? unit.start : unit.end).compare(to: position)
        guard order.map({ $0 == wanted || isInclusive == .yes && $0 == .same }) ?? true
        else { continue }
        let isNearer = nearest.map { unit.start.compare(to: $0.start) != wanted } ?? true
        if isNearer { nearest = unit }
      }
      if let nearest { return .unit(nearest) }
      switch step(direction) {
      case .moved: continue
      case .awaitsPage: return .awaitsPage
      case .awaits(let need): return .awaits(need)
      case .end: return .end
      }
    }
  }

  /// The few units among which is the nearest one of this element: its own, held by elements, and
  /// those that run over a joint into it.
  private func candidates(
    _ granularity: TextGranularity, _ direction: StorageDirection, beyond position: TextPosition,
    of units: TextBoundaries
  ) -> [TextRange] {
    let range = element.textRange
    let isForward = direction == .forward
    let (near, far) = isForward ? (range.start, range.end) : (range.end, range.start)
    var own = units.units(near: position, direction, in: range)
    let ahead =
      isForward
      ? own.map(\.end).filter(range.contains).last : own.map(\.start).filter(range.contains).last
    let joints = [
      joint(
        direction.opposite, granularity, of: units,
        near: range.contains(position) ? position : near),
      joint(direction, granularity, of: units, near: ahead ?? far),
    ].compactMap { $0 }
    for joint in joints {
      let rest = isForward ? joint.extent.end : joint.extent.start
      own += units.units(near: rest, direction, in: range)
    }
    return own.filter { unit in
      element.shows(unit, granularity) && !joints.contains { $0.replaces(unit) }
    }.map { heldPart(of: $0, granularity) } + joints.flatMap(\.units)
  }

  enum IsInclusive {
    case yes
    case no
  }

  enum UnitSearch: Hashable {
    case unit(TextRange)
    /// There may be one when the page has been turned.
    case awaitsPage
    /// There may be one when a host has handed over what is missing.
    case awaits(TextNeed)
    case end
    /// The text does not know such units: it is not laid out.
    case unknown
  }

  /// The unit up to the end of the last element that holds some of it.
  func heldPart(of unit: TextRange, _ granularity: TextGranularity) -> TextRange {
    var walker = self
    while walker.element.textRange.end.compare(to: unit.end) == .ascending {
      let end = walker.element.textRange.end
      guard walker.step(.forward) == .moved, walker.element.shows(unit, granularity) else {
        return TextRange(unit.start, end) ?? unit
      }
    }
    return unit
  }
}

extension TextInputModel {
  /// Whether some of the unit is in the element.
  ///
  /// A blank page that starts where the next one does is passed over with it; an element without text
  /// is in the unit behind its place, not in the one before.
  fileprivate func shows(_ unit: TextRange, _ granularity: TextGranularity) -> Bool {
    guard overlaps(unit, granularity) else { return false }
    guard unit.isEmpty || textRange.isEmpty else { return true }
    let place = unit.isEmpty ? unit.start : textRange.start
    guard let units = units(granularity, at: place) else { return false }
    return unit
      == (units.unit(enclosing: place) ?? units.unit(enclosing: place, affinity: .upstream))
  }
}

extension TextBoundaries {
  /// The few units among which is the one nearest to a position, in a direction and in an element.
  fileprivate func units(
    near position: TextPosition, _ direction: StorageDirection, in element: TextRange
  ) -> [TextRange] {
    guard section.contains(element.start), section.contains(element.end) else { return [] }
    let near = (direction == .forward ? element.start : element.end).utf8Offset
    let found: [Range<Int>?]
    switch direction {
    case .forward:
      let offset = section.contains(position) ? max(position.utf8Offset, near) : near
      found = [
        units.unit(enclosing: offset, .downstream), units.unit(startingAtOrAfter: offset),
        units.unit(startingAtOrAfter: offset + 1),
      ]
    case .backward:
      let offset = section.contains(position) ? min(position.utf8Offset, near) : near
      found = [
        units.unit(enclosing: offset, .upstream), units.unit(enclosing: offset, .downstream),
        units.unit(endingAtOrBefore: offset),
        offset > 0 ? units.unit(endingAtOrBefore: offset - 1) : nil,
      ]
    }
    return found.compactMap { $0.map { TextRange(section, $0) } }
  }
}
