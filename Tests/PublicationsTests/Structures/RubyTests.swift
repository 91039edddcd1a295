// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct RubyTests {
  // TROUBLES 26
  @Test(arguments: [
    ("<ruby>梅雨<rt>つゆ</rt></ruby>だ", "梅雨だ", ["ruby つゆ: 梅雨"]),
    ("<ruby>梅雨<rp>(</rp><rt>つゆ</rt><rp>)</rp></ruby>", "梅雨", ["ruby つゆ: 梅雨"]),
    ("<ruby>梅<rt>うめ</rt>雨<rt>あめ</rt></ruby>", "梅雨", ["ruby うめ: 梅", "ruby あめ: 雨"]),
    (
      "<ruby><rb>東</rb><rb>京</rb><rt>とう</rt><rt>きょう</rt></ruby>", "東京",
      ["ruby とう: 東", "ruby きょう: 京"]
    ),
    ("<ruby><rb>東</rb><rb>京</rb><rt>とうきょう</rt></ruby>", "東京", ["ruby とうきょう: 東京"]),
    (
      "<ruby><rb>東</rb><rb>京</rb><rb>都</rb><rt>と</rt><rt>き</rt></ruby>", "東京都",
      ["ruby と: 東", "ruby き: 京"]
    ),
    ("<ruby>東<rt>と</rt><rt>う</rt></ruby>", "東", ["ruby とう: 東"]),
    (
      "<ruby><rb>東</rb><rb>京</rb><rtc><rt>とう</rt><rt>きょう</rt></rtc><rtc>Tokyo</rtc></ruby>",
      "東京", ["ruby とう: 東", "ruby きょう: 京"]
    ),
    ("<ruby>東京<rtc>Tokyo</rtc></ruby>", "東京", ["ruby Tokyo: 東京"]),
    (
      "<ruby>\n 漢 \n<rt>かん</rt>\n 字\n<rt>じ</rt>\n</ruby>", "漢字",
      ["ruby かん: 漢", "ruby じ: 字"]
    ),
    ("<ruby><i>漢<rt>かん</rt></i></ruby>", "漢", ["stress: 漢", "ruby かん: 漢"]),
    ("<ruby>大事<rt>・・</rt></ruby>", "大事", ["stress: 大事"]),
    ("<ruby>大事<rt> </rt></ruby>な", "大事な", []),
    ("<ruby>大事</ruby><rt>x</rt>な", "大事な", []),
    ("<ruby>a<ruby>b<rt>c</rt></ruby><rt>d</rt></ruby>", "ab", ["ruby d: ab", "ruby c: b"]),
  ])
  func `the base is text and the reading is told of it`(
    markup: String, text: String, expected: [String]
  ) {
    let content = chapter("<p>\(markup)</p>")
    #expect(content.rendering == "[paragraph] \(text)")
    #expect(content.runs == expected)
  }
}
