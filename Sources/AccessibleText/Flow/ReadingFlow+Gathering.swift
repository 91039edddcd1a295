// SPDX-License-Identifier: Apache-2.0

extension ReadingFlow {
  enum Gathered {
    /// `held` is a whole unit.
    case unit
    /// `held`, perhaps empty, may go on behind a page that has not been turned.
    case awaitsPage
    /// `held`, perhaps empty, may go on when a host has handed over what is missing.
    case awaits(TextNeed)
    /// `held`, perhaps empty, is the last of the text.
    case end
  }

  /// Fills `held` up to the end of the next unit.
  mutating func gather() -> Gathered {
    while true {
      if let need = element.layoutNeed { return .awaits(need) }
      if !isPassedOver, let rest = TextRange(position, element.textRange.end), !rest.isEmpty {
        let end = endOfUnit(in: rest)
        // The paragraph has run on into this element, but its sentence ended before it.
        if end == position, !held.isEmpty { return .unit }
        if take(upTo: end) { return .unit }
      }
      // Whether what comes next goes on with the paragraph is not known before it has come.
      if let need = element.need(beyond: .forward) { return .awaits(need) }
      // What belongs to the page, such as a running head, parts no paragraph.
      if element.role != .artifact {
        if !held.isEmpty, endsHere() { return .unit }
        if element.joinToNext == .newParagraph { startParagraph() }
      }
      if let stop = step() { return stop }
    }
  }

  /// Takes text into `held`.
  ///
  /// - Returns: Whether the unit ends before the element does.
  private mutating func take(upTo end: TextPosition) -> Bool {
    let isFirst = held.isEmpty
    if let piece = TextRange(position, end),
      held.append(piece, of: element, crossing: crossing)
    {
      crossing = nil
      if isFirst { origin = ReadAllPlace(element: element, position: piece.start) }
    }
    position = end
    return end != element.textRange.end
  }

  /// Whether the unit that has come to the end of the element is whole.
  private func endsHere() -> Bool {
    guard element.joinToNext == .sameParagraph else { return true }
    guard preferences.unit == .sentence, let next = element.nextTextElement,
      next.textRange.start == position
    else { return false }
    // The next element is a piece of the same section, whose sentences are those of all of it.
    return unitEnd == position
  }

  private mutating func startParagraph() {
    isAtParagraphStart = true
    breakBefore = max(breakBefore, element.role == .separator ? .scene : .paragraph)
  }

  private mutating func noteBreak(after left: any TextInputModel) {
    guard isAtParagraphStart, !left.textRange.start.isInSameSection(as: position) else { return }
    breakBefore = .section
  }

  private mutating func step() -> Gathered? {
    let (left, before) = (element, walker)
    switch walker.step(.forward) {
    case .moved:
      // Whether a page turns there is not known before its pages are.
      if let need = element.layoutNeed {
        walker = before
        return .awaits(need)
      }
      if left.traits.contains(.causesPageTurn) {
        crossing = crossing ?? PageCrossing(from: left.page)
      }
      position = element.textRange.start
      updatePassing()
      noteBreak(after: left)
      return nil
    case .awaitsPage: return .awaitsPage
    case .awaits(let need): return .awaits(need)
    case .end: return .end
    }
  }
}
