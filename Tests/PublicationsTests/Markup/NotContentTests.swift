// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct NotContentTests {
  @Test(arguments: [
    "<script>var a</script>", "<style>p {}</style>", "<template><p>x</p></template>",
    "<!-- x -->", "<?x y?>", #"<span hidden="hidden">x</span>"#,
    #"<span aria-hidden="true"><b>x</b></span>"#, #"<b style="color:red; display: none">x</b>"#,
    #"<b style="visibility:hidden!important">x</b>"#,
    #"<span epub:type="pagebreak" title="7">7</span>"#,
    #"<span role="doc-pagebreak">7</span>"#, "<dialog>x</dialog>",
  ])
  func `what is not content leaves no trace in a word`(markup: String) {
    #expect(rendering(ofBody: "<p>be\(markup)fore</p>") == "[paragraph] before")
  }

  @Test(arguments: [
    #"<b aria-hidden="false">fo</b>"#, #"<b style="display:inline">fo</b>"#,
    "<dialog open=''>fo</dialog>",
  ])
  func `what is shown is content`(markup: String) {
    let words = rendering(ofBody: "<p>be\(markup)re</p>").replacing("\n[paragraph] ", with: "")
    #expect(words == "[paragraph] before")
  }

  @Test func `of closed details only the summary is read`() {
    #expect(
      rendering(ofBody: "<details>x<summary>Sum <b>up</b></summary><p>Body</p></details>")
        == "[paragraph] Sum up")
    #expect(
      rendering(ofBody: "<details open=''><summary>Sum</summary><p>Body</p></details>")
        == "[paragraph] Sum\n[paragraph] Body")
  }

  @Test func `of ruby the base is read`() {
    #expect(
      rendering(ofBody: "<p><ruby>梅雨<rp>(</rp><rt>つゆ</rt><rp>)</rp></ruby>だ</p>")
        == "[paragraph] 梅雨だ")
  }

  @Test func `a hidden block does not part the text around it`() {
    #expect(rendering(ofBody: "<div>a<div hidden=''>x</div>b</div>") == "[paragraph] ab")
  }

  @Test func `the title of the document is not read`() {
    #expect(rendering(ofBody: "<p>A</p>") == "[paragraph] A")
  }
}
