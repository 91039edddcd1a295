// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct WhiteSpaceTests {
  @Test(arguments: [
    ("<p>  a \n\t b  </p>", "[paragraph] a b"),
    ("<p>a <b> b </b> c</p>", "[paragraph] a b c"),
    ("<p>a<b> b</b></p>", "[paragraph] a b"),
    ("<p> <b> </b> a</p>", "[paragraph] a"),
    ("<p>a<!-- note -->b<?pi x?>c</p>", "[paragraph] abc"),
    ("<p>a&#xA0;b&nbsp; c</p>", "[paragraph] a\u{A0}b\u{A0} c"),
    ("<p>&nbsp;</p>", "[paragraph] \u{A0}"),
    ("<p><![CDATA[a  <b>]]></p>", "[paragraph] a <b>"),
  ])
  func `white space collapses over the edges of inline elements`(body: String, expected: String) {
    #expect(rendering(ofBody: body) == expected)
  }

  // TROUBLES 8
  @Test(arguments: [
    ("<p>first half of<br/>the line</p>", "[paragraph] first half of⏎the line"),
    ("<p>a <br/> b</p>", "[paragraph] a⏎b"),
    ("<p>a<br/><br/>b</p>", "[paragraph] a⏎⏎b"),
    ("<p><br/> a<br/></p>", "[paragraph] a"),
    ("<p><br/></p>", ""),
    ("<p>a<b><br/></b>b</p>", "[paragraph] a⏎b"),
  ])
  func `a line break stays inside its block`(body: String, expected: String) {
    #expect(rendering(ofBody: body) == expected)
  }

  @Test(arguments: [
    ("<pre>\n  a\n\tb  c\n\n d\n</pre>", "[code]   a⏎\tb  c⏎⏎ d"),
    ("<p style='white-space: pre-wrap'>a  b\n c</p>", "[paragraph] a  b⏎ c"),
    ("<p style='WHITE-SPACE:pre-line'>a   b\n  c</p>", "[paragraph] a b⏎c"),
    ("<pre style='white-space: normal'>a   b</pre>", "[code] a b"),
    ("<p>a <code style='white-space:pre'>b  c</code>  d</p>", "[paragraph] a b  c d"),
  ])
  func `white space is kept where the markup keeps it`(body: String, expected: String) {
    #expect(rendering(ofBody: body) == expected)
  }

  @Test func `a line end of the source is nothing between Chinese or Japanese letters`() {
    #expect(rendering(ofBody: "<p>我走\n了。\n  <b>他\n</b>来 好</p>") == "[paragraph] 我走了。他来 好")
    #expect(rendering(ofBody: "<p>日本\nab\n語</p>") == "[paragraph] 日本 ab 語")
    #expect(rendering(ofBody: "<p>한국\n말</p>") == "[paragraph] 한국 말")
  }
}
