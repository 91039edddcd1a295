// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct StyleSheetTests {
  /// The text of a body under a style sheet, and what was left out of it.
  private func read(_ css: String, _ body: String) -> SectionContent {
    document(
      "<html><head><style type='text/css'>\(css)</style></head><body>\(body)</body></html>")
  }

  private func document(_ text: String) -> SectionContent {
    MarkupDocument(place: "a.xhtml", language: .undetermined).read(Array(text.utf8))
  }

  @Test(arguments: [
    ".x { display: none }", "b{display:none}", "#i { display : NONE ; }", "p b.x#i {display:none}",
    "p > b { display: none }", "div *.x {display:none}", "i, .x, u { color: red; display: none }",
    ".x.y { visibility: hidden }", "/* b { */ .x { /* } */ display: none }",
    "@media screen { .x { display: none } }", "@media all, print { .x { display: none } }",
    "@charset 'utf-8'; @font-face { src: x } .x { display: none }",
    "@media print { p { display: none } } .x { display: none }",
    "p:hover, .x { display: none }", ".x { display: none !important } .x { display: block }",
    ".x { content: '}'; display: none }",
    "html body div p .x { display: none }", ".x{display:none", "}}} .x { display: none }",
    "b { display: block } .x { display: none }", ".x { display: inline } .x { display: none }",
    "@media screen { @media print { p {display:none} } .x { display: none } }",
  ])
  func `what a sheet hides is not read`(css: String) {
    let content = read(css, "<div><p>be<b class='y x' id='i'>HID</b>fore</p></div>")
    #expect(content.rendering == "[paragraph] before")
    #expect(content.skipped.map(\.element) == ["b"])
  }

  @Test(arguments: [
    ".z { display: none }", "@media print { .x { display: none } }", "b i { display: none }",
    "div > b { display: none }", "i + b { display: none }", "b::before { display: none }",
    "b[title] { display: none }", "b:first-child { display: none }", ".xx { display: none }",
    "@media (max-width: 300px) { .x { display: none } }", "@supports (x: y) { b {display:none} }",
    "@media not screen { .x { display: none } }", ".x { display: none } b#i { display: inline }",
    ".x { display: none } .x { display: inline }", "#x { display: none }", "> b { display: none }",
    "b > { display: none }", ".x { display: none; display: inline }", "\\.x { display: none }",
    "@media print { @media screen { .x { display: none } } }", ".x { speak: none }",
    ".x { visibility: hidden } #i { visibility: visible }",
  ])
  func `what a sheet does not surely hide is read`(css: String) {
    let content = read(css, "<div><p>be<b class='y x' id='i'>HID</b>fore</p></div>")
    #expect(content.rendering == "[paragraph] beHIDfore")
    #expect(content.skipped.isEmpty)
  }

  @Test func `an element's own style is weighed against the sheet's`() {
    let shown = read(".x { display: none }", "<p class='x' style='display: block'>a</p>")
    #expect(shown.rendering == "[paragraph] a")
    let hidden = read(
      ".x { display: none ! important }", "<p class='x' style='display:block'>a</p>")
    #expect(hidden.rendering == "")
    #expect(hidden.skipped.map(\.reason) == [.hiddenBySelector(".x")])
    let own = read("", "<p style='display: none'>a</p>")
    #expect(own.skipped.map(\.reason) == [.hiddenByStyle])
  }

  @Test func `what is invisible may show a part of itself`() {
    let content = read(
      ".x { visibility: hidden } .y { visibility: visible }",
      "<p>a</p><div class='x'><p>b<img alt='c'/></p><p>d<i>e</i><span class='y'>f</span></p></div>")
    #expect(content.rendering == "[paragraph] a\n[paragraph] f")
    #expect(content.skipped.count == 1)
  }

  @Test func `white space and marks follow the sheet`() {
    let content = read(
      ".v { white-space: pre } ul { list-style-type: square }",
      "<div class='v'>a\n  b</div><ul><li>c</li></ul>")
    #expect(content.rendering == "[paragraph] a⏎  b\n[list-item] c")
    #expect(content.runs("item") == ["item 1/1 “▪”: c"])
  }

  @Test func `an inline element that is a block stands on a line of its own`() {
    let verse = read("span { display: block }", "<p><span>a</span><span>b</span> c</p>")
    #expect(verse.rendering == "[paragraph] a⏎b⏎c")
    let broken = read("span { display: block }", "<p><span>a</span><br/><span>b</span></p>")
    #expect(broken.rendering == "[paragraph] a⏎b")
    let dropCap = read("span { display: block; float: left }", "<p><span>T</span>he</p>")
    #expect(dropCap.rendering == "[paragraph] The")
  }

  @Test(arguments: [
    ("html { -epub-writing-mode: vertical-rl }", WritingMode.verticalRightToLeft),
    ("body { writing-mode: tb-rl }", .verticalRightToLeft),
    ("html { -webkit-writing-mode: vertical-lr }", .verticalLeftToRight),
    ("body { writing-mode: horizontal-tb }", .horizontal), ("p { writing-mode: tb-rl }", nil),
  ])
  func `the writing mode is the document's`(css: String, expected: WritingMode?) {
    #expect(read(css, "<p>a</p>").writingMode == expected)
  }

  @Test func `linked sheets and those they import are read, once`() throws {
    var book = TestBook()
    let link = "<link rel='stylesheet' href='css/a.css'/>"
    book.chapters = [
      (
        "c1.xhtml",
        """
        <html xmlns="http://www.w3.org/1999/xhtml"><head>\(link)
        <link rel='stylesheet' media='print' href='css/print.css'/>
        <link rel='alternate stylesheet' href='css/print.css'/>
        <link rel='stylesheet' href='../../../../etc/passwd'/></head>
        <body><p>a<b>b</b><i>c</i><u>d</u></p></body></html>
        """
      )
    ]
    book.files = [
      ("css/a.css", Array("@import url('b.css'); @import 'a.css'; b { display: none }".utf8)),
      ("css/b.css", Array("@import \"c.css\" print; i { display: none }".utf8)),
      ("css/c.css", Array("u { display: none }".utf8)),
      ("css/print.css", Array("u, p { display: none }".utf8)),
    ]
    try book.read {
      #expect($0.rendering == "[paragraph en] ad")
      #expect(
        $0.content(ofSection: 0).skipped.map(\.reason)
          == [.hiddenBySelector("b"), .hiddenBySelector("i")])
    }
  }

  @Test func `a hostile sheet ends`() {
    let deep = String(repeating: "div ", count: 7)
    let rules = (0..<5000).map { "\(deep) .x\($0) p { display: none }" }.joined(separator: "\n")
    let open = String(repeating: "<div>", count: 1000)
    let close = String(repeating: "</div>", count: 1000)
    let content = read(rules, open + String(repeating: "<p>a</p>", count: 2000) + close)
    #expect(content.blocks.count == 2000)
    let media = String(repeating: "@media screen {", count: 60_000)
    #expect(read(media + "p { display: none }", "<p>a</p>").blocks.isEmpty)
    #expect(read(String(repeating: "@x {", count: 100_000), "<p>a</p>").blocks.count == 1)
    #expect(read(String(repeating: "'", count: 100_000), "<p>a</p>").blocks.count == 1)
  }

  @Test func `any byte of a sheet may be wrong without a trap`() {
    let bytes = Array(
      "@import 'a'; @media screen { p > .x, #i { display: none !important; } } /* c */ b{x:'y'}"
        .utf8)
    var state: UInt64 = 7
    for round in 0..<3000 {
      var broken = bytes
      for _ in 0...round % 4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        broken[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 17)
      }
      let sheet = StyleSheet(broken)
      #expect(sheet.imports.count <= 2)
    }
  }
}
