// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

// TROUBLES 21
@Suite struct SkippedTests {
  @Test(arguments: [
    ("<p hidden=''>x</p>", "p", SkippedContent.Reason.hidden),
    ("<dialog>x</dialog>", "dialog", .hidden),
    ("<p aria-hidden='true'><b hidden=''>x</b></p>", "p", .hiddenFromAssistiveTechnology),
    ("<p style='display:none'>x</p>", "p", .hiddenByStyle),
    ("<details><summary>s</summary>x</details>", "details", .closed),
    ("<script>x</script>", "script", .script), ("<style>x</style>", "style", .script),
    ("<img alt=''/>", "img", .decoration),
    ("<svg role='none'><text>x</text></svg>", "svg", .decoration),
    ("<switch><case>x</case></switch>", "case", .alternative),
  ])
  func `what is left out is told, with the reason and the place`(
    body: String, element: String, reason: SkippedContent.Reason
  ) {
    #expect(
      chapter("<p>a</p>\n" + body).skipped
        == [SkippedContent(place: "a.xhtml, line 5", element: element, reason: reason)])
  }

  @Test(arguments: [
    "<ruby>a<rp>(</rp><rt>b</rt></ruby>", "<span epub:type='pagebreak'>7</span>", "<p/>",
    "<!-- x -->",
  ])
  func `what is told in another way is not left out`(body: String) {
    #expect(chapter(body).skipped.isEmpty)
  }
}
