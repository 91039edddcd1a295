// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@Suite struct SymbolTests {
  @Test func `each emoji is a word, also between letters and before marks`() {
    #expect(MarkedText.words("a👨‍👩‍👧b 👍🏽!") == "[a][👨‍👩‍👧][b] [👍🏽]!")
    #expect(MarkedText.words("👍👎👍🏽") == "[👍][👎][👍🏽]")
  }

  @Test func `two regional indicators are a word and one is none`() {
    #expect(MarkedText.words("🇩🇪🇫🇷🇩") == "[🇩🇪][🇫🇷]🇩")
  }

  @Test func `a keycap is a word, also after another digit`() {
    #expect(MarkedText.words("#️⃣ 1️⃣ *⃣ 12️⃣ a⃣") == "[#️⃣] [1️⃣] [*⃣] [1][2️⃣] [a⃣]")
  }

  @Test func `what Unicode calls pictographic is a word, with or without a coloured form`() {
    #expect(MarkedText.words("©™ ☎ ☎️ ↔︎ →") == "[©][™] [☎] [☎️] [↔︎] →")
    #expect(MarkedText.words("aⓂb ⓐⓂ") == "[a][Ⓜ][b] [ⓐ][Ⓜ]")
  }

  @Test func `a joiner joins an emoji to no letter`() {
    #expect(MarkedText.words("a\u{200D}👍 b") == "[a\u{200D}][👍] [b]")
    #expect(MarkedText.words("👍\u{200D} b") == "[👍\u{200D}] [b]")
  }

  @Test func `each embedded object is a word`() {
    #expect(MarkedText.words("￼￼, a￼b") == "[￼][￼], [a][￼][b]")
    #expect(MarkedText.words("￼\u{200D}👍") == "[￼\u{200D}][👍]")
  }

  @Test func `symbols in one paragraph do not disturb the next`() {
    let text = Array("👍\n1👎\nx".utf8)
    let words = units(of: .word, in: text, paragraphs: lines(of: text))
    #expect(words.map { String(decoding: text[$0], as: UTF8.self) } == ["👍", "1", "👎", "x"])
  }
}
