// SPDX-License-Identifier: Apache-2.0

extension ReadAllController {
  /// A search goes back over units of which nothing is said, but not for ever.
  private static let searchLimit = 1 << 16

  /// Looks for a unit from a place on.
  func search(
    _ unit: ReadAllUnit, _ direction: StorageDirection, from place: ReadAllPlace
  ) -> Found {
    switch (unit, direction) {
    case (.sentence, .backward): unitBefore(place, by: .sentence)
    case (.paragraph, .backward): unitBefore(place, by: .paragraph)
    case (.sentence, .forward): unitAfter(place, by: .sentence)
    case (.paragraph, .forward): unitAfter(place, by: .paragraph)
    case (.heading, _): heading(direction, from: place)
    case (.page, .forward): pageAfter(place)
    case (.page, .backward): pageBefore(place)
    }
  }

  /// The flow at a place, with what it says first; while paused, the first that is text.
  func land(_ place: ReadAllPlace) -> Found {
    var there = flow
    there.move(to: place)
    return say(&there)
  }

  private func say(_ flow: inout ReadingFlow) -> Found {
    while true {
      switch flow.next() {
      case .passage(let passage):
        if isPaused, passage.kind == .announcement { continue }
        return .passage(flow, passage)
      case .awaitsPage: return .needsPage(flow)
      case .awaits(let need): return .needs(need)
      case .end: return .none
      }
    }
  }

  private func unitAfter(_ place: ReadAllPlace, by granularity: TextGranularity) -> Found {
    var walker = TextWalker(at: place.element)
    let move = walker.move(TextCaret(place.position), by: granularity, .forward)
    if let need = walker.need { return .needs(need) }
    guard let move else {
      // Behind the last unit that is known a page may turn.
      return land(
        ReadAllPlace(element: walker.element, position: walker.element.textRange.end))
    }
    return land(ReadAllPlace(element: move.element, position: move.caret.position))
  }

  /// The unit before the one that holds a place, of which anything is said.
  private func unitBefore(_ place: ReadAllPlace, by granularity: TextGranularity) -> Found {
    var place = startOfUnit(place, granularity)
    for _ in 0..<Self.searchLimit {
      var walker = TextWalker(at: place.element)
      let move = walker.move(TextCaret(place.position), by: granularity, .backward)
      if let need = walker.need { return .needs(need) }
      guard let move else { return before(walker.element) }
      let target = ReadAllPlace(element: move.element, position: move.caret.position)
      var there = flow
      there.move(to: target)
      if case .passage(let flow, let passage) = say(&there), passage.starts(before: place),
        !isCurrent(passage)
      {
        return .passage(flow, passage)
      }
      place = target
    }
    return .none
  }

  private func startOfUnit(_ place: ReadAllPlace, _ granularity: TextGranularity) -> ReadAllPlace {
    var walker = TextWalker(at: place.element)
    let isEnd = place.position == place.element.textRange.end
    guard !isEnd, let start = walker.unit(granularity, at: place.position)?.start,
      start != place.position, walker.reach(start)
    else { return place }
    return ReadAllPlace(element: walker.element, position: start)
  }

  /// What is before the first element that is known: a host with one page at a time may turn back.
  private func before(_ element: any TextInputModel) -> Found {
    guard element.previousTextElement == nil, element.page?.number != 1,
      element.page != nil || lastTurn > 0
    else { return .none }
    var there = flow
    there.move(to: ReadAllPlace(element: element))
    return .needsPage(there)
  }

  private func heading(_ direction: StorageDirection, from place: ReadAllPlace) -> Found {
    var walker = TextWalker(at: place.element)
    while true {
      switch walker.step(direction) {
      case .moved:
        if walker.element.isHeadingStart, !flow.passesOver(walker.element),
          case .passage(let flow, let passage) = land(ReadAllPlace(element: walker.element))
        {
          return .passage(flow, passage)
        }
      case .awaitsPage:
        return land(
          ReadAllPlace(element: walker.element, position: walker.element.textRange.end))
      case .awaits(let need): return .needs(need)
      case .end: return direction == .backward ? before(walker.element) : .none
      }
    }
  }

  /// Whether a passage is the one that a move leaves: what is before it holds nothing to say.
  private func isCurrent(_ passage: Passage) -> Bool {
    guard let current, !current.isDone else { return false }
    return passage.sources.first?.range.start == current.whole.sources.first?.range.start
  }

  /// The element in which the voice is.
  private func elementOfWord(_ place: ReadAllPlace) -> any TextInputModel {
    var walker = TextWalker(at: place.element)
    guard let position = current?.position else { return place.element }
    _ = walker.reach(position)
    // What ends where the word starts is behind the reading.
    var next = walker
    while position == walker.element.textRange.end, next.step(.forward) == .moved,
      next.element.textRange.contains(position)
    { walker = next }
    return walker.element
  }

  private func pageAfter(_ place: ReadAllPlace) -> Found {
    var walker = TextWalker(at: elementOfWord(place))
    while true {
      switch walker.step(.forward) {
      case .moved: if walker.pagesTurned > 0 { return land(ReadAllPlace(element: walker.element)) }
      case .awaitsPage:
        return land(
          ReadAllPlace(element: walker.element, position: walker.element.textRange.end))
      case .awaits(let need): return .needs(need)
      case .end: return .none
      }
    }
  }

  private func pageBefore(_ place: ReadAllPlace) -> Found {
    var top = topOfPage(elementOfWord(place))
    // Blank pages are passed.
    for _ in 0..<Self.searchLimit {
      var walker = TextWalker(at: top)
      switch walker.step(.backward) {
      case .moved: break
      case .awaits(let need): return .needs(need)
      case .awaitsPage, .end: return before(top)
      }
      let earlier = topOfPage(walker.element)
      let place = ReadAllPlace(element: top)
      if case .passage(let flow, let passage) = land(ReadAllPlace(element: earlier)),
        passage.starts(before: place), !isCurrent(passage)
      {
        return .passage(flow, passage)
      }
      top = earlier
    }
    return .none
  }

  /// The first element of the page that an element is on.
  func topOfPage(_ element: any TextInputModel) -> any TextInputModel {
    var walker = TextWalker(at: element)
    while true {
      var next = walker
      guard next.step(.backward) == .moved, next.pagesTurned == 0 else { return walker.element }
      walker = next
    }
  }
}

extension Passage {
  /// Whether the passage starts before a place, or in an earlier text.
  fileprivate func starts(before place: ReadAllPlace) -> Bool {
    guard let start = sources.first?.range.start else { return false }
    return start.compare(to: place.position).map { $0 == .ascending } ?? true
  }
}

extension TextInputModel {
  /// Whether the element is a heading, or the first of the elements that a page edge makes of one.
  var isHeadingStart: Bool {
    guard case .heading = role else { return false }
    guard let previous = previousTextElement, case .heading = previous.role else { return true }
    return previous.joinToNext != .sameParagraph
  }
}
