// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct SentenceTests {
  @Test func `a sentence keeps its mark and the space after it`() {
    #expect(MarkedText.sentences("Hello, world! It's 3.14.") == "Hello, world! ‖It's 3.14.")
    #expect(MarkedText.sentences("我们去芝加哥。好！", "zh") == "我们去芝加哥。‖好！")
    #expect(MarkedText.sentences("“Stop now.” (So it did.)") == "“Stop now.” ‖(So it did.)")
    #expect(MarkedText.sentences("क्या हाल है। ठीक।", "hi") == "क्या हाल है। ‖ठीक।")
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func `a line break inside a paragraph ends no sentence`(lineBreak: String) {
    let verse = "In the barley,\(lineBreak)The barley,\(lineBreak)\(lineBreak)it sang. "
    #expect(MarkedText.sentences(verse + "Then it slept.") == verse + "‖Then it slept.")
  }

  @Test func `an abbreviation before a line break ends no sentence`() {
    #expect(MarkedText.sentences("Mr.\u{2028}Smith came.") == "Mr.\u{2028}Smith came.")
  }

  @Test func `white space belongs to the sentence before it, and at the start to the first`() {
    let text = " \u{3000}One.\u{A0}\u{2028} \u{2029}‖Two!\u{3000}\u{200B}\n‖Three. \n\n"
    #expect(MarkedText.sentences(text.replacing("‖", with: "")) == text)
    #expect(MarkedText.sentences(" \u{A0}\n") == " \u{A0}\n")
  }

  @Test func `a sentence without a mark is the whole paragraph`() {
    #expect(MarkedText.sentences("Chapter One") == "Chapter One")
  }
}
