// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct LineOpportunityTests {
  @Test func `a line may break after a space or a hyphen`() {
    let text = "a ‖well-‖known, ‖(bad) ‖fox!"
    #expect(MarkedText.lineOpportunities(text.replacing("‖", with: "")) == text)
  }

  @Test func `a line separator breaks the line`() {
    let text = "one\u{2028}‖two\u{2028}‖\u{2028}"
    #expect(MarkedText.lineOpportunities(text.replacing("‖", with: "")) == text)
  }

  @Test func `no line breaks at a no-break space, a word joiner or inside an emoji`() {
    let text = "10\u{A0}km ‖a\u{2060}b ‖👨‍👩‍👧"
    #expect(MarkedText.lineOpportunities(text.replacing("‖", with: "")) == text)
  }

  @Test func `a soft hyphen and a zero width space allow a break`() {
    let text = "ac\u{AD}‖ces\u{200B}‖sible"
    #expect(MarkedText.lineOpportunities(text.replacing("‖", with: "")) == text)
  }

  @Test func `Thai breaks between words and Chinese between ideographs`() {
    #expect(MarkedText.lineOpportunities("สวัสดีชาวโลก", "th") == "สวัสดี‖ชาว‖โลก")
    #expect(MarkedText.lineOpportunities("芝加哥。好", "zh") == "芝‖加‖哥。‖好")
  }
}
