// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A page that was recognized from a picture.
struct ScanPage: Sendable {
  /// The box of the page; `nil` where the file says none that could be one.
  var box: ScanBox?
  /// What is on it, in reading order.
  var paragraphs: [ScanParagraph] = []
}

/// A paragraph of a page, or the piece of one that is on the page.
struct ScanParagraph: Sendable {
  var lines: [ScanLine]
  var kind = Kind.body
  /// The language that was recognized; `nil` where none was said.
  var language: TextLanguage?
  var direction: WritingDirection?
  /// Whether it goes on with the paragraph before it, that of the page before included.
  var continuesPrevious = false

  enum Kind: Sendable {
    case body, heading, caption
    /// A running head or a page number.
    case artifact
  }

  var box: ScanBox? { ScanBox.union(lines.lazy.compactMap(\.box)) }
  var text: String { lines.map(\.text).joined(separator: " ") }
}

/// A line of a page.
struct ScanLine: Sendable {
  var words: [ScanWord]
  /// The box of the line, on its page; `nil` where nothing is known, not even the page's.
  var box: ScanBox?
  /// By how many degrees the text is turned, against the clock.
  var angle = 0.0
  /// The height of the letters from the tops of the highest to the bottoms of the lowest.
  var size: Double?
  /// How the text goes on behind the line.
  var ending = Ending.paragraph

  enum Ending: Sendable {
    /// A space, or none between characters that are written without.
    case space
    /// In the middle of a word, the hyphen at the line's end being none of its letters.
    case hyphen
    /// In the middle of a word, or of a compound that keeps its hyphen.
    case word
    /// Not at all.
    case paragraph
  }

  var text: String { words.map(\.text).joined(separator: " ") }
}

/// A word of a line.
struct ScanWord: Sendable {
  /// Its letters, without white space; never empty.
  var text: String
  /// Where it is on the page; `nil` where that is not known.
  var box: ScanBox?
  /// How sure the recognition was, from 0 to 100.
  var confidence: Double?
  /// The boxes of its characters, where all of them are known: their texts are that of the word.
  var characters: [(text: String, box: ScanBox)] = []
}
