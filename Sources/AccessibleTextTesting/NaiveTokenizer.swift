// SPDX-License-Identifier: Apache-2.0
package import AccessibleText

/// A tokenizer that answers each question by going through a list of all units: an oracle.
package struct NaiveTokenizer: TextTokenizer {
  private let element: any TextInputModel
  private let allUnits: (TextGranularity) -> [TextRange]?

  /// Makes a tokenizer.
  ///
  /// - Parameter units: All units of the element's section, ascending; `nil` where it has no such.
  package init(
    of element: some TextInputModel, units: @escaping (TextGranularity) -> [TextRange]?
  ) {
    self.element = element
    allUnits = units
  }

  package func unit(
    _ granularity: TextGranularity, enclosing position: TextPosition,
    looking direction: TextDirection
  ) -> TextRange? {
    guard element.textRange.contains(position) else { return nil }
    guard let all = units(granularity) else { return nil }
    if isWhole(granularity) { return element.textRange }
    let isForward = goesForward(direction, at: position)
    let full = own(all, granularity).filter { !$0.isEmpty }
    let found = full.first {
      isForward
        ? $0.start <= position && position < $0.end : $0.start < position && position <= $0.end
    }
    if let found { return found }
    guard granularity == .line,
      own(all, .line).contains(where: { $0.isEmpty && $0.start == position })
    else { return nil }
    let end = all.first { position < $0.start }?.start ?? textEnd(position)
    guard end != position else { return isForward ? nil : TextRange(position, position) }
    return isForward ? TextRange(position, end) : nil
  }

  package func isBoundary(
    _ position: TextPosition, of granularity: TextGranularity, looking direction: TextDirection,
    affinity: TextAffinity
  ) -> Bool {
    guard element.textRange.contains(position), let all = units(granularity) else { return false }
    let units = isWhole(granularity) ? [element.textRange] : own(all, granularity)
    let isForward = goesForward(direction, at: position)
    let isSoft =
      [.line, .page].contains(granularity) && !isWhole(granularity) && meet(at: position, units)
      // A blank page between two ends and starts there.
      && !units.contains { $0.isEmpty && $0.start == position }
    if isSoft { return isForward == (affinity == .upstream) }
    return units.contains { (isForward ? $0.end : $0.start) == position }
  }

  package func boundary(
    of granularity: TextGranularity, from position: TextPosition, looking direction: TextDirection
  ) -> TextCaret? {
    guard element.textRange.contains(position), let all = units(granularity) else { return nil }
    let isForward = goesForward(direction, at: position)
    let edge = isForward ? element.textRange.end : element.textRange.start
    guard position != edge else { return nil }
    if isWhole(granularity) { return TextCaret(edge) }
    let edges = all.flatMap { [$0.start, $0.end] } + [edge]
    let beyond = edges.filter {
      element.textRange.contains($0) && (isForward ? position < $0 : $0 < position)
    }
    guard let next = isForward ? beyond.min(by: <) : beyond.max(by: <) else { return nil }
    let isSoft = isForward && [.line, .page].contains(granularity) && meet(at: next, all)
    return TextCaret(next, affinity: isSoft ? .upstream : .downstream)
  }

  private func meet(at position: TextPosition, _ units: [TextRange]) -> Bool {
    units.contains { !$0.isEmpty && $0.end == position }
      && units.contains { !$0.isEmpty && $0.start == position }
  }

  private func units(_ granularity: TextGranularity) -> [TextRange]? {
    isWhole(granularity) ? [element.textRange] : allUnits(granularity)
  }

  private func isWhole(_ granularity: TextGranularity) -> Bool {
    granularity == .document
      || [.page, .section].contains(granularity) && allUnits(granularity) == nil
  }

  /// The units that have some text in the element, or, without text, a place.
  private func own(_ all: [TextRange], _ granularity: TextGranularity) -> [TextRange] {
    let range = element.textRange
    let surrounds = [.line, .page, .section].contains(granularity)
    return all.filter { unit in
      if unit.isEmpty || range.isEmpty && surrounds {
        return unit.start <= range.end && range.start <= unit.end
      }
      return unit.start < range.end && range.start < unit.end
    }
  }

  /// Where the last paragraph ends.
  private func textEnd(_ position: TextPosition) -> TextPosition {
    allUnits(.paragraph)?.last?.end ?? position
  }

  private func goesForward(_ direction: TextDirection, at position: TextPosition) -> Bool {
    let writing = element.baseWritingDirection(at: position) ?? .leftToRight
    return direction.storageDirection(in: writing) == .forward
  }
}

private func < (one: TextPosition, other: TextPosition) -> Bool {
  one.compare(to: other) == .ascending
}

private func <= (one: TextPosition, other: TextPosition) -> Bool {
  one.compare(to: other).map { $0 != .descending } ?? false
}
