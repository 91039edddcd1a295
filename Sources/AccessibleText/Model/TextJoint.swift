// SPDX-License-Identifier: Apache-2.0

/// The units at a joint: the place where two elements are one paragraph but hold two texts, as two
/// sections do, or two pages of a host that are a text each.
///
/// Each text knows only its own units. What runs over the joint is found by looking at both sides as
/// one paragraph, so a word that a page cuts is one word, whoever has cut it.
///
/// *Law: the units at a joint are those of the paragraph as one text.*
struct TextJoint {
  /// The units from the last one before the joint that may be cut otherwise, in the order of the text.
  let units: [TextRange]
  /// The text whose own units are replaced by these; at its edges both agree.
  let extent: TextRange
  private let starts: [TextPosition]
  private let ends: [TextPosition]

  /// - Returns: `nil` where no unit runs over the joint.
  init?(
    from one: any TextInputModel, to other: any TextInputModel, _ granularity: TextGranularity
  ) {
    guard let text = JoinedText(from: one, to: other, granularity),
      let segmenter = text.parts.first?.units.segmenter,
      let found = segmenter.units(granularity, of: text),
      let first = found.firstIndex(where: { $0.upperBound > text.joint }),
      found[first].lowerBound < text.joint
    else { return nil }
    let last = found[first...].firstIndex { text.isOwnEdge($0.upperBound) } ?? found.count - 1
    let units = found[...last].compactMap { unit in
      text.start(unit.lowerBound).flatMap { start in
        text.end(unit.upperBound).flatMap { TextRange(start, $0) }
      }
    }
    guard units.count == last + 1, let end = units.last?.end,
      let start = text.parts.first?.range.start,
      let extent = TextRange(start, end)
    else { return nil }
    self.units = units
    self.extent = extent
    starts = units.map(\.start) + text.parts.compactMap { $0.ownStart(at: end) }
    ends = text.parts.prefix(1).compactMap { $0.ownEnd(at: start) } + units.map(\.end)
  }

  /// The nearest start or end beyond a position, of those that are in an element.
  func edge(
    _ edge: TextUnitEdge, _ direction: StorageDirection, beyond position: TextPosition?,
    in element: TextRange
  ) -> TextPosition? {
    let wanted: TextOrder = direction == .forward ? .descending : .ascending
    let edges = (edge == .start ? starts : ends).filter { found in
      element.contains(found) && (position.map { found.compare(to: $0) == wanted } ?? true)
    }
    return direction == .forward ? edges.first : edges.last
  }

  /// Whether a side of a position is in the extent.
  func covers(_ position: TextPosition, _ side: TextAffinity) -> Bool {
    extent.contains(position) && position != (side == .downstream ? extent.end : extent.start)
  }

  /// The unit at a side of a position; `nil` in a gap.
  func unit(enclosing position: TextPosition, _ side: TextAffinity) -> TextRange? {
    units.first { unit in
      unit.contains(position) && position != (side == .downstream ? unit.end : unit.start)
    }
  }

  /// Whether the joint's units stand for this unit of one text.
  func replaces(_ unit: TextRange) -> Bool {
    !unit.isEmpty && unit.start.compare(to: extent.end) == .ascending
      && extent.start.compare(to: unit.end) == .ascending
  }
}

extension JoinedText {
  /// The position of an offset at which a unit starts.
  fileprivate func start(_ offset: Int) -> TextPosition? {
    parts.first { $0.utf8.contains(offset) }?.position(at: offset)
  }

  /// The position of an offset at which a unit ends.
  fileprivate func end(_ offset: Int) -> TextPosition? {
    parts.first { $0.utf8.lowerBound < offset && offset <= $0.utf8.upperBound }?
      .position(at: offset)
  }

  /// Whether a unit ends there in the text alone, or starts.
  fileprivate func isOwnEdge(_ offset: Int) -> Bool {
    guard let position = end(offset) else { return false }
    return parts.contains { $0.ownStart(at: position) != nil || $0.ownEnd(at: position) != nil }
  }
}

extension JoinedText.Part {
  fileprivate func position(at offset: Int) -> TextPosition {
    range.start.advanced(by: offset - utf8.lowerBound, atMost: range.end)
  }

  /// The position, if a unit of the text starts there.
  fileprivate func ownStart(at position: TextPosition) -> TextPosition? {
    units.unit(startingAtOrAfter: position)?.start == position ? position : nil
  }

  /// The position, if a unit of the text ends there.
  fileprivate func ownEnd(at position: TextPosition) -> TextPosition? {
    units.unit(endingAtOrBefore: position)?.end == position ? position : nil
  }
}

extension TextSegmenter {
  /// The units of a granularity that content alone decides inside a paragraph; `nil` for others.
  fileprivate func units(_ granularity: TextGranularity, of text: JoinedText) -> [Range<Int>]? {
    func found(_ kind: SegmentKind) -> BitmapBoundaries {
      units(of: kind, ofParagraph: text.utf8, text.language, hints: text.hints)
    }
    let paragraph = TextBlock(
      utf8: 0..<text.utf8.count, role: .paragraph, language: text.language)
    let boundaries: BitmapBoundaries
    switch granularity {
    case .character: boundaries = found(.character)
    case .word: boundaries = found(.word)
    case .sentence: boundaries = found(.sentence)
    case .wordWithSpace:
      boundaries = found(.word)
        .addingSpaces(characters: found(.character), in: [paragraph], of: text.utf8)
    case .spokenWord:
      boundaries = found(.word).spokenSteps(in: [paragraph], of: text.utf8)
    case .line, .paragraph, .page, .section, .document: return nil
    }
    return Array(UnitRanges(boundaries))
  }
}
