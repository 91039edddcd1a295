// SPDX-License-Identifier: Apache-2.0

extension TextInputModel {
  /// The units that a move goes by; `nil` for the document, whose edges are those of the walk.
  func moveUnits(_ granularity: TextGranularity) -> TextBoundaries? {
    granularity == .document ? nil : boundaries(of: granularity, in: textRange)
  }

  /// The nearest start or end of a unit of this element in a direction, strictly beyond a position
  /// or, without one, from the element's near edge on.
  ///
  /// A unit that ends with the line end behind the element ends where the element does.
  func edge(
    _ edge: TextUnitEdge, _ direction: StorageDirection, beyond position: TextPosition?,
    of units: TextBoundaries, _ granularity: TextGranularity
  ) -> TextPosition? {
    let last = edge == .end ? endBeforeLineEnd(units) : nil
    if direction == .backward, position == nil, let last { return last }
    let found = nearestEdge(edge, direction, beyond: position, of: units, granularity)
    guard direction == .forward, found == nil, let last, last != position else { return found }
    return last
  }

  /// The element's end, if the last of its text ends a unit to which only white space belongs that
  /// lies behind the element.
  private func endBeforeLineEnd(_ units: TextBoundaries) -> TextPosition? {
    let end = textRange.end
    guard joinToNext == .newParagraph,
      let unit = units.unit(enclosing: end, affinity: .upstream), unit.end != end,
      !isWhiteSpace(from: textRange.contains(unit.start) ? unit.start : textRange.start, to: end),
      isWhiteSpace(from: end, to: unit.end)
    else { return nil }
    return end
  }

  /// Whether there is nothing but white space between two positions; not if there is no such text.
  ///
  /// - Complexity: that of finding the first character that is none.
  func isWhiteSpace(from start: TextPosition, to end: TextPosition) -> Bool {
    guard start.isInSameSection(as: end) else { return false }
    var (start, size) = (start, 16)
    while start != end {
      // A piece may be cut inside a scalar, which has at most four bytes.
      let ends = (size..<size + 4).lazy.map { start.advanced(by: $0, atMost: end) }
      let piece = ends.compactMap { end in
        TextRange(start, end).flatMap { text(in: $0) }.map { (text: $0, end: end) }
      }.first
      guard let piece, piece.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
        return false
      }
      (start, size) = (piece.end, size * 4)
    }
    return true
  }

  private func nearestEdge(
    _ edge: TextUnitEdge, _ direction: StorageDirection, beyond position: TextPosition?,
    of units: TextBoundaries, _ granularity: TextGranularity
  ) -> TextPosition? {
    let near = direction == .forward ? textRange.start : textRange.end
    var offset = (position ?? near).utf8Offset
    // Each turn leaves one edge behind: those beside the element, which touch it, are few.
    while let found = units.edge(edge, direction, beyond: offset, orAt: position == nil) {
      guard textRange.contains(found), position.map({ found != $0 }) ?? true,
        direction == .forward
          ? found.compare(to: position ?? near) != .ascending
          : found.compare(to: position ?? near) != .descending
      else { return nil }
      if holds(found, edge, of: units, granularity) { return found }
      offset = found.utf8Offset + (position == nil ? direction == .forward ? 1 : -1 : 0)
    }
    return nil
  }

  /// Whether the unit that has its edge there is one of this element.
  private func holds(
    _ position: TextPosition, _ edge: TextUnitEdge, of units: TextBoundaries,
    _ granularity: TextGranularity
  ) -> Bool {
    let unit =
      edge == .start
      ? units.unit(startingAtOrAfter: position) : units.unit(endingAtOrBefore: position)
    return unit.map { overlaps($0, granularity) } == true
  }
}

extension TextBoundaries {
  /// The nearest start or end of a unit beyond an offset, or at it.
  fileprivate func edge(
    _ edge: TextUnitEdge, _ direction: StorageDirection, beyond offset: Int, orAt isInclusive: Bool
  ) -> TextPosition? {
    let found: Int?
    switch (direction, edge) {
    case (.forward, .start):
      found = units.unit(startingAtOrAfter: isInclusive ? offset : offset + 1)?.lowerBound
    case (.backward, .end):
      found = units.unit(endingAtOrBefore: isInclusive ? offset : offset - 1)?.upperBound
    case (.forward, .end):
      found = units.firstEnd(atOrAfter: isInclusive ? offset : offset + 1)
    case (.backward, .start):
      found = units.lastStart(atOrBefore: isInclusive ? offset : offset - 1)
    }
    return found.map { TextPosition(section, $0) }
  }
}

extension UnitBoundaries {
  fileprivate func firstEnd(atOrAfter offset: Int) -> Int? {
    let around = unit(enclosing: offset, .upstream)?.upperBound
    let ahead = unit(startingAtOrAfter: offset)?.upperBound
    return [around, ahead].compactMap { $0 }.filter { $0 >= offset }.min()
  }

  fileprivate func lastStart(atOrBefore offset: Int) -> Int? {
    let around = unit(enclosing: offset, .downstream)?.lowerBound
    let behind = unit(endingAtOrBefore: offset)?.lowerBound
    return [around, behind].compactMap { $0 }.filter { $0 <= offset }.max()
  }
}
