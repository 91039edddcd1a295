// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@Suite("Finding words")
struct TextSearchTests {
  @Test(arguments: [
    ("ann", "Ann and ANN, not Hanna", ["Ann", "ANN", "ann"]),
    ("naive", "a naïve man", ["naïve"]), ("cafe\u{301}", "Cafe, café", ["Cafe", "café"]),
    ("cafe", "cafe\u{301}s", ["cafe\u{301}"]),
    ("don't", "I don’t; “I” don't", ["don’t", "don't"]),
    ("\"so\"", "“So” said «so»", ["“So”", "«so»"]),
    ("a b", "a\u{A0}b a\u{2028}b a  b", ["a\u{A0}b", "a\u{2028}b", "a  b"]),
    ("a   b", "a b", ["a b"]), ("wait...", "Wait… wait", ["Wait…"]),
    ("impossible", "im\u{AD}pos\u{AD}sible", ["im\u{AD}pos\u{AD}sible"]),
    ("co-op", "co‐op and co\u{2011}op", ["co‐op", "co\u{2011}op"]),
    ("ABC", "ＡＢＣ abc", ["ＡＢＣ", "abc"]), ("梅雨", "梅雨だ、梅雨", ["梅雨", "梅雨"]),
    ("ที่", "ที่นี่", ["ที่"]), ("strasse", "Straße", ["Straße"]),
    ("مدرسة", "مَدْرَسَة مــدرسة", ["مَدْرَسَة", "مــدرسة"]),
    ("שלום", "שָׁלוֹם", ["שָׁלוֹם"]), ("می‌خواهم", "میخواهم", ["میخواهم"]),
    ("हिन्दी", "वह हिन्दी", ["हिन्दी"]), ("한국", "한국어", ["한국"]), ("fin", "ﬁn", ["ﬁn"]),
  ])
  func `words are found as a reader means them`(words: String, text: String, finds: [String]) {
    #expect(found(words, in: text) == finds)
  }

  @Test(arguments: [
    // Other kana, half of a syllable, of a ligature, of a flag and of a family.
    ("は", "ば ぱ"), ("ㄱ", "가"), ("f", "ﬁn"), ("🇩", "🇩🇪"), ("👩", "👩‍👩‍👧"), ("s", "ß"),
    ("👍", "👍🏽"), ("カ", "ガ"),
  ])
  func `what is another letter, or only a part of one, is not found`(words: String, text: String) {
    #expect(found(words, in: text) == [])
  }

  @Test func `small and half-width kana and both alphabets are found alike`() {
    #expect(found("がっこう", in: "ガッコウ ｶﾞｯｺｳ") == ["ガッコウ", "ｶﾞｯｺｳ"])
  }

  @Test func `case, accents and widths tell texts apart where that is asked for`() {
    #expect(found("Ann", in: "Ann ann Änn", [.cases]) == ["Ann", "Änn"])
    #expect(found("naïve", in: "naive Naïve naïve", [.accents]) == ["Naïve", "naïve"])
    #expect(found("naïve", in: "naive Naïve naïve", [.accents, .cases]) == ["naïve"])
    #expect(found("NAÏVE", in: "naïve NAI\u{308}VE", [.accents, .cases]) == ["NAI\u{308}VE"])
    #expect(found("naive", in: "naïve nai\u{308}ve", [.accents]) == [])
    #expect(found("ABC", in: "ＡＢＣ abc", [.widths]) == ["abc"])
    #expect(found("ＡＢＣ", in: "ＡＢＣ abc", [.widths]) == ["ＡＢＣ"])
  }

  @Test func `a find that is refused does not hide one that overlaps it`() {
    #expect(found("aa", in: "Aaa", [.cases]) == ["aa"])
    #expect(found("anna", in: "xanna", [.wholeWords]) == [])
    #expect(found("a a", in: "xa a a", [.wholeWords]) == ["a a"])
  }

  @Test func `whole words are not inside of others`() {
    #expect(found("ann", in: "Ann, Hanna, Anne; ann’s ann", [.wholeWords]) == ["Ann", "ann"])
    #expect(found("low water", in: "at low water", [.wholeWords]) == ["low water"])
    #expect(found("风筝", in: "扎风筝的", [.wholeWords]) == ["风筝"])
  }

  @Test func `a letter of a language is no other letter with an accent`() {
    #expect(found("o", in: "ö o", language: "sv") == ["o"])
    #expect(found("o", in: "ö o", language: "en") == ["ö", "o"])
    #expect(found("schoen", in: "schön", language: "de") == ["schön"])
    #expect(found("chata", in: "c\u{AD}hata", language: "cs") == ["c\u{AD}hata"])
  }

  @Test func `a find starts and ends between characters`() {
    #expect(found("e", in: "👩‍👩‍👧 e\u{301}", [.accents]) == [])
    #expect(found("👩", in: "👩‍👩‍👧 👩") == ["👩"])
    #expect(found("a", in: "a\r\nb a\u{301}\u{302}") == ["a", "a\u{301}\u{302}"])
  }

  @Test func `a find goes over a page's edge but not over a paragraph's`() {
    let section = Self.section([
      ("one two", .newParagraph, .paragraph), ("three four ", .newParagraph, .paragraph),
      ("A Running Head", .newParagraph, .artifact), ("five curi", .sameParagraph, .paragraph),
      ("ous", .sameParagraph, .paragraph), ("six", .newParagraph, .paragraph),
      ("41", .newParagraph, .artifact),
    ])
    func finds(_ words: String) -> [String] {
      TextSearch(words)?.ranges(in: section).compactMap { section.text(in: $0) } ?? []
    }
    #expect(finds("two three") == [] && finds("ous six") == [])
    #expect(finds("curious") == ["curi\nous"])
    #expect(finds("four five") == ["four \nA Running Head\nfive"])
    // What stands in the middle of a paragraph is no text of it; what stands behind one is found.
    #expect(finds("running") == [] && finds("41") == ["41"])
  }

  @Test(arguments: ["", "  ", "\u{AD}", "\u{0}", "\u{301}", "\u{200B}\u{FEFF}", "\u{3000}\u{301}"])
  func `where there is nothing to find there is no search`(words: String) {
    #expect(TextSearch(words) == nil)
  }

  @Test func `a search begins where it is told, and ends when there is enough`() throws {
    let section = Self.section([("one two one two one", .newParagraph, .paragraph)])
    let search = try #require(TextSearch("one"))
    let start = try #require(section.position(atUTF8: 1))
    let rest = search.ranges(in: section, from: start)
    #expect(rest.map(\.start.utf8Offset) == [8, 16])
    #expect(search.ranges(in: section, from: start, limit: 1) == Array(rest.prefix(1)))
    #expect(search.ranges(in: section, limit: 0) == [])
    let foreign = Self.section([("one", .newParagraph, .paragraph)])
    #expect(search.ranges(in: foreign, from: start) == [])
  }

  static func section(_ blocks: [(text: String, join: TextJoin, role: TextRole)]) -> TextSection {
    var builder = SectionBuilder()
    for block in blocks {
      builder.openBlock(block.role, join: block.join)
      builder.append(block.text)
    }
    return TextSection(builder.finish(), in: TextSpace(), segmenter: ICUSegmenter())
  }

  private func found(
    _ words: String, in text: String, _ options: TextSearch.Options = [], language: String = "und"
  ) -> [String] {
    let section = TextSection(
      SectionContent(paragraphs: text), in: TextSpace(), segmenter: ICUSegmenter())
    let search = TextSearch(words, language: TextLanguage(language), options: options)
    return search?.ranges(in: section).compactMap { section.text(in: $0) } ?? []
  }
}
