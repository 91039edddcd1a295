// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct LexiconTests {
  private func said(_ body: String, _ lexemes: String, language: String = "en") throws -> [String] {
    var book = TestBook()
    book.chapters = [
      (
        "c1.xhtml",
        """
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:ssml="http://www.w3.org/2001/10/synthesis"
        ssml:alphabet="ipa"><head><link rel="pronunciation" type="application/pls+xml"
        href="en.pls"/></head><body>\(body)</body></html>
        """
      )
    ]
    book.files = [
      (
        "en.pls",
        Array(
          """
          <lexicon xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="IPA"
          xml:lang="\(language)">\(lexemes)</lexicon>
          """.utf8)
      )
    ]
    return try book.read { $0.content(ofSection: 0).runs("ipa", "x-sampa", "abbreviation") }
  }

  private let read = "<lexeme><grapheme>read</grapheme><phoneme>ɹɛd</phoneme></lexeme>"

  @Test(arguments: [
    ("<p>I read it, reader; read.</p>", ["ipa ɹɛd: read", "ipa ɹɛd: read"]),
    ("<p>bread Read 2read readé</p>", []), ("<p lang='fr'>read</p>", []),
    ("<p>I <i lang='fr'>read</i> <b lang='en-GB'>read</b></p>", ["ipa ɹɛd: read"]),
    ("<p><i ssml:ph='riːd'>read</i> read</p>", ["ipa riːd: read", "ipa ɹɛd: read"]),
    ("<p>re<b>ad</b></p>", ["ipa ɹɛd: read"]), ("<p>re</p><p>ad</p>", []),
  ])
  func `words of the lexicon are pronounced by it, in its language`(
    body: String, expected: [String]
  ) throws {
    #expect(try said(body, read) == expected)
  }

  @Test func `the longest entry counts, and an alias is what is meant`() throws {
    let lexemes = """
      <lexeme><grapheme>St</grapheme><alias>Saint</alias></lexeme>
      <lexeme><grapheme>St Ives</grapheme><grapheme>S. Ives</grapheme>
      <phoneme alphabet="x-sampa">aIvz</phoneme></lexeme><lexeme><grapheme>no</grapheme></lexeme>
      """
    #expect(
      try said("<p>St Ives, St Mary, S. Ives, no</p>", lexemes) == [
        "x-sampa aIvz: St Ives", "abbreviation of Saint: St", "x-sampa aIvz: S. Ives",
      ])
  }

  @Test func `a script without spaces has its words anywhere`() throws {
    let lexemes = "<lexeme><grapheme>東京</grapheme><phoneme>toːkʲoː</phoneme></lexeme>"
    #expect(
      try said("<p lang='ja'>私は東京へ行く</p>", lexemes, language: "ja") == ["ipa toːkʲoː: 東京"])
  }

  @Test func `a lexicon that is none says nothing`() throws {
    #expect(try said("<p>read</p>", "<lexeme>").isEmpty)
    #expect(try said("<p>read</p>", "<lexeme><grapheme/><phoneme>x</phoneme></lexeme>").isEmpty)
  }
}
