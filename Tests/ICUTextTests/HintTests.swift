// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

/// What markup says of the sentences of a paragraph.
@Suite("Sentence hints")
struct HintTests {
  private static let rows: [(language: String, text: String, sentences: String)] = [
    ("en", "She works for Pell ⟦Ltd.⟧ Anna does not.", "She works for Pell Ltd. ‖Anna does not."),
    ("en", "She works for Pell Ltd. Anna does not.", "She works for Pell Ltd. Anna does not."),
    // The full stop may stand inside or behind, with a quotation mark or a space.
    ("en", "It was Pell ⟦Ltd⟧. Anna knew.", "It was Pell Ltd. ‖Anna knew."),
    ("en", "“It was Pell ⟦Ltd.⟧” Anna knew.", "“It was Pell Ltd.” ‖Anna knew."),
    ("en", "It was Pell ⟦Ltd. ⟧Anna knew.", "It was Pell Ltd. ‖Anna knew."),
    ("en", "It was Pell ⟦Ltd⟧ Anna knew.", "It was Pell Ltd ‖Anna knew."),
    // Also before a small letter, but not inside a sentence that goes on.
    ("en", "It was Pell ⟦Ltd.⟧ iron was dear.", "It was Pell Ltd. ‖iron was dear."),
    ("en", "“It is Pell ⟦Ltd.⟧” said Anna. He left.", "“It is Pell Ltd.” said Anna. ‖He left."),
    ("en", "It is Pell ⟦Ltd.⟧, I think.", "It is Pell Ltd., I think."),
    ("en", "It is Pell ⟦Ltd.⟧", "It is Pell Ltd."),
    // A run that ends in mid-word tells nothing.
    ("en", "See ⟦exam⟧ple two. It is good.", "See example two. ‖It is good."),
    // A run in another language has the abbreviations of that language.
    (
      "en", "He sold ⟦de|Nägel usw. Draht⟧. It was dear.",
      "He sold Nägel usw. ‖Draht. ‖It was dear."
    ),
    (
      "en", "He met ⟦de|Hrn. Weber, den Dipl.-Ing. Kern⟧. It rained.",
      "He met Hrn. Weber, den Dipl.-Ing. Kern. ‖It rained."
    ),
    (
      "de", "Er las ⟦en|Of Capt. Pell⟧ gern. Es war kurz.",
      "Er las Of Capt. Pell gern. ‖Es war kurz."
    ),
    (
      "en", "He wished us ⟦it|buon viaggio⟧ and waved. It rained.",
      "He wished us buon viaggio and waved. ‖It rained."
    ),
    ("fr", "⟦de|Am 3. Mai⟧ il partit. Il revint.", "Am 3. Mai il partit. ‖Il revint."),
    (
      "fr", "Il dit : ⟦en|So ⟦de|usw. Karl⟧ went. We saw Mrs. Pell⟧. Il rit.",
      "Il dit : So usw. ‖Karl went. ‖We saw Mrs. Pell. ‖Il rit."
    ),
    // A run whose letters are not its language's keeps the paragraph's.
    ("en", "He met ⟦ru|Mrs. Pell⟧ there. It rained.", "He met Mrs. Pell there. ‖It rained."),
  ]

  @Test(arguments: rows.indices)
  func `markup ends sentences, and a run has the abbreviations of its language`(index: Int) {
    let row = Self.rows[index]
    let text = HintedText(row.text)
    #expect(text.sentences(row.language) == row.sentences)
    #expect(text.sentences(row.language, offset: 7) == row.sentences)
  }

  @Test func `a change of language ends nothing`() {
    let plain = "Then he said that it was all the same to him. Nobody spoke."
    let expected = MarkedText.sentences(plain, "en")
    let words = plain.split(separator: " ", omittingEmptySubsequences: false)
    for tag in ["fr", "de", "ru", "ja", "th", "el", "hy", "und", "x"] {
      for (start, end) in [(1, 2), (0, 3), (4, 6), (2, 9)] {
        var marked = words.map(String.init)
        marked[start] = "⟦\(tag)|" + marked[start]
        marked[end] += "⟧"
        #expect(HintedText(marked.joined(separator: " ")).sentences("en") == expected)
      }
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `whatever hints there are, sentences tile the paragraph`(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    let pieces = ["Mr. ", "word ", "usw. ", "! ", "… ", "”", "“", "é", "。", "ก ", "A", " "]
    let utf8 = Array(
      (0..<30).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
        .utf8)
    let tags = ["de", "ru", "el", "th", "und"]
    let hints = (0..<12).map { number -> SegmentHint in
      let ends = (0..<2).map { _ in Int.random(in: 0..<utf8.count + 3, using: &generator) }.sorted()
      let language = SegmentHint.Kind.language(TextLanguage(tags[number % tags.count]))
      return SegmentHint(utf8: ends[0]..<ends[1], kind: number < 6 ? .sentenceEnd : language)
    }
    for language in ["en", "th", "el", "und"] {
      var builder = UnitBuilder(utf8Count: utf8.count)
      let paragraph = SegmentParagraph(
        utf8: 0..<utf8.count, language: TextLanguage(language),
        hints: hints.sorted { $0.utf8.lowerBound < $1.utf8.lowerBound })
      ICUSegmenter().findUnits(
        of: .sentence, in: utf8.span, paragraphs: [paragraph], into: &builder)
      let units = builder.units
      #expect(units.first?.lowerBound == 0 && units.last?.upperBound == utf8.count)
      #expect(zip(units, units.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      // Every unit is whole scalars.
      #expect(
        units.allSatisfy {
          $0.upperBound == utf8.count || !UTF8.isContinuation(utf8[$0.upperBound])
        })
    }
  }
}
