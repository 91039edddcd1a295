// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

/// Why each place that might end a sentence does or does not.
@Suite("Sentence rules")
struct SentenceRuleTests {
  /// The decisions of a text: `‖rule` where a sentence ends, `·rule` where none does.
  private func explained(_ text: String, _ language: String) -> [String] {
    let text = HintedText(text)
    return ICUSegmenter().sentenceDecisions(
      in: text.utf8.span, language: TextLanguage(language), hints: text.hints
    ).map { ($0.endsSentence ? "‖" : "·") + $0.rule.rawValue }
  }

  private static let examples: [(text: String, language: String, rules: [String])] = [
    ("One. Two.", "en", ["‖uax29"]),
    ("“No!” he said. Then he left.", "en", ["·lower-case", "‖uax29"]),
    ("Is it you?, he wrote.", "en", ["·pause-follows"]),
    ("It is 3.5 miles.", "en", ["·inside-token"]),
    ("ထမင်း၊ ဟင်း", "my", ["·clause-mark"]),
    ("Mr. Pell came.", "en", ["·abbreviation"]),
    ("Nails, etc. Anna paid.", "en", ["‖abbreviation-ends"]),
    ("See No. 7 now.", "en", ["·abbreviation-number"]),
    ("It was A. Pell.", "en", ["·initial"]),
    ("On 1 Jan. I wrote.", "en", ["·fronted"]),
    ("The X.Q. Navy came.", "en", ["·inside-token", "·acronym"]),
    ("By Ltn. Pell it was.", "en", ["·vowelless"]),
    ("2. Wash it.", "en", ["·list-marker"]),
    ("a) Wash it. b) Dry it.", "en", ["‖list-item"]),
    ("Am 3. Mai.", "de", ["·ordinal"]),
    ("She left. 7 came.", "en", ["‖digit-starts"]),
    ("He left. — No, he came.", "en", ["‖dialogue-dash"]),
    ("“Who?” Anna asked.", "en", ["·attribution"]),
    ("「誰？」と聞く。", "ja", ["·quotation-particle"]),
    ("He read (!) Anna too.", "en", ["·bracketed-mark"]),
    ("He came (at last!) Anna left.", "en", ["·parenthesis"]),
    ("… Anna came.", "en", ["·leading-ellipsis"]),
    ("그는... 갔다", "ko", ["·ellipsis"]),
    ("He left… Anna came.", "en", ["‖ellipsis-ends"]),
    ("You… You came.", "en", ["·stutter"]),
    ("It is so.[2] Anna knows.", "en", ["‖note-mark"]),
    ("It is known.2 Anna knows.", "en", ["‖note-mark"]),
    ("Τι; Ποιος;", "el", ["‖language-mark"]),
    ("《你好！》很长", "zh", ["·title"]),
    ("Het was. ’s Avonds kwam hij.", "nl", ["‖small-start"]),
    (String(repeating: "ก", count: 60) + " ขขข", "th", ["‖spaced-pause"]),
    ("Send it to Pell ⟦Ltd.⟧ Anna will pay.", "en", ["‖markup"]),
  ]

  @Test(arguments: examples.indices)
  func `each decision says its rule`(index: Int) {
    let example = Self.examples[index]
    #expect(explained(example.text, example.language) == example.rules, "\(example.text)")
  }

  @Test func `each rule has an example`() {
    let shown = Set(Self.examples.flatMap(\.rules).map { String($0.dropFirst()) })
    #expect(shown == Set(SentenceRule.allCases.map(\.rawValue)))
  }

  @Test(arguments: UInt64(0)..<200)
  func `the decisions that end a sentence are the boundaries inside the paragraph`(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    let pieces = [
      ". ", "A. ", "Mr. ", "word ", "“", "” ", "? ", "! ", "… ", "— ", "3. ", "(", ") ", "。", "」",
      "と", "ก ", "[1] ", "\"", ": ", "; ", "\u{A0}", "\u{2028}", "said ", "।", "é",
    ]
    let text = (0..<40).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
      .joined()
    let utf8 = Array(text.utf8)
    for language in ["en", "de", "und", "zh", "th", "el"] {
      let ends = ICUSegmenter().sentenceDecisions(
        in: utf8.span, language: TextLanguage(language)
      ).filter(\.endsSentence).map(\.utf8Offset)
      let units = units(of: .sentence, in: utf8, language)
      #expect(ends == units.dropLast().map(\.upperBound), "\(text.debugDescription)")
      #expect(units.first?.lowerBound == 0 && units.last?.upperBound == utf8.count)
    }
  }

  @Test func `the sentences of UAX #29 are there for who wants them`() {
    let utf8 = Array("Mr. Pell\u{2028}came. “No!” he said.".utf8)
    var builder = UnitBuilder(utf8Count: utf8.count)
    ICUSegmenter(sentences: .uax29).findUnits(
      of: .sentence, in: utf8.span,
      paragraphs: [SegmentParagraph(utf8: 0..<utf8.count, language: TextLanguage("en"))],
      into: &builder)
    let found = builder.units.map { String(decoding: utf8[$0], as: UTF8.self) }
    #expect(found == ["Mr. ", "Pell\u{2028}came. ", "“No!” ", "he said."])
  }
}
