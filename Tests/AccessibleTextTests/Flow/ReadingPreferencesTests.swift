// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Presets and preferences")
struct ReadingPreferencesTests {
  private let book = markedDocument(
    """
    # The lamp
    [table 1, table-row 1] {cell Name|Ada}
    The lamp{ref n1|*} was green. It hung.
    [footnote 2] Green, not blue.
    [aside 3] A word on lamps.
    [list 4, list-item 5] {item 1/2|Oil.}
    [list 4, list-item 6] {item 2/2|A wick.}
    {page 12|He} said {lang fr|bonjour}.
    {object a boat|}
    """)

  @Test func `the preset reading says the text, without notes and the marks that refer to them`() {
    #expect(
      spoken(.reading) == [
        "The lamp", "Ada", "The lamp was green.", "It hung.", "A word on lamps.", "Oil.",
        "A wick.", "He said bonjour.", "a boat",
      ])
  }

  @Test func `the preset everything leaves nothing out and says what everything is`() {
    #expect(
      spoken(.everything) == [
        "Heading level 1", "The lamp", "Table", "Name:", "Ada", "The lamp* was green.", "It hung.",
        "Green, not blue.", "A word on lamps.", "List of 2 items", "1.", "Oil.", "2.", "A wick.",
        "Page 12", "He said bonjour.", "a boat",
      ])
  }

  @Test func `the preset minimal says nothing beside the text`() {
    #expect(
      spoken(.minimal) == [
        "The lamp", "Ada", "The lamp was green.", "It hung.", "Oil.", "A wick.",
        "He said bonjour.",
      ])
  }

  @Test(arguments: [
    ("de", "Überschrift Ebene 1"), ("fr", "Titre de niveau 1"), ("es", "Encabezado de nivel 1"),
    ("zh-Hans", "1级标题"), ("ja", "見出しレベル1"), ("cy", "Heading level 1"),
  ])
  func `announcements are in the language of the text, or in English`(
    language: String, announcement: String
  ) {
    let document = markedDocument("# One", language: language)
    #expect(spoken(.everything, in: document) == [announcement, "One"])
  }

  @Test func `a user's own words, and their language, go before those of the text`() {
    var preferences = ReadingPreferences.everything
    preferences.words = ReadingWords(for: TextLanguage("de"))
    let reading = simulate(preferences, in: markedDocument("# One"))
    #expect(reading.utterances.map(\.passage.language.tag) == ["de", "en"])
    #expect(reading.utterances.first?.text == "Überschrift Ebene 1")
  }

  @Test func `a change of language is announced where a passage starts in it`() {
    let document = markedDocument("One.\n{lang de|Zwei.}\n{lang de|Drei.}\nFour.")
    #expect(
      spoken(.everything, in: document)
        == ["One.", "German", "Zwei.", "Drei.", "English", "Four."])
  }

  @Test func `all languages have a word for everything`() {
    #expect(ReadingWords.knownLanguages == ["de", "en", "es", "fr", "ja", "zh"])
    for language in ReadingWords.knownLanguages {
      let words = ReadingWords(for: TextLanguage(language))
      #expect(words.languages.keys.sorted() == ReadingWords.english.languages.keys.sorted())
      for template in [words.heading, words.list, words.printPage, words.tableHeader] {
        #expect(template.filter { $0 == "…" }.count == 1, "\(language): \(template)")
      }
      for word in [words.table, words.image, words.note, words.endOfNote, words.listOfOne] {
        #expect(!word.isEmpty && !word.contains("…"), "\(language): \(word)")
      }
    }
  }

  @Test func `an abbreviation is said as what it stands for only if that is wanted`() {
    let document = markedDocument("The {abbr Royal Mail|RM} came.")
    #expect(spoken(.reading, in: document) == ["The RM came."])
    var preferences = ReadingPreferences()
    preferences.expandsAbbreviations = true
    #expect(spoken(preferences, in: document) == ["The Royal Mail came."])
  }

  @Test(arguments: [
    (RubyReading.automatic, "ja", ["つゆだ。", "東京だ。", "雨だ。"]),
    (.automatic, "zh", ["梅雨だ。", "東京だ。", "雨だ。"]),
    (.base, "ja", ["梅雨だ。", "東京だ。", "雨だ。"]),
    (.reading, "zh", ["つゆだ。", "Tōkyōだ。", "雨だ。"]),
  ])
  func `of a ruby one of the two texts is said`(
    ruby: RubyReading, language: String, expected: [String]
  ) {
    var preferences = ReadingPreferences()
    preferences.ruby = ruby
    let document = markedDocument(
      "{ruby つゆ|梅雨}だ。\n{ruby Tōkyō|東京}だ。\n{ruby ﹅|雨}だ。", language: language)
    #expect(spoken(preferences, in: document) == expected)
  }

  @Test func `a word of a reading leads to the text it stands for`() throws {
    let reading = simulate(.reading, in: markedDocument("あの{ruby つゆ|梅雨}だ。", language: "ja"))
    let utterance = try #require(reading.utterances.first)
    #expect(utterance.spoken.text == "あのつゆだ。")
    #expect(utterance.spoken.sourceOffset(of: "あのつ".utf8.count) == "あの".utf8.count)
    #expect(utterance.spoken.sourceOffset(of: "あのつゆ".utf8.count) == "あの梅雨".utf8.count)
  }

  private func simulate(
    _ preferences: ReadingPreferences, in document: TextDocument
  ) -> ReadAllSimulation {
    ReadAllSimulation(
      from: document.firstElement.map { $0 as any TextInputModel } ?? ReferenceModel(""),
      segmenter: NaiveSegmenter(),
      preferences: preferences)
  }

  private func spoken(
    _ preferences: ReadingPreferences, in document: TextDocument? = nil
  ) -> [String] {
    simulate(preferences, in: document ?? book).utterances.map(\.spoken.text)
  }

  // TROUBLES 28
  @Test(arguments: [
    ("薔薇（ばら）の花。", "薔薇の花。"), ("薔薇(ばら)の花。", "薔薇の花。"),
    ("ばら（ばら）の花。", "ばら（ばら）の花。"), ("薔薇（バラ科）の花。", "薔薇（バラ科）の花。"),
    ("薔薇（）の花（ばら", "薔薇（）の花（ばら"), ("雨（あめ）と雪（ゆき）。", "雨と雪。"),
  ])
  func `a reading in brackets is passed over where that is wanted`(text: String, said: String)
    throws
  {
    let first = try #require(pagedDocument([text]).firstElement)
    for passesOver in [true, false] {
      var preferences = ReadingPreferences()
      preferences.passesOverGlosses = passesOver
      var controller = ReadAllController(
        from: first, segmenter: NaiveSegmenter(), preferences: preferences)
      guard case .speak(let utterance) = controller.handle(.start).first else {
        Issue.record("nothing is said")
        return
      }
      #expect(utterance.spoken.text == (passesOver ? said : text))
      #expect(utterance.text == text, "the source is as it was")
    }
  }
}
