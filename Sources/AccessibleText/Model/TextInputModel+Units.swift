// SPDX-License-Identifier: Apache-2.0

extension TextInputModel {
  /// The unit that a caret is in; where two units meet, its affinity decides.
  ///
  /// A caret that only touches a unit is in it, if no unit lies on the other side: at the end of a
  /// hard line it is in that line, after a word and before a comma in that word. Only characters are
  /// not met so: at the end of the text there is none. Lines and paragraphs are without their
  /// terminators.
  ///
  /// These are the units of the element's own text; a `TextWalker` knows those that go on in another.
  ///
  /// - Returns: `nil` in a gap between units, for a position that is foreign, stale or out of range,
  ///   and where lines are not known.
  /// - Complexity: that of two lookups in `boundaries(of:in:)`.
  public func unit(
    _ granularity: TextGranularity, at position: TextPosition,
    affinity: TextAffinity = .downstream
  ) -> TextRange? {
    guard textRange.contains(position) else { return nil }
    if let whole = unitWithoutEdges(granularity) { return whole }
    return sides(granularity, of: TextCaret(position, affinity: affinity)).lazy
      .compactMap { ownUnit(granularity, enclosing: position, $0) }.first
  }

  /// The sides of a caret at which its unit is looked for, the meant one first.
  func sides(_ granularity: TextGranularity, of caret: TextCaret) -> [TextAffinity] {
    granularity == .character ? [caret.affinity] : [caret.affinity, caret.affinity.opposite]
  }

  /// The unit at one side of a position, if some of it is in the element.
  func ownUnit(
    _ granularity: TextGranularity, enclosing position: TextPosition, _ side: TextAffinity
  ) -> TextRange? {
    units(granularity, at: position)?.unit(enclosing: position, affinity: side)
      .flatMap { overlaps($0, granularity) ? $0 : nil }
  }

  /// The line or paragraph that a caret is in, with its terminator; other units have none.
  ///
  /// *Law: full lines tile the text that is laid out, and full paragraphs the text.*
  ///
  /// - Returns: `nil` where `unit(_:at:affinity:)` answers so; a position inside a terminator is in
  ///   the full unit that it ends.
  public func fullUnit(
    _ granularity: TextGranularity, at position: TextPosition,
    affinity: TextAffinity = .downstream
  ) -> TextRange? {
    if let unit = unit(granularity, at: position, affinity: affinity) {
      guard granularity == .line || granularity == .paragraph,
        let units = units(granularity, at: position)
      else { return unit }
      return full(unit, granularity, of: units)
    }
    guard granularity == .line || granularity == .paragraph, textRange.contains(position),
      let units = units(granularity, at: position),
      let before = units.unit(endingAtOrBefore: position),
      let full = full(before, granularity, of: units), full.contains(position)
    else { return nil }
    return full
  }
}

extension TextInputModel {
  /// The whole of the element, for the units that have no edges in it: the document, and the page
  /// and section of an element that does not know of any and waits for none.
  func unitWithoutEdges(_ granularity: TextGranularity) -> TextRange? {
    switch granularity {
    case .document: textRange
    case .page where layoutNeed != nil: nil
    case .page, .section: boundaries(of: granularity, in: textRange) == nil ? textRange : nil
    default: nil
    }
  }

  func units(_ granularity: TextGranularity, at position: TextPosition) -> TextBoundaries? {
    TextRange(position, position).flatMap { boundaries(of: granularity, in: $0) }
  }

  /// Whether some of the unit is in the element; one without text is in what surrounds it.
  func overlaps(_ unit: TextRange, _ granularity: TextGranularity) -> Bool {
    if unit.isEmpty { return textRange.contains(unit.start) }
    if textRange.isEmpty, granularity.isLaidOut || granularity == .section {
      return unit.contains(textRange.start)
    }
    return unit.start.compare(to: textRange.end) == .ascending
      && textRange.start.compare(to: unit.end) == .ascending
  }

  /// A line or paragraph with what lies between it and the next one; the last line with what lies
  /// between it and the next paragraph.
  func full(
    _ unit: TextRange, _ granularity: TextGranularity, of units: TextBoundaries
  ) -> TextRange? {
    if let next = units.unit(startingAfter: unit) { return TextRange(unit.start, next.start) }
    guard granularity == .line, let paragraphs = self.units(.paragraph, at: unit.start),
      let paragraph = paragraphs.unit(enclosing: unit.start)
        ?? paragraphs.unit(enclosing: unit.start, affinity: .upstream)
    else { return unit }
    let end = full(paragraph, .paragraph, of: paragraphs)?.end
    return TextRange(unit.start, end ?? unit.end)
  }
}

extension TextAffinity {
  var opposite: TextAffinity { self == .upstream ? .downstream : .upstream }
}

extension TextBoundaries {
  /// The first unit that starts where a unit ends or later, and not where it starts.
  func unit(startingAfter unit: TextRange) -> TextRange? {
    guard section.contains(unit.end) else { return nil }
    let offset = max(unit.end.utf8Offset, unit.start.utf8Offset + 1)
    return units.unit(startingAtOrAfter: offset).map { TextRange(section, $0) }
  }

  /// A caret at a position that was reached: upstream where lines or pages meet after a way forward.
  func caret(
    at position: TextPosition, _ granularity: TextGranularity, after direction: StorageDirection
  ) -> TextCaret {
    guard granularity.isLaidOut, direction == .forward,
      let above = unit(enclosing: position, affinity: .upstream), !above.isEmpty,
      let below = unit(enclosing: position), !below.isEmpty, above != below
    else { return TextCaret(position) }
    return TextCaret(position, affinity: .upstream)
  }
}
