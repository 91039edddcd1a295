// SPDX-License-Identifier: Apache-2.0

/// What a gesture came to: the words to say, what they are about, and what happened.
public struct RotorAnswer: Hashable, Sendable {
  /// What is said; `nil` says nothing.
  public let said: String?
  /// The text that is said, to be shown.
  public let range: TextRange?
  /// What happened, in order.
  public let events: [RotorEvent]

  /// Makes an answer.
  public init(_ said: String?, range: TextRange? = nil, events: [RotorEvent] = []) {
    self.said = said
    self.range = range
    self.events = events
  }

  /// The text ends here: a sound, no words, and nothing has moved.
  public static let boundary = RotorAnswer(nil, events: [.boundary])
}

/// What happened because of a gesture.
public enum RotorEvent: Hashable, Sendable {
  /// The sound of the text's edge; the position is unchanged.
  case boundary
  /// The page has to be turned before the text goes on; the position is unchanged.
  case awaitsPage
  /// A host has to hand something over before the text goes on; the position is unchanged.
  case awaits(TextNeed)
  /// The position came into another element.
  case enteredElement(TextElementID)
  /// So many pages were turned on the way.
  case turnedPages(Int)
  /// The selection is another one.
  case changedSelection
}
