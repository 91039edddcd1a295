// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct RunTests {
  private func read(_ body: String) -> SectionContent {
    MarkupDocument(place: "b.epub", language: TextLanguage("en"), base: "OPS/text/c.xhtml")
      .read(Array(TestBook.chapter(body).utf8))
  }

  @Test(arguments: [
    ("<a href='d.xhtml#p%C3%A9'>x</a>", ["link→OPS/text/d.xhtml#pé: x"]),
    ("<a href='#n'>x</a>", ["link→OPS/text/c.xhtml#n: x"]),
    ("<a href='../e.xhtml'>x</a>", ["link→OPS/e.xhtml: x"]),
    ("<a href='https://example.org/a#b'>x</a>", ["link→https://example.org/a#b: x"]),
    ("<a href='mailto:a@b'>x</a>", ["link→mailto:a@b: x"]),
    ("<a id='x'>x</a>", []), ("<a href='#n'> </a>", []),
    ("a<i> b <b>c</b></i> d", ["stress: b c", "strong: c"]),
    ("<em>a</em><strong>b</strong>", ["stress: a", "strong: b"]),
    ("<em><strong>a</strong></em>", ["stress: a", "strong: a"]),
    ("<abbr title='Saint'>St.</abbr>", ["abbreviation of Saint: St."]),
    ("<abbr class='name eoc'>Inc.</abbr>", ["abbreviation: Inc.", "end: Inc."]),
    ("<a href='#n'><img alt='A'/></a>", ["link→OPS/text/c.xhtml#n: <>"]),
    (
      "<a epub:type='noteref' href='n.xhtml#n1'><sup>1</sup></a>",
      ["note→OPS/text/n.xhtml#n1: 1", "noteref 1: 1"]
    ),
    ("<a role='doc-noteref' href='#n1'>*</a>", ["note→OPS/text/c.xhtml#n1: *", "noteref 1: *"]),
  ])
  func `an inline element puts its text into a run`(markup: String, expected: [String]) {
    #expect(read("<p>\(markup)</p>").runs == expected)
  }

  @Test func `a run over blocks ends with the last of its text`() {
    #expect(
      read("<aside><p>a</p> <p>b</p> </aside><p>c</p>").runs == ["aside 1: a|b"])
  }

  // TROUBLES 17
  @Test func `superscripts are text, and a note's mark is known`() {
    let content = read(
      "<p>XIX<sup>e</sup> siècle<a epub:type='noteref' href='#n'><sup>[4]</sup></a>.</p>")
    #expect(content.rendering == "[paragraph en] XIXe siècle[4].")
    #expect(content.runs("note→") == ["note→OPS/text/c.xhtml#n: [4]"])
  }

  @Test(arguments: [
    ("<aside>a</aside>", "aside"), ("<aside epub:type='footnote'>a</aside>", "footnote"),
    ("<section role='doc-endnotes'>a</section>", "endnotes"),
    ("<div epub:type='chapter pullquote'>a</div>", "pullquote"),
    ("<nav role='doc-toc'>a</nav>", "toc"), ("<nav epub:type='landmarks'>a</nav>", "landmarks"),
    ("<section epub:type='loi'>a</section>", "loi"),
    ("<section role='doc-bibliography'>a</section>", "bibliography"),
    ("<details open=''>a</details>", "details"), ("<div role='figure'>a</div>", "figure"),
  ])
  func `a structure is known by its name, its type or its role`(body: String, kind: String) {
    #expect(read(body).runs == ["\(kind) 1: a"])
  }

  @Test func `two structures of a kind that touch are two`() {
    #expect(read("<aside>a</aside><aside>b</aside>").runs == ["aside 1: a", "aside 2: b"])
  }

  @Test(arguments: [
    ("<p id='a'>x</p><p>y</p>", ["a": "x"]), ("<p>x<a id='a'/></p><p>y</p>", ["a": ""]),
    ("<div id='a'><p>x</p><p>y</p></div>", ["a": "x|y"]),
    ("<p>x <b id='a'> y</b></p>", ["a": "y"]), ("<p><a name='a'>x</a></p>", ["a": "x"]),
    ("<p id='a'>x</p><p id='a'>y</p>", ["a": "x"]), ("<span id='a' hidden=''>x</span>y", ["a": ""]),
    ("<svg id='a'><text>x</text></svg>", ["a": ""]),
  ])
  func `an element with an id can be found`(body: String, expected: [String: String]) {
    #expect(read(body).anchorRendering == expected)
  }

  @Test(arguments: [
    ("<p>x<a id='a'/></p><p>y</p>", 1), ("<p>x</p><a id='a'/><p>y</p>", 2),
    ("<p>x</p><p><a id='a'/>y</p>", 2), ("<p>x <a id='a'/>y</p>", 2), ("<p>x</p><a id='a'/>", 1),
  ])
  func `an empty element is where its text would be`(body: String, offset: Int) {
    #expect(read(body).anchors["a"] == offset..<offset)
  }

  @Test(arguments: [
    ("<p>be<span epub:type='pagebreak' title='7'>x</span>fore</p>", ["page 7: f"]),
    ("<p>a</p><div role='doc-pagebreak' aria-label='7'/><p>é</p>", ["page 7: é"]),
    ("<p>a <span epub:type='pagebreak'> vii </span> b</p>", ["page vii: b"]),
    (
      "<span epub:type='pagebreak' title='1'/><hr epub:type='pagebreak' title='2'/><p>b</p>",
      ["page 1: b", "page 2: b"]
    ),
    ("<p>a</p><span epub:type='pagebreak' title='7'/><img alt='x'/>", ["page 7: <>"]),
    ("<p>a</p><pagenum>7</pagenum><p>b</p>", ["page 7: b"]),
    ("<p>a</p><span epub:type='pagebreak' title='7'/>", []),
  ])
  func `a printed page starts with a character and is never a word`(
    body: String, expected: [String]
  ) {
    let content = read(body)
    #expect(content.runs == expected)
    #expect(content.runs("pagebreak").isEmpty)
  }

  // TROUBLES 61
  @Test(arguments: [
    ("<p><span ssml:ph='wʊd'>would</span></p>", ["ipa wʊd: would"]),
    (
      "<p ssml:alphabet='X-SAMPA'><b><i ssml:ph='wUd'>would</i></b></p>",
      ["strong: would", "x-sampa wUd: would", "stress: would"]
    ),
    ("<p ssml:alphabet=''><i ssml:ph='wUd'>would</i></p>", ["stress: would"]),
  ])
  func `a pronunciation has the alphabet that is declared around it`(
    body: String, expected: [String]
  ) {
    let content = chapter(
      body, attributes: "xmlns:ssml='http://www.w3.org/2001/10/synthesis' ssml:alphabet='ipa'")
    #expect(content.runs == expected)
  }

  @Test(arguments: [
    ("<p dir='rtl'>1</p>", WritingDirection.rightToLeft),
    ("<div dir='rtl'><p dir='auto'>1</p></div>", nil),
    ("<p style='direction: rtl'>1</p>", .rightToLeft), ("<p>1</p>", nil),
    ("<div dir='rtl'><p dir='ltr'>1</p></div>", .leftToRight),
  ])
  func `a block has the direction that is declared for it`(
    body: String, expected: WritingDirection?
  ) {
    #expect(read(body).blocks.first?.writingDirection == expected)
  }
}
