// SPDX-License-Identifier: Apache-2.0
import Testing
import TextLayout

@Suite struct FixedPitchTests {
  private func cells(_ cluster: String, at x: Int = 0) -> Int {
    FixedPitch().advance(of: Array(cluster.utf8).span, at: x)
  }

  @Test(
    arguments: [
      "a", " ", "é", "e\u{301}", "ß", "я", "א", "ا", "…", "“", "ｱ", "\u{FFFD}",
      "\u{1F1E9}",
    ])
  func `letters and signs take one cell`(cluster: String) {
    #expect(cells(cluster) == 1)
  }

  @Test(
    arguments: [
      "日", "本", "か", "한", "。", "Ａ", "\u{3000}", "か\u{3099}",
      "\u{1100}\u{1161}\u{11A8}",
    ])
  func `wide and full-width characters take two cells`(cluster: String) {
    #expect(cells(cluster) == 2)
  }

  @Test(
    arguments: [
      "😀", "👍🏽", "👩‍👩‍👧‍👦", "❤️", "🏳️‍🌈", "🇩🇪", "1️⃣", "☂️",
    ])
  func `an emoji takes two cells, a sequence, flag or keycap too`(cluster: String) {
    #expect(cells(cluster) == 2)
  }

  @Test(
    arguments: [
      "\u{AD}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{FE0F}",
      "\u{E0020}",
    ])
  func `what is ignored by default takes no cell`(cluster: String) {
    #expect(cells(cluster) == 0)
  }

  @Test func `a mark takes no cell on a base and one without`() {
    #expect(cells("a\u{301}\u{302}\u{303}") == 1)
    #expect(cells("\u{301}") == 1)
    #expect(cells("\u{301}\u{302}") == 1)
    #expect(cells("ｶ\u{3099}") == 1)
  }

  @Test func `a tab reaches to the next multiple of eight`() {
    #expect((0...9).map { cells("\t", at: $0) } == [8, 7, 6, 5, 4, 3, 2, 1, 8, 7])
  }

  @Test func `a run of ASCII is as wide as its bytes one by one`() {
    let run = Array("a\tbc \t\td".utf8)
    for x in 0...9 {
      let end = run.indices.reduce(x) { end, index in
        end + FixedPitch().advance(of: run.span.extracting(index..<index + 1), at: end)
      }
      #expect(FixedPitch().advance(ofASCII: run.span, at: x) == end - x)
    }
  }

  @Test func `no bytes can trap`() {
    let bytes: [[UInt8]] = [
      [], [0xFF, 0xFF], [0xE2], [0xE2, 0x80], [0xF7, 0xBF, 0xBF, 0xBF],
      [0x80, 0x80, 0x80, 0x80, 0x80, 0x80],
    ]
    for text in bytes { #expect((0...2).contains(FixedPitch().advance(of: text.span, at: 0))) }
  }

  @Test func `wide characters fill a line by twos`() throws {
    #expect(
      try drawing("日本語のテキスト", columns: 7) == """
        |日本語.|
        |のテキ.|
        |スト...|
        """)
  }

  @Test func `emoji, combining marks and wide characters share a line`() throws {
    #expect(
      try drawing("a 👩‍👩‍👧 e\u{301}t e\u{301}t\u{302} 日本語", columns: 7) == """
        |a 👩‍👩‍👧 e\u{301}t|
        |e\u{301}t\u{302} 日本|
        |語.....|
        """)
  }

  @Test func `tabs stand at their stops on each line`() {
    #expect(lines("a\tbc", columns: 10) == ["a\tbc"])
    #expect(lines("a\tbc", columns: 9) == ["a\t", "bc"])
    #expect(lines("a\tb\tc", columns: 16) == ["a\tb\t", "c"])
    #expect(lines("\tb", columns: 4) == ["\t", "b"])
  }
}
