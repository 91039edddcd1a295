// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct WordTests {
  @Test func `spaces and punctuation are gaps between words`() {
    #expect(MarkedText.words("Hello, world! It's 3.14.") == "[Hello], [world]! [It's] [3.14].")
    #expect(MarkedText.words("ab\n\ncd\n") == "[ab]\n\n[cd]\n")
    #expect(MarkedText.words("a\u{A0}b\u{2028}c") == "[a]\u{A0}[b]\u{2028}[c]")
    #expect(MarkedText.words("well-known, e.g. § _ →") == "[well]-[known], [e.g]. § _ →")
  }

  @Test func `Chinese, Japanese, Thai and Khmer words come from a dictionary`() {
    #expect(MarkedText.words("我们去芝加哥。好！", "zh") == "[我们][去][芝加哥]。[好]！")
    #expect(MarkedText.words("私は東京に行く。", "ja") == "[私][は][東京][に][行く]。")
    #expect(MarkedText.words("สวัสดีชาวโลก", "th") == "[สวัสดี][ชาว][โลก]")
    #expect(MarkedText.words("ខ្ញុំស្រឡាញ់ផ្ទះ", "km") == "[ខ្ញុំ][ស្រឡាញ់][ផ្ទះ]")
  }

  @Test func `marks inside a word or a number are part of it, and others cut it`() {
    #expect(MarkedText.words("don't rock’n’roll l’eau") == "[don't] [rock’n’roll] [l’eau]")
    #expect(MarkedText.words("3.14 1,200.50 10:30 1/2") == "[3.14] [1,200.50] [10:30] [1]/[2]")
    #expect(MarkedText.words("ד\"ר צ'ק", "he") == "[ד\"ר] [צ'ק]")
    #expect(MarkedText.words("وبالكتاب، كتابُهُ", "ar") == "[وبالكتاب]، [كتابُهُ]")
    #expect(MarkedText.words("stone—and, half-way") == "[stone]—[and], [half]-[way]")
  }

  @Test func `a time of day, a verse and a score are one word`() {
    #expect(
      MarkedText.words("at 10:30, 3:16 and 08:05:59:") == "[at] [10:30], [3:16] [and] [08:05:59]:")
    #expect(
      MarkedText.words("10:x x:10 1::2 1: 2 :3 👍1:2")
        == "[10]:[x] [x]:[10] [1]::[2] [1]: [2] :[3] [👍][1:2]")
    #expect(MarkedText.words("1,000.5 and 1.000,5") == "[1,000.5] [and] [1.000,5]")
  }

  @Test func `geresh and gershayim are letters of a Hebrew word, typed or typeset`() {
    #expect(
      MarkedText.words("צה״ל צה”ל צה“ל צה\"ל ג׳ירף ג'ירף ג’ירף", "he")
        == "[צה״ל] [צה”ל] [צה“ל] [צה\"ל] [ג׳ירף] [ג'ירף] [ג’ירף]")
    #expect(MarkedText.words("“שלום” a”b", "he") == "“[שלום]” [a]”[b]")
  }

  @Test func `an Arabic word keeps what is written with it, and its marks`() {
    #expect(MarkedText.words("وبكتابهم فسنلعب، والبيت ـه") == "[وبكتابهم] [فسنلعب]، [والبيت] [ـه]")
  }

  @Test func `apostrophes inside are letters, and those around a word are not`() {
    #expect(
      MarkedText.words("o’clock ’tis dogs’ l’ami aujourd'hui")
        == "[o’clock] ’[tis] [dogs]’ [l’ami] [aujourd'hui]")
  }

  @Test func `each emoji, flag and object is a word`() {
    #expect(
      MarkedText.words("a🇫🇷🇩🇪b \u{FFFC}\u{FFFC} 👩‍🚀5️⃣") == "[a][🇫🇷][🇩🇪][b] [\u{FFFC}][\u{FFFC}] [👩‍🚀][5️⃣]")
  }

  @Test func `a combining mark belongs to its word and makes none alone`() {
    #expect(MarkedText.words("cafe\u{301} \u{301} x") == "[cafe\u{301}] \u{301} [x]")
  }

  @Test func `a byte order mark inside a text is no word`() {
    #expect(MarkedText.words("\u{FEFF}one\u{FEFF} two") == "\u{FEFF}[one\u{FEFF}] [two]")
  }

  @Test func `a colon is no part of a word but in Swedish and Finnish`() {
    #expect(MarkedText.words("EU:n", "en") == "[EU]:[n]")
    #expect(MarkedText.words("EU:n", "fi") == "[EU:n]")
  }
}
