// SPDX-License-Identifier: Apache-2.0

/// The words that rotors say of themselves, in English until a host puts its own.
///
/// An ellipsis in a word stands for what is said there: `“…” selected`.
public struct RotorWords: Hashable, Sendable {
  /// Said of a line, paragraph or page without text.
  public var blank = "blank"
  /// Said of an object that nobody has described.
  public var object = "object"
  /// Said when a rotor is turned to a unit.
  public var units: [TextGranularity: String] = [
    .character: "Characters.", .word: "Words.", .sentence: "Sentences.", .line: "Lines.",
    .paragraph: "Paragraphs.", .page: "Pages.", .section: "Chapters.",
  ]
  /// Said when the text-selection rotor is entered.
  public var textSelection =
    "Text selection. Swipe right to expand selection. Swipe left to shrink selection."
  /// Said when the text-selection rotor is turned to a unit.
  public var selectionUnits: [TextGranularity: String] = [
    .character: "Character selection.", .word: "Word selection.",
    .sentence: "Sentence selection.", .line: "Line selection.",
    .paragraph: "Paragraph selection.", .page: "Page selection.", .section: "Chapter selection.",
  ]
  /// Said when the text-selection rotor is turned to all of the text.
  public var selectAll = "Select all."
  /// Said of text that has come to be selected.
  public var selected = "“…” selected"
  /// Said of text that has ceased to be selected.
  public var unselected = "“…” unselected"
  /// Said of a sign that has come to be selected, by its name.
  public var signSelected = "… selected"
  /// Said of a sign that has ceased to be selected, by its name.
  public var signUnselected = "… unselected"
  /// Said between the first and the last words of a long text.
  public var gap = " … "
  /// Said when the description of an object is entered.
  public var description = "Description."
  /// Said when the description of an object is left.
  public var backToText = "Back to the text."

  /// The English words.
  public init() {}

  /// A word with what is said in the place of its ellipsis.
  static func fill(_ word: String, with text: String) -> String {
    guard let gap = word.unicodeScalars.firstIndex(of: "…") else { return word }
    let scalars = word.unicodeScalars
    return String(scalars[..<gap]) + text + String(scalars[scalars.index(after: gap)...])
  }
}
