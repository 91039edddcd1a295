// SPDX-License-Identifier: Apache-2.0

/// What is said of a text, as data.
///
/// Three presets are ready: `reading` says a novel as it would be read aloud, `everything` leaves
/// nothing out and says what everything is, `minimal` says the text alone.
public struct ReadingPreferences: Hashable, Sendable {
  /// How much is said at a time.
  public var unit: ReadingUnit = .sentence
  /// The longest piece that is said at a time, in UTF-8 code units; two minutes or so.
  ///
  /// What is longer is cut where a voice may breathe, and stays one sentence for all else.
  public var longestPassage = 2_000
  /// How embedded objects, such as pictures, are said.
  public var objects: ObjectReading = .substitute
  /// Whether and where notes are said.
  public var notes: NoteReading = .silent
  /// Which of a ruby's two texts is said.
  public var ruby: RubyReading = .automatic
  /// Whether a reading that plain text gives behind its word, as in `薔薇（ばら）`, is passed over: kana alone
  /// in brackets, right behind an ideograph.
  public var passesOverGlosses = false
  /// Whether an abbreviation that the text explains is said as what it stands for.
  public var expandsAbbreviations = false
  /// The structures that are passed over; notes have a preference of their own.
  public var skipped: Set<TextStructure.Kind> = [.pageBreak, .noteReference]
  /// What is said about the text, before it.
  public var announcements: Set<ReadingAnnouncement> = []
  /// The words of announcements; `nil` takes those of the language of the text.
  public var words: ReadingWords?
  /// How long a voice is silent where the text breaks.
  public var pauses = ReadingPauses()

  /// The preset `reading`.
  public init() {}

  /// Says the text as it would be read aloud: no note, no mark that refers to one, no word about it.
  public static let reading = ReadingPreferences()

  /// Leaves nothing out, and says of headings, lists, tables, pictures, printed pages and changes of
  /// language that they are there.
  public static var everything: ReadingPreferences {
    var preferences = ReadingPreferences()
    preferences.notes = .inPlace
    preferences.skipped = []
    preferences.announcements = Set(ReadingAnnouncement.allCases)
    return preferences
  }

  /// Says the text alone: no pictures, no captions, nothing beside the text.
  public static var minimal: ReadingPreferences {
    var preferences = ReadingPreferences()
    preferences.objects = .silent
    preferences.skipped = [
      .aside, .bibliography, .caption, .details, .landmarks, .listOfAudio, .listOfIllustrations,
      .listOfTables, .listOfVideos, .noteReference, .pageBreak, .pullQuote, .tableOfContents,
    ]
    return preferences
  }

  /// What is said of a single unit: all of it, as it is written.
  static var unitReview: ReadingPreferences {
    var preferences = ReadingPreferences()
    preferences.notes = .inPlace
    preferences.skipped = []
    preferences.ruby = .base
    return preferences
  }
}

/// How much of a text is said at a time.
public enum ReadingUnit: Hashable, Sendable {
  /// A sentence; it may run over pages, and over sections that continue it.
  case sentence
  /// A whole paragraph.
  case paragraph
}

/// How embedded objects are said.
public enum ObjectReading: Hashable, Sendable {
  /// The description is said in the object's place, inside its sentence.
  case substitute
  /// The description is said as an aside, after the sentence that holds the object.
  case aside
  /// Objects are passed over.
  case silent
}

/// Whether and where notes are said.
public enum NoteReading: Hashable, Sendable {
  /// Where the text has them.
  case inPlace
  /// Once, after the sentence that refers to them; where the text has them, they are passed over.
  case afterSentence
  /// They are passed over.
  case silent
}

/// Which of a ruby's two texts is said; never both.
public enum RubyReading: Hashable, Sendable {
  /// The reading where it is Japanese and in kana, else the base.
  case automatic
  /// The text.
  case base
  /// What is printed beside it; the base where that is nothing but dots.
  case reading
}

/// What may be said about a text, before it.
public enum ReadingAnnouncement: CaseIterable, Hashable, Sendable {
  /// That a heading follows, and its level.
  case heading
  /// That a list begins, and how many items it has.
  case list
  /// The number or letter that is printed before an item.
  case listMarker
  /// That a table begins.
  case table
  /// The headers that a cell stands under.
  case tableHeader
  /// That a picture stands alone.
  case image
  /// That a note begins and ends.
  case note
  /// That a page of the printed edition begins, and its label.
  case printPage
  /// That the text goes on in another language.
  case language
}
