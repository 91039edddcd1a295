// SPDX-License-Identifier: Apache-2.0

/// What is known of a run of text beyond its characters.
///
/// Runs of different attributes may nest and overlap; none of them breaks a word or a sentence.
public enum TextAttribute: Hashable, Sendable {
  /// The language of the run; it changes the voice and which words are abbreviations, and never ends a
  /// word or a sentence.
  case language(TextLanguage)
  /// The run is one U+FFFC that stands for a picture or another object, with its description.
  case object(description: String?)
  /// The run is an object whose caption stands beside it in the text: what it shows, for a reader who
  /// comes to it alone. Reading on says the caption in its own place.
  case caption(String)
  /// The run is set off from the text around it.
  case emphasis(TextEmphasis)
  /// The run leads elsewhere: a place of the publication (`chapter-2.xhtml#note-1`) or a URI.
  case link(target: String)
  /// The run is a mark that leads to a note; its text (`3`, `*`) is no part of the sentence.
  case noteReference(target: String)
  /// How the run is pronounced.
  case pronunciation(TextPronunciation)
  /// The reading that is printed beside the run, in East Asian text.
  case ruby(reading: String)
  /// The run is an abbreviation, with what it stands for where that is said.
  case abbreviation(expansion: String?)
  /// The run ends its sentence, although it looks like an abbreviation that does not.
  case sentenceEnd
  /// The run lies in a structure that a reader may skip or escape from.
  case structure(TextStructure)
  /// The run is a cell of a table.
  case tableCell(TableCell)
  /// The run is an item of a list.
  case listItem(ListItem)
  /// A page of the printed edition starts with the run, which is one scalar; a label, no page that
  /// turns.
  case printPage(label: String)
  /// The run was recognized from a picture and may have been misread; how sure the recognition was,
  /// from 0 to 100.
  case doubtful(confidence: Int)
}

/// How a run of text is set off.
public enum TextEmphasis: String, Hashable, Sendable {
  /// Stressed, as in italics.
  case stress
  /// Important, as in bold type.
  case strong
}

/// A pronunciation that is given to a voice beside the text.
public struct TextPronunciation: Hashable, Sendable {
  /// The sounds, in the alphabet's signs.
  public let sounds: String
  /// The phonetic alphabet, by its registered name in small letters: `ipa`, `x-sampa`.
  public let alphabet: String

  /// Makes a pronunciation.
  public init(_ sounds: String, alphabet: String) {
    self.sounds = sounds
    self.alphabet = alphabet
  }
}

/// Where a cell is in its table.
public struct TableCell: Hashable, Sendable {
  /// The row, counted from 0.
  public let row: Int
  /// The column, counted from 0; of a cell over several, the first.
  public let column: Int
  /// Whether the cell is a header itself.
  public let isHeader: Bool
  /// The texts of the headers that the cell stands under, the column's after the row's.
  public let headers: [String]

  /// Makes the place of a cell.
  public init(row: Int, column: Int, isHeader: Bool = false, headers: [String] = []) {
    self.row = row
    self.column = column
    self.isHeader = isHeader
    self.headers = headers
  }
}

/// What an item is in its list.
public struct ListItem: Hashable, Sendable {
  /// The item's place in its list, counted from 1.
  public let index: Int
  /// How many items the list has.
  public let count: Int
  /// How many lists the item is in, counted from 1.
  public let depth: Int
  /// The mark that is printed before the item, `3.` or `•`; it is no part of the text.
  public let marker: String?

  /// Makes the place of an item.
  public init(index: Int, count: Int, depth: Int = 1, marker: String? = nil) {
    self.index = index
    self.count = count
    self.depth = depth
    self.marker = marker
  }
}

/// A run of text that has an attribute.
public struct AttributeRun: Hashable, Sendable {
  /// The text that has the attribute.
  public let range: TextRange
  /// What it has.
  public let attribute: TextAttribute

  /// Makes a run.
  public init(range: TextRange, attribute: TextAttribute) {
    self.range = range
    self.attribute = attribute
  }
}
