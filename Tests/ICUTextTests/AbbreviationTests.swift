// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

/// Abbreviations in whatever language and white space they stand.
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

  @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2007}", "\u{3000}", "\u{2028}", "\n", "  ", "\t"])
  func `an abbreviation is known before white space of any kind`(space: String) {
    let text = "Mr.\(space)Kurtz, of No.\(space)5, came.\(space)‖He sat."
    #expect(MarkedText.sentences(text.unmarked) == text)
  }

  @Test func `an abbreviation of one language is a word of another`() {
    #expect(MarkedText.sentences("Il va au bord. Roux rit.", "fr") == "Il va au bord. ‖Roux rit.")
    #expect(MarkedText.sentences("Es ist art. Nun ja.", "de") == "Es ist art. ‖Nun ja.")
  }

  @Test func `a text in another script than its language says is read by the script`() {
    let text = "Он жил на ул. Мира. ‖Дом стоит."
    #expect(MarkedText.sentences(text.unmarked, "en") == text)
    let latin = "Mr. Kurtz came. ‖He sat."
    #expect(MarkedText.sentences(latin.unmarked, "ru") == latin)
  }

  @Test func `a text that says no language is read by its small words`() {
    let text = "Das ist von der Firma, und am 3. Mai war es ein Fest. ‖Er kam."
    #expect(MarkedText.sentences(text.unmarked, "und") == text)
  }
}
