// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

/// What readers have reported of other programs: pauses inside names, words glued by a dash.
@Suite("Reported troubles of segmentation")
struct ReportedTroubleTests {
  @Test(arguments: [
    ("en", "Prof. C. D. Hale taught on Weds. 4 Mar. at 8 a.m. in St. Neots. ‖Snow fell."),
    ("fr", "M. Petit vit au 3 av. du Port, cf. p. 9. ‖Il mange."),
    ("de", "Fr. Dr. E. M. Kern kam am 4. März um ca. 8 Uhr, vgl. S. 9. ‖Es schneite."),
    // A line break inside a paragraph, as a file made of a printed page has it.
    ("en", "The second half of\u{2028}a line. ‖It ends."),
    ("en", "Low lies the fog\u{2028}On field and fen,\u{2028}The cattle sleep. ‖They dream."),
    // A dash is a rest, no end.
    ("en", "The map—if there was one—burnt. ‖Nobody saw it."),
    ("en", "Tick tock. ‖Tock."),
    // Who speaks stays with what is said, and a mark with the quotation that it closes.
    ("en", "“Run!” shouted Tom. ‖“Where?”"),
    ("ja", "母は「来い。」と言った。‖雪だ。"),
    ("zh", "船来了。‖他上船。"),
    ("en", "He wrote, “Hi.”\u{2028}‖She wrote, “Ho.”"),
  ])
  func `a sentence has no pause inside`(language: String, row: String) {
    #expect(MarkedText.sentences(row.unmarked, language) == row)
  }

  @Test(arguments: [
    ("en", "[rock]—[but] [not] [sand]"), ("en", "[rock]–[but]"),
    ("zh", "[你好][世界]"), ("th", "[สวัสดี][ชาว][โลก]"), ("hi", "[अनुच्छेद]"),
    ("en", "[May] [be] [may] [be]."),
  ])
  func `a word is none but itself`(language: String, row: String) {
    let text = row.filter { $0 != "[" && $0 != "]" }
    #expect(MarkedText.words(text, language) == row)
  }
}
