// SPDX-License-Identifier: Apache-2.0

/// Selects text by gestures: up and down choose a unit, right and left move the selection's end.
///
/// A value, as `TextRotor` is: the caller takes `selection` over after each answer. Right moves
/// forward and left moves backward; where the selection began it is empty, and goes on growing on the
/// other side.
public struct TextSelectionRotor {
  /// What is selected now.
  public private(set) var selection: TextSelection
  /// What right and left move by.
  public private(set) var choice: Choice
  /// How what is selected is said.
  public var speech: UnitSpeech
  /// How much "Select all" selects.
  public var allScope: TextSelectionScope
  private let home: TextCaret
  private var walker: TextWalker

  /// What right and left move by.
  public enum Choice: Hashable, Sendable {
    /// One unit after the other.
    case unit(TextGranularity)
    /// All of the text at once.
    case all
  }

  /// Starts at a caret, or goes on with a selection, whose anchor then stays where it is.
  ///
  /// - Returns: `nil` for a selection that is not of the element's text.
  public init?(
    _ selection: TextSelection, in element: any TextInputModel, speech: UnitSpeech = UnitSpeech(),
    allScope: TextSelectionScope = .document
  ) {
    walker = TextWalker(at: element)
    // A selected unit is taken as text from here to there, which shrinks to nothing.
    guard let plain = TextSelection(anchor: selection.anchor, focus: selection.focusCaret),
      let held = walker.hold(plain)
    else { return nil }
    self.selection = held
    self.speech = speech
    self.allScope = allScope
    home = TextCaret(held.anchor)
    choice = .unit(.word)
  }

  /// Starts at a caret.
  ///
  /// - Returns: `nil` for a caret that is not of the element's text.
  public init?(
    at caret: TextCaret, in element: any TextInputModel, speech: UnitSpeech = UnitSpeech(),
    allScope: TextSelectionScope = .document
  ) {
    guard let empty = TextSelection(anchor: caret.position, focus: caret) else { return nil }
    self.init(empty, in: element, speech: speech, allScope: allScope)
  }

  /// The element that holds the selection's focus.
  public var element: any TextInputModel { walker.element }

  /// What to choose from, in the order of swipes down; lines and pages where the text is laid out.
  public var choices: [Choice] {
    let known: [TextGranularity] = [.character, .word, .line, .page]
    return known.filter { element.boundaries(of: $0, in: element.textRange) != nil }
      .map { .unit($0) } + [.all]
  }

  /// What is said when the rotor is entered.
  public func enter() -> RotorAnswer { RotorAnswer(speech.words.textSelection) }

  /// Chooses what is moved by: the next (a swipe down) or the one before (a swipe up), round and round.
  public mutating func choose(_ direction: StorageDirection) -> RotorAnswer {
    let choices = choices
    let here = choices.firstIndex(of: choice) ?? 0
    let next = (here + (direction == .forward ? 1 : choices.count - 1)) % choices.count
    choice = choices[next]
    switch choice {
    case .unit(let granularity): return RotorAnswer(speech.words.selectionUnits[granularity])
    case .all: return RotorAnswer(speech.words.selectAll)
    }
  }

  /// Moves the selection's end: forward (a swipe right) or backward (a swipe left).
  ///
  /// - Returns: What came to be selected or ceased to be; `boundary` where nothing moved.
  public mutating func extend(_ direction: StorageDirection) -> RotorAnswer {
    var next = walker
    let wanted: TextSelection?
    switch choice {
    case .unit(let granularity): wanted = next.extend(selection, by: granularity, direction)
    case .all: wanted = direction == .forward ? next.selectAll(allScope) : next.deselect(to: home)
    }
    guard let wanted, wanted.range != selection.range,
      let change = SelectionChange(from: selection.range, to: wanted.range)
    else { return .boundary }
    let said = speech.said(change, in: next)
    (selection, walker) = (wanted, next)
    return RotorAnswer(said, range: change.text, events: [.changedSelection])
  }
}

extension TextWalker {
  fileprivate mutating func deselect(to caret: TextCaret) -> TextSelection? {
    TextSelection(anchor: caret.position, focus: caret).flatMap { hold($0) }
  }
}
