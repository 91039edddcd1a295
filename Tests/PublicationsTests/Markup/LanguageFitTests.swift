// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct LanguageFitTests {
  // TROUBLES 48
  @Test(arguments: [
    ("Далеко за рекой", "en", "und-Cyrl"), ("これは本です", "en", "ja"), ("这是一本书", "en", "zh"),
    ("한국어 책", "de", "ko"), ("Ελληνικά", "en", "el"), ("หนังสือ", "en", "th"),
    ("これは本です", "ru", "ja"), ("Далеко за рекой", "ja", "und-Cyrl"),
  ])
  func `a language that does not fit the letters is not used`(
    text: String, declared: String, expected: String
  ) {
    let content = chapter("<p>\(text)</p><p>Plain words.</p>", language: TextLanguage(declared))
    #expect(content.blocks.map(\.language.tag) == [expected, declared])
    #expect(content.diagnostics.count == 1)
    #expect(content.diagnostics.first?.message.contains("“\(declared)”") == true)
  }

  @Test(arguments: [
    ("Далеко", "ru"), ("これは本です", "ja"), ("这是一本书", "zh-Hans"), ("Plain words", "ja"),
    ("See Далеко in the index", "en"), ("α", "en"), ("Далеко", "tlh"), ("Daleko", "ru-Latn"),
    ("“Quoted” — naïve…", "en"), ("漢字", "ja"), ("한국", "ko"), ("Далеко", "und"),
  ])
  func `a language that fits, or may, is kept`(text: String, declared: String) {
    let content = chapter("<p>\(text)</p>", language: TextLanguage(declared))
    #expect(content.blocks.map(\.language.tag) == [declared])
    #expect(content.diagnostics.isEmpty)
  }

  @Test func `the book's language is taken where it fits`() {
    let content = chapter(
      "<p>Далеко за рекой</p>", attributes: "lang='en'", language: TextLanguage("uk"))
    #expect(content.blocks.map(\.language.tag) == ["uk"])
  }

  @Test func `Han letters are Japanese beside kana`() {
    let content = chapter("<p>日本</p><p>これは本です</p><p>東京</p>", language: TextLanguage("en"))
    #expect(content.blocks.map(\.language.tag) == ["ja", "ja", "ja"])
    #expect(content.diagnostics.count == 1)
  }

  @Test func `it is said once`() {
    let content = chapter(
      String(repeating: "<p>Далеко за рекой</p>", count: 50), language: TextLanguage("en"))
    #expect(content.diagnostics.count == 1)
  }
}
