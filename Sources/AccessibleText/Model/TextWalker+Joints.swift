// SPDX-License-Identifier: Apache-2.0

extension TextWalker {
  /// The unit that a caret of the element is in, whole also where the text goes on in another one.
  ///
  /// As the element's own `unit(_:at:affinity:)`, but a word or a sentence that runs over a section's
  /// edge, or over two elements with a text each, is one where they are one paragraph. The texts must
  /// be of one space: a range holds no more.
  ///
  /// - Complexity: that of the element's, and near such an edge that of segmenting a few units.
  public func unit(
    _ granularity: TextGranularity, at position: TextPosition,
    affinity: TextAffinity = .downstream
  ) -> TextRange? {
    let joints = joints(granularity, near: position)
    guard !joints.isEmpty else {
      return element.unit(granularity, at: position, affinity: affinity)
    }
    for side in element.sides(granularity, of: TextCaret(position, affinity: affinity)) {
      let joint = joints.first { $0.covers(position, side) }
      let unit =
        joint.map { $0.unit(enclosing: position, side) }
        ?? element.ownUnit(granularity, enclosing: position, side)
      if let unit { return unit }
    }
    return nil
  }

  /// The joints at both ends of the element whose units a position may be in or beside.
  func joints(_ granularity: TextGranularity, near position: TextPosition) -> [TextJoint] {
    guard granularity.mayRunOverJoint, element.textRange.contains(position),
      let units = element.boundaries(of: granularity, in: element.textRange)
    else { return [] }
    return [StorageDirection.backward, .forward].compactMap {
      joint($0, granularity, of: units, near: position)
    }
  }

  /// The joint at one end of the element, if a position is near enough to be touched by it.
  func joint(
    _ direction: StorageDirection, _ granularity: TextGranularity, of units: TextBoundaries,
    near position: TextPosition
  ) -> TextJoint? {
    guard granularity.mayRunOverJoint else { return nil }
    switch direction {
    case .forward:
      guard let tail = element.tail(of: units), !position.isBefore(tail.range.start),
        let next = element.elementBehindJoint
      else { return nil }
      return TextJoint(from: element, to: next, granularity)
    case .backward:
      guard let head = element.head(of: units, count: JoinedText.unitsBehind),
        !head.range.end.isBefore(position), let previous = element.previousTextElement,
        previous.elementBehindJoint?.textElementID == element.textElementID
      else { return nil }
      return TextJoint(from: previous, to: element, granularity)
    }
  }

  /// The nearest start or end of a unit in the element, beyond a position or from its near edge on;
  /// a unit that runs over a joint has its start in one element and its end in another.
  func edge(
    _ edge: TextUnitEdge, _ direction: StorageDirection, beyond position: TextPosition?,
    of units: TextBoundaries, _ granularity: TextGranularity
  ) -> TextPosition? {
    let range = element.textRange
    let (near, far) =
      direction == .forward ? (range.start, range.end) : (range.end, range.start)
    var beyond = position
    if let joint = joint(direction.opposite, granularity, of: units, near: position ?? near) {
      if let found = joint.edge(edge, direction, beyond: position, in: range) { return found }
      let rest = direction == .forward ? joint.extent.end : joint.extent.start
      guard range.contains(rest) else { return nil }
      let isInside =
        direction == .forward ? (position ?? near).isBefore(rest) : rest.isBefore(position ?? near)
      if isInside { beyond = rest }
    }
    let own = element.edge(edge, direction, beyond: beyond, of: units, granularity)
    guard let joint = joint(direction, granularity, of: units, near: own ?? far),
      own.map({ joint.extent.contains($0) }) ?? true
    else { return own }
    return joint.edge(edge, direction, beyond: beyond, in: range)
  }
}

extension TextGranularity {
  /// Whether such a unit may run over a joint: those that content decides inside a paragraph.
  fileprivate var mayRunOverJoint: Bool {
    switch self {
    case .character, .word, .wordWithSpace, .spokenWord, .sentence: true
    case .line, .paragraph, .page, .section, .document: false
    }
  }
}

extension TextPosition {
  func isBefore(_ other: TextPosition) -> Bool { compare(to: other) == .ascending }
}
