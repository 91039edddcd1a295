// SPDX-License-Identifier: Apache-2.0

/// The kinds of unit that a text is read, moved through and selected by.
public enum TextGranularity: CaseIterable, Hashable, Sendable {
  /// A user-perceived character (UAX #29 extended grapheme cluster).
  case character
  /// A word without the spaces and punctuation around it (UAX #29, dictionary words).
  case word
  /// A word with the spaces behind it, as screens and braille displays step through text: a unit
  /// starts at each word and each mark of punctuation, and units tile the text.
  case wordWithSpace
  /// A word as it is stepped through by ear: with the punctuation that is attached to it, up to the
  /// next white space; signs that stand alone are a step of their own.
  case spokenWord
  /// A sentence with its trailing white space (UAX #29).
  case sentence
  /// A line as it was laid out.
  case line
  /// A block of the text: a heading, a paragraph, a list item.
  case paragraph
  /// A page as it was laid out.
  case page
  /// An item of the reading order: a chapter.
  case section
  /// The whole text.
  case document
}
