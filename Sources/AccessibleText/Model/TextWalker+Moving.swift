// SPDX-License-Identifier: Apache-2.0

extension TextWalker {
  /// Moves a caret of the element by units, and the walker with it from element to element.
  ///
  /// A move goes from one start of a unit to the next, or from one end to the next, strictly beyond
  /// where it is. What belongs to no element, the line feed between two blocks, is passed over.
  ///
  /// *Law: the starts that a walk forward reaches are those that a walk backward reaches, in the
  /// opposite order; so are the ends.*
  ///
  /// Afterwards affinity is downstream, except at the end of a line or page that runs on. A caret that
  /// was not moved keeps its own.
  ///
  /// - Returns: `nil` for a caret that is not of the element, where lines are not known, and, when
  ///   crossing, where there is no further unit: if `element` then has `.causesPageTurn`, there may be
  ///   one when its page has been turned. The walker then is at the last element. Where fewer units
  ///   were moved than was asked for, or none, `need` is what has to be handed over before a move can
  ///   go further.
  /// - Complexity: that of the lookups, and of the elements that are crossed; a document's are leapt
  ///   over where one unit runs through many.
  public mutating func move(
    _ caret: TextCaret, by granularity: TextGranularity, _ direction: StorageDirection,
    count: Int = 1, to edge: TextUnitEdge = .start, _ bounds: TextMoveBounds = .crossing
  ) -> TextMove? {
    guard element.textRange.contains(caret.position) else { return nil }
    var result = caret
    var units = 0
    let pagesBefore = pagesTurned
    need = nil
    while units < count {
      var next = self
      switch next.moveOnce(result.position, granularity, direction, edge, bounds) {
      case .reached(let caret):
        self = next
        result = caret
        units += 1
        continue
      case .ended:
        need = next.need
        if bounds != .crossing || units == 0 { self = next }
        if bounds != .crossing {
          let last = direction == .forward ? element.textRange.end : element.textRange.start
          if last != result.position {
            result = TextCaret(last)
            units += 1
          }
        }
      case .unknown:
        need = next.element.layoutNeed
        guard need != nil, units > 0 else { return nil }
      }
      break
    }
    guard units > 0 || bounds != .crossing || count <= 0 else { return nil }
    return TextMove(
      element: element, caret: result, units: units, pagesTurned: pagesTurned - pagesBefore)
  }

  private enum Move {
    case reached(TextCaret)
    case ended
    case unknown
  }

  private mutating func moveOnce(
    _ start: TextPosition, _ granularity: TextGranularity, _ direction: StorageDirection,
    _ edge: TextUnitEdge, _ bounds: TextMoveBounds
  ) -> Move {
    var beyond: TextPosition? = start
    while true {
      if let units = element.moveUnits(granularity) {
        if let found = self.edge(edge, direction, beyond: beyond, of: units, granularity) {
          return .reached(
            edge == .end ? units.caret(at: found, granularity, after: direction) : TextCaret(found))
        }
      } else if element.unitWithoutEdges(granularity) == nil {
        return .unknown
      }
      guard bounds != .stoppingAtElement else { return .ended }
      var next = self
      if bounds != .stoppingAtPage { next.leap(direction, by: granularity) }
      let step = next.step(direction)
      need = next.need
      guard step == .moved,
        bounds != .stoppingAtPage || next.pagesTurned == pagesTurned
      else { return ended(start, granularity, direction, edge) }
      self = next
      beyond = element.textRange.contains(start) ? start : nil
    }
  }

  /// The edge of the last element is the edge of what has none in any element.
  private func ended(
    _ start: TextPosition, _ granularity: TextGranularity, _ direction: StorageDirection,
    _ edge: TextUnitEdge
  ) -> Move {
    // Where more text is to come, its last element is not known.
    guard need == nil, element.unitWithoutEdges(granularity) != nil,
      (edge == .end) == (direction == .forward)
    else { return .ended }
    let last = direction == .forward ? element.textRange.end : element.textRange.start
    return last == start ? .ended : .reached(TextCaret(last))
  }
}
