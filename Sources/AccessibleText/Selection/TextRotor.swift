// SPDX-License-Identifier: Apache-2.0

/// Steps through a text by a unit that the user chooses, and says each.
///
/// A value: each gesture changes it and answers what to say and what happened; speech, sound and
/// focus are the caller's. A swipe goes on through all elements.
///
/// *Law: a rotor that goes down the whole text says every unit once, and one that goes up says them in
/// reverse.*
public struct TextRotor {
  /// The unit that a swipe steps by.
  public internal(set) var granularity: TextGranularity
  /// How a swipe moves.
  public let cursor: TextRotorCursor
  /// Where the cursor is: at the start of the unit said last, or where a caret is.
  public internal(set) var caret: TextCaret
  /// The unit said last, if it is one of `granularity`.
  public internal(set) var unit: TextRange?
  /// How units are said.
  public var speech: UnitSpeech
  var walker: TextWalker
  /// Where side lines were entered, the innermost last.
  var entrances: [Place] = []

  struct Place {
    let walker: TextWalker
    let caret: TextCaret
    let unit: TextRange?
    let granularity: TextGranularity
  }

  /// Starts a rotor that steps by words.
  ///
  /// - Parameter caret: Where in the element; its start, if that is none of its places.
  public init(
    at caret: TextCaret? = nil, in element: any TextInputModel, cursor: TextRotorCursor = .unit,
    speech: UnitSpeech = UnitSpeech()
  ) {
    walker = TextWalker(at: element)
    let range = element.textRange
    self.caret = caret.flatMap { range.contains($0.position) ? $0 : nil } ?? TextCaret(range.start)
    self.cursor = cursor
    self.speech = speech
    granularity = .word
  }

  /// The element that the cursor is in.
  public var element: any TextInputModel { walker.element }

  /// The units to choose from: lines and pages only where the text is laid out.
  public var granularities: [TextGranularity] {
    let known: [TextGranularity] = [.character, .word, .line, .sentence, .paragraph, .page]
    return known.filter { element.boundaries(of: $0, in: element.textRange) != nil }
  }

  /// Chooses a unit, and says which.
  ///
  /// The cursor stays: the first swipe down then says the first unit that starts there, so a line just
  /// heard can be reviewed by words.
  ///
  /// - Returns: `nil` for a unit that is not to be chosen from.
  public mutating func choose(_ granularity: TextGranularity) -> RotorAnswer? {
    guard granularities.contains(granularity) else { return nil }
    self.granularity = granularity
    unit = nil
    return RotorAnswer(speech.words.units[granularity])
  }

  /// Turns the rotor to the next unit or the one before, round and round.
  public mutating func turn(_ direction: StorageDirection) -> RotorAnswer {
    let choices = granularities
    guard !choices.isEmpty else { return .boundary }
    let here = choices.firstIndex(of: granularity) ?? (direction == .forward ? -1 : choices.count)
    let next = (here + (direction == .forward ? 1 : choices.count - 1)) % choices.count
    return choose(choices[next]) ?? .boundary
  }

  /// Steps to the next unit (a swipe down) or to the one before (a swipe up), and says it.
  ///
  /// Where there is none, the answer is `boundary` and the cursor stays.
  public mutating func swipe(_ direction: StorageDirection) -> RotorAnswer {
    var next = walker
    let stepped = element.spokenGranularity(of: granularity)
    switch next.rotorUnit(stepped, direction, cursor, from: caret, after: unit) {
    case .unit(let found):
      let answer = answer(stepped, found, &next, direction)
      let isBehind = cursor == .caret && direction == .forward
      let units = next.element.boundaries(of: stepped, in: next.element.textRange)
      caret =
        isBehind
        ? units?.caret(at: found.end, stepped, after: .forward) ?? TextCaret(found.end)
        : TextCaret(found.start)
      (unit, walker) = (found, next)
      return answer
    case .awaitsPage: return RotorAnswer(nil, events: [.awaitsPage])
    case .awaits(let need): return RotorAnswer(nil, events: [.awaits(need)])
    case .end, .unknown: return .boundary
    }
  }

  private func answer(
    _ granularity: TextGranularity, _ unit: TextRange, _ next: inout TextWalker,
    _ direction: StorageDirection
  ) -> RotorAnswer {
    let isBehind = cursor == .caret && direction == .forward
    _ = next.reach(isBehind ? unit.end : unit.start)
    var events: [RotorEvent] = []
    let turns = next.pagesTurned - walker.pagesTurned
    if turns > 0 { events.append(.turnedPages(turns)) }
    let id = next.element.textElementID
    if id != element.textElementID { events.append(.enteredElement(id)) }
    return RotorAnswer(
      speech.said(granularity, unit, in: next.element), range: unit, events: events)
  }
}

/// How a swipe moves.
public enum TextRotorCursor: Hashable, Sendable {
  /// From unit to unit, for reading: a swipe back says the neighbour.
  case unit
  /// A caret over units, for editing: it is behind a unit said on the way down and before one said on
  /// the way up, so a swipe back says the same unit again.
  case caret
}

extension TextWalker {
  fileprivate mutating func rotorUnit(
    _ granularity: TextGranularity, _ direction: StorageDirection, _ cursor: TextRotorCursor,
    from caret: TextCaret, after said: TextRange?
  ) -> UnitSearch {
    switch (cursor, direction) {
    case (.unit, .forward):
      return unit(
        granularity, .forward, whose: .start, isBeyond: said?.start ?? caret.position,
        orAt: said == nil ? .yes : .no)
    case (.unit, .backward):
      return unit(
        granularity, .backward, whose: .start, isBeyond: said?.start ?? caret.position)
    case (.caret, .forward):
      // A caret on an empty line has not passed it yet, unless it has just been said.
      if said == nil, let here = element.unit(granularity, at: caret.position), here.isEmpty {
        return .unit(here)
      }
      return unit(granularity, .forward, whose: .end, isBeyond: caret.position)
    case (.caret, .backward):
      return unit(granularity, .backward, whose: .start, isBeyond: caret.position)
    }
  }
}
