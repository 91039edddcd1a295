// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@Suite("Finding words")
struct TextSearchTests {
  @Test(arguments: [
    ("ann", "Ann and ANN, not Hanna", ["Ann", "ANN", "ann"]),
    ("naive", "a naïve man", ["naïve"]), ("cafe\u{301}", "Cafe, café", ["Cafe", "café"]),
    ("don't", "I don’t; “I” don't", ["don’t", "don't"]),
    ("\"so\"", "“So” said «so»", ["“So”", "«so»"]),
    ("a b", "a\u{A0}b a\u{2028}b", ["a\u{A0}b", "a\u{2028}b"]),
    ("impossible", "im\u{AD}pos\u{AD}sible", ["im\u{AD}pos\u{AD}sible"]),
    ("ABC", "ＡＢＣ abc", ["ＡＢＣ", "abc"]), ("梅雨", "梅雨だ、梅雨", ["梅雨", "梅雨"]),
    ("ที่", "ที่นี่", ["ที่"]), ("strasse", "Straße", ["Straße"]),
    ("مدرسة", "مَدْرَسَة", ["مَدْرَسَة"]),
  ])
  func `words are found as a reader means them`(words: String, text: String, finds: [String]) {
    #expect(found(words, in: text) == finds)
  }

  @Test func `case, accents and widths tell texts apart where that is asked for`() {
    #expect(found("Ann", in: "Ann ann Änn", [.cases]) == ["Ann", "Änn"])
    #expect(found("naïve", in: "naive Naïve naïve", [.accents]) == ["Naïve", "naïve"])
    #expect(found("naïve", in: "naive Naïve naïve", [.accents, .cases]) == ["naïve"])
    #expect(found("ABC", in: "ＡＢＣ abc", [.widths]) == ["abc"])
    #expect(found("ＡＢＣ", in: "ＡＢＣ abc", [.widths]) == ["ＡＢＣ"])
  }

  @Test func `a letter of a language is no other letter with an accent`() {
    #expect(found("o", in: "ö o", language: "sv") == ["o"])
    #expect(found("o", in: "ö o", language: "en") == ["ö", "o"])
    #expect(found("schoen", in: "schön", language: "de") == ["schön"])
  }

  @Test func `a find starts and ends between characters`() {
    #expect(found("e", in: "👩‍👩‍👧 e\u{301}", [.accents]) == [])
    #expect(found("👩", in: "👩‍👩‍👧 👩") == ["👩"])
  }

  @Test func `a find goes over a page's edge but not over a paragraph's`() throws {
    var builder = SectionBuilder()
    builder.openBlock(.paragraph)
    builder.append("one two")
    builder.openBlock(.paragraph)
    builder.append("three four")
    builder.openBlock(.paragraph, join: .sameParagraph)
    builder.append("five")
    let section = TextSection(builder.finish(), in: TextSpace(), segmenter: ICUSegmenter())
    func count(_ words: String) -> Int { TextSearch(words).ranges(in: section).count }
    #expect(count("two three") == 0 && count("four five") == 1)
    #expect(count("two") == 1 && count("three") == 1)
  }

  @Test(arguments: ["", "  ", "\u{AD}", "\u{0}", "\u{301}"])
  func `words without a letter find nothing that is no text`(words: String) {
    for find in found(words, in: "a\u{AD}b e\u{301} \u{0}") { #expect(!find.isEmpty) }
    #expect(found(words, in: "") == [])
  }

  private func found(
    _ words: String, in text: String, _ options: TextSearch.Options = [], language: String = "und"
  ) -> [String] {
    let section = TextSection(
      SectionContent(paragraphs: text), in: TextSpace(), segmenter: ICUSegmenter())
    return TextSearch(words, language: TextLanguage(language), options: options)
      .ranges(in: section).compactMap { section.text(in: $0) }
  }
}
