// SPDX-License-Identifier: Apache-2.0

/// The tokenizer that is derived from an element's boundaries.
///
/// It holds its element, so it is for asking, not for keeping: `element.tokenizer` makes one anew.
///
/// - Complexity: each question takes as many lookups in `boundaries(of:in:)` as it has units to
///   compare, at most four.
public struct ElementTokenizer: TextTokenizer {
  private let element: any TextInputModel

  /// Makes a tokenizer that asks an element.
  public init(of element: some TextInputModel) {
    self.element = element
  }

  /// The unit that holds the position.
  public func unit(
    _ granularity: TextGranularity, enclosing position: TextPosition,
    looking direction: TextDirection
  ) -> TextRange? {
    guard element.textRange.contains(position) else { return nil }
    if let whole = element.unitWithoutEdges(granularity) { return whole }
    guard let units = element.units(granularity, at: position) else { return nil }
    let isForward = element.storageDirection(direction, at: position) == .forward
    let affinity: TextAffinity = isForward ? .downstream : .upstream
    guard let unit = units.unit(enclosing: position, affinity: affinity),
      element.overlaps(unit, granularity)
    else { return nil }
    guard unit.isEmpty else { return unit }
    guard granularity == .line, let full = element.full(unit, .line, of: units) else { return nil }
    return full.isEmpty != isForward ? full : nil
  }

  /// Whether a unit ends at the position, asked forward, or starts there, asked backward.
  public func isBoundary(
    _ position: TextPosition, of granularity: TextGranularity, looking direction: TextDirection,
    affinity: TextAffinity
  ) -> Bool {
    guard element.textRange.contains(position) else { return false }
    let isForward = element.storageDirection(direction, at: position) == .forward
    if let whole = element.unitWithoutEdges(granularity) {
      return position == (isForward ? whole.end : whole.start)
    }
    guard let units = element.units(granularity, at: position) else { return false }
    let before = units.unit(endingAtOrBefore: position).filter(element, granularity)
    let after = units.unit(startingAtOrAfter: position).filter(element, granularity)
    let isEnd = before?.end == position
    let isStart = after?.start == position
    if granularity.isLaidOut, isEnd, isStart, before?.isEmpty == false, after?.isEmpty == false {
      return isForward == (affinity == .upstream)
    }
    return isForward ? isEnd : isStart
  }

  /// The nearest start or end of a unit strictly beyond the position, or the element's edge.
  public func boundary(
    of granularity: TextGranularity, from position: TextPosition, looking direction: TextDirection
  ) -> TextCaret? {
    let range = element.textRange
    guard range.contains(position) else { return nil }
    let direction = element.storageDirection(direction, at: position)
    let edge = direction == .forward ? range.end : range.start
    guard position != edge else { return nil }
    guard element.unitWithoutEdges(granularity) == nil else { return TextCaret(edge) }
    guard let units = element.units(granularity, at: position) else { return nil }
    let next = units.boundary(direction, of: position).flatMap { range.contains($0) ? $0 : nil }
    return units.caret(at: next ?? edge, granularity, after: direction)
  }
}

extension TextRange? {
  /// The unit, if some of it is in the element.
  fileprivate func filter(
    _ element: any TextInputModel, _ granularity: TextGranularity
  ) -> TextRange? {
    flatMap { element.overlaps($0, granularity) ? $0 : nil }
  }
}
