// SPDX-License-Identifier: Apache-2.0

/// The words that are said about a text, in one language.
///
/// An ellipsis in a word stands for what is said there: `Heading level …`.
public struct ReadingWords: Hashable, Sendable {
  /// The language of the words, which chooses the voice.
  public var language: TextLanguage
  /// Said before a heading, with its level.
  public var heading: String
  /// Said before a list of several items, with their number.
  public var list: String
  /// Said before a list of one item.
  public var listOfOne: String
  /// Said before a table.
  public var table: String
  /// Said before a cell, with a header that it stands under.
  public var tableHeader: String
  /// Said before a picture that stands alone.
  public var image: String
  /// Said before a note.
  public var note: String
  /// Said after a note.
  public var endOfNote: String
  /// Said where a printed page begins, with its label.
  public var printPage: String
  /// The names of languages, by their primary subtags.
  public var languages: [String: String]

  /// The words of a language; the English ones where there are none.
  public init(for language: TextLanguage) {
    self = Self.known[language.primary] ?? Self.english
  }

  /// The languages that have words.
  public static var knownLanguages: [String] { known.keys.sorted() }

  init(
    _ tag: String, heading: String, list: String, listOfOne: String, table: String,
    tableHeader: String, image: String, note: String, endOfNote: String, printPage: String,
    languages: [String: String]
  ) {
    language = TextLanguage(tag)
    self.heading = heading
    self.list = list
    self.listOfOne = listOfOne
    self.table = table
    self.tableHeader = tableHeader
    self.image = image
    self.note = note
    self.endOfNote = endOfNote
    self.printPage = printPage
    self.languages = languages
  }

  /// What is said before a list.
  func list(of count: Int) -> String {
    count == 1 ? listOfOne : RotorWords.fill(list, with: String(count))
  }
}
