// SPDX-License-Identifier: Apache-2.0
import Testing

/// What CLDR's list of abbreviations does for sentences, and what it leaves undone.
@Suite struct AbbreviationTests {
  @Test func `a title ends no sentence in its own language`() {
    #expect(MarkedText.sentences("Mr. Kurtz came. He sat.") == "Mr. Kurtz came. ‖He sat.")
    #expect(MarkedText.sentences("Hr. Weber rief. Er saß.", "de") == "Hr. Weber rief. ‖Er saß.")
    #expect(MarkedText.sentences("M. Weber vint. Il dit.", "fr") == "M. Weber vint. ‖Il dit.")
  }

  @Test func `a region of a language has the abbreviations of the language`() {
    #expect(MarkedText.sentences("Mr. Kurtz came.", "en-GB") == "Mr. Kurtz came.")
    #expect(MarkedText.sentences("Mr. Kurtz came.", "en_AU") == "Mr. Kurtz came.")
  }

  @Test func `a text without a language has no abbreviations`() {
    #expect(MarkedText.sentences("Mr. Kurtz came.", "und") == "Mr. ‖Kurtz came.")
  }

  @Test func `some abbreviations still end a sentence that goes on`() {
    let text = "Mr. Smith and Ms. Johnson live in St. ‖Louis by a lake."
    #expect(MarkedText.sentences(text.replacing("‖", with: "")) == text)
    #expect(MarkedText.sentences("J. R. R. Tolkien wrote it.") == "J. ‖R. ‖R. ‖Tolkien wrote it.")
    #expect(MarkedText.sentences("See p. 12. Then go.") == "See p. ‖12. ‖Then go.")
    #expect(
      MarkedText.sentences("Il sig. Rossi arriva. Poi va.", "it")
        == "Il sig. ‖Rossi arriva. ‖Poi va.")
  }

  @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2028}", "\n"])
  func `an abbreviation is known before white space of any kind`(space: String) {
    let text = "Mr.\(space)Kurtz came."
    #expect(MarkedText.sentences(text) == text)
  }

  @Test func `some sentences that end with an abbreviation still go on`() {
    #expect(MarkedText.sentences("It was in Jan. He left.") == "It was in Jan. He left.")
  }

  @Test func `a German sentence that ends like an abbreviation still goes on`() {
    #expect(MarkedText.sentences("Weber kam. Er saß.", "de") == "Weber kam. Er saß.")
  }

  @Test func `the bracket of a note mark still ends a sentence, and so does a quoted mark`() {
    let note = "This is a sentence.[‖2] Next one."
    #expect(MarkedText.sentences(note.replacing("‖", with: "")) == note)
    let quote = "“Stop!” ‖she said. ‖“Now.”"
    #expect(MarkedText.sentences(quote.replacing("‖", with: "")) == quote)
  }
}
