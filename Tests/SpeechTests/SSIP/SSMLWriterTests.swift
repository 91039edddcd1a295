// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@testable import Speech

@Suite("SSML")
struct SSMLWriterTests {
  /// The SSML with `‸` for each mark and `<xx>`, `</>` for each change of the voice.
  private func ssml(_ text: VoiceText, from start: Int = 0, voices: Set<String> = ["fr"]) -> String
  {
    String(
      decoding: SSMLWriter.ssml(text, from: start) { voices.contains($0.primary) }, as: UTF8.self
    ).replacing(/<mark name="\d+"\/>/, with: "‸").replacing("</voice>", with: "</>")
      .replacing(/<voice xml:lang="(\w+)">/) { "<\($0.output.1)>" }
      .replacing("\u{200B}", with: "·")
  }

  private func text(
    _ text: String, _ language: String = "en", french: String? = nil, words: Int = 3
  ) -> VoiceText {
    let runs = french.flatMap { text.firstRange(of: $0) }.map {
      VoiceText.Run(
        utf8: text.utf8.distance(
          from: text.startIndex, to: $0.lowerBound)..<text.utf8.distance(
            from: text.startIndex, to: $0.upperBound), language: TextLanguage("fr"))
    }
    return VoiceText(
      text, language: TextLanguage(language), languages: runs.map { [$0] } ?? [],
      foreignWords: words, segmenter: ICUSegmenter())
  }

  @Test(arguments: [
    ("Call me Ishmael.", "‸Call ‸me ‸Ishmael."),
    ("“Stop!” she said.", "“‸Stop!” ‸she ‸said."),
    // A mark inside would change how it is said.
    ("A well-known 3/4, o’clock.", "‸A ‸well-known ‸3/4, ‸o’clock."),
    ("One—two (three).", "‸One—‸two (‸three)."),
    // espeak-ng loses a mark right after a full stop and white space.
    ("See St. Louis, p. 12.", "‸See ‸St. ·‸Louis, ‸p. ·‸12."),
    ("Mrs.\u{A0}Pym bakes.", "‸Mrs.\u{A0}·‸Pym ‸bakes."),
    ("At 5 p.m. on it.", "‸At ‸5 ‸p.m. ‸on ‸it."),
    ("我们去芝加哥。", "‸我们‸去‸芝加哥。"),
    ("a < b & c > d", "‸a &lt; ‸b &amp; ‸c &gt; ‸d"),
    ("tab\there\u{0}\u{FFFF}now", "‸tab ‸here    ‸now"),
    ("* * *", "* * *"), ("", ""),
  ])
  func `there is a mark before each word`(source: String, expected: String) {
    #expect(ssml(text(source)) == "<speak>\(expected)</speak>")
  }

  @Test func `a mark's name is the offset of its word, whatever stands before it`() {
    let source = "Größe & “Äpfel” 😀 日本 end"
    let written = String(
      decoding: SSMLWriter.ssml(text(source), from: 0) { _ in false }, as: UTF8.self)
    let marks = written.matches(of: /<mark name="(\d+)"\/>([\p{L}😀]+)/)
    #expect(marks.map { String($0.output.2) } == ["Größe", "Äpfel", "😀", "日本", "end"])
    for mark in marks {
      let offset = Int(mark.output.1) ?? -1
      #expect(source.utf8.dropFirst(offset).starts(with: mark.output.2.utf8))
    }
  }

  @Test(arguments: [
    ("bon voyage à tous", "She said <fr>‸bon ‸voyage ‸à ‸tous</> ‸and left."),
    ("bon voyage", "She said ‸bon ‸voyage ‸and left."),
  ])
  func `a run changes the voice from three words on`(french: String, expected: String) {
    let text = text("She said \(french) and left.", french: french)
    #expect(
      ssml(text).contains(
        expected.replacing("She said", with: "‸She ‸said")
          .replacing("left", with: "‸left")))
  }

  @Test func `a run stays in the voice of the text where there is none for it`() {
    let text = text("She said bon voyage à tous.", french: "bon voyage à tous")
    #expect(!ssml(text, voices: ["de"]).contains("<fr>"))
    #expect(ssml(text).contains("<fr>"))
  }

  @Test func `a text that is all in another language is a text in that language`() {
    let text = text("« Bon voyage »", french: "Bon voyage")
    #expect(text.language == TextLanguage("fr"))
    #expect(text.runs.isEmpty)
  }

  @Test func `from a word on only what follows is written, with the same names`() {
    let text = text("She said bon voyage à tous and left.", french: "bon voyage à tous")
    let written = String(decoding: SSMLWriter.ssml(text, from: 13) { _ in true }, as: UTF8.self)
    #expect(
      written == """
        <speak><voice xml:lang="fr"><mark name="13"/>voyage <mark name="20"/>à \
        <mark name="23"/>tous</voice> <mark name="28"/>and <mark name="32"/>left.</speak>
        """)
  }

  @Test(arguments: [-5, 0, 1, 2, 3, 7, 99])
  func `an offset inside a scalar, or outside the text, does no harm`(offset: Int) {
    let bytes = SSMLWriter.ssml(text("é日b"), from: offset) { _ in true }
    #expect(String(validating: bytes, as: UTF8.self)?.hasSuffix("</speak>") == true)
  }
}
