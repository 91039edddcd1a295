// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct CharacterTests {
  @Test func `an emoji sequence is one character`() {
    #expect(MarkedText.characters("a👨‍👩‍👧b 👍🏽!") == "a‖👨‍👩‍👧‖b‖ ‖👍🏽‖!")
    #expect(MarkedText.characters("🇩🇪🇫🇷🇩") == "🇩🇪‖🇫🇷‖🇩")
  }

  @Test func `a Thai vowel belongs to its consonant`() {
    #expect(MarkedText.characters("สวัสดี") == "ส‖วั‖ส‖ดี")
  }

  @Test func `a carriage return and its line feed are one character`() {
    #expect(MarkedText.characters("a\r\nb\n\r") == "a‖\r\n‖b‖\n‖\r")
  }

  @Test func `a combining mark without a base is a character`() {
    #expect(MarkedText.characters("\u{301}e\u{301}\n\u{301}") == "\u{301}‖e\u{301}‖\n‖\u{301}")
  }

  @Test func `a byte order mark and a no-break space are characters`() {
    #expect(MarkedText.characters("\u{FEFF}a\u{A0}b") == "\u{FEFF}‖a‖\u{A0}‖b")
  }
}
