// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct NavigationTests {
  private var book: TestBook {
    var book = TestBook()
    book.chapters = [
      ("c1.xhtml", "<p>One <a id='p2'/>two.</p><h2 id='h'>Head</h2>"),
      ("c2.xhtml", "<p><span id='p3' epub:type='pagebreak'>iii</span>Three.</p>"),
    ]
    book.navigation = """
      <ol><li><a href="c1.xhtml#h">Head</a></li><li><a href="c2.xhtml">Two</a></li></ol></nav>
      <nav epub:type="page-list"><ol><li><a href="c1.xhtml">1</a></li>
      <li><a href="c1.xhtml#p2">2</a></li><li><a href="c2.xhtml#p3">3</a></li></ol></nav>
      <nav epub:type="landmarks"><ol><li><a epub:type="bodymatter" href="c1.xhtml#h">Start</a></li>
      <li><a href="c2.xhtml">No type</a></li></ol>
      """
    return book
  }

  private func places(_ entries: [ContentsEntry]) -> [String] {
    entries.map { "\($0.title)→\($0.section ?? -1)#\($0.anchor ?? "")" }
  }

  @Test func `entries lead to elements`() throws {
    try book.read {
      #expect(places($0.contents) == ["Head→0#h", "Two→1#"])
      #expect($0.content(ofSection: 0).anchorRendering["h"] == "Head")
    }
  }

  @Test func `the page list labels pages, also where the text has no mark for them`() throws {
    try book.read {
      #expect(places($0.pageList) == ["1→0#", "2→0#p2", "3→1#p3"])
      #expect($0.content(ofSection: 0).runs("page") == ["page 2: t"])
      #expect($0.content(ofSection: 1).runs("page") == ["page 3: T"])
      #expect($0.content(ofSection: 1).rendering == "[paragraph en] Three.")
    }
  }

  @Test func `landmarks have a kind and a place`() throws {
    try book.read {
      #expect($0.landmarks.map(\.kind) == ["bodymatter"])
      #expect($0.landmarks.map(\.title) == ["Start"])
      #expect($0.landmarks.map(\.section) == [0])
      #expect($0.landmarks.map(\.anchor) == ["h"])
    }
  }

  @Test func `an EPUB 2 has its landmarks in a guide and its pages in the NCX`() throws {
    var book = book
    book.navigation = nil
    book.items = #"<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>"#
    book.references =
      #"</spine><guide><reference type="cover" title="Cover" href="c2.xhtml"/></guide><spine>"#
    book.files = [
      (
        "toc.ncx",
        Array(
          """
          <ncx><navMap><navPoint><navLabel><text>A</text></navLabel><content src="c1.xhtml#h"/>
          </navPoint></navMap><pageList><pageTarget type="normal"><navLabel><text>2</text></navLabel>
          <content src="c1.xhtml#p2"/></pageTarget></pageList></ncx>
          """.utf8)
      )
    ]
    try book.read {
      #expect(places($0.contents) == ["A→0#h"])
      #expect(places($0.pageList) == ["2→0#p2"])
      #expect($0.landmarks.map(\.kind) == ["cover"])
      #expect($0.content(ofSection: 0).runs("page") == ["page 2: t"])
    }
  }

  @Test func `a link leads to a section, or to a file that is read only by links`() throws {
    var book = book
    book.files = [("n.xhtml", Array(TestBook.chapter("<p id='n'>Note</p>").utf8))]
    book.items = #"<item id="n" href="n.xhtml" media-type="application/xhtml+xml"/>"#
    book.references = #"<itemref idref="n" linear="no"/>"#
    try book.read {
      let place = try #require($0.place(ofTarget: "OPS/c1.xhtml#h"))
      #expect(place.section == 0 && place.anchor == "h")
      #expect($0.place(ofTarget: "OPS/n.xhtml#n") == nil)
      #expect($0.content(ofTarget: "OPS/n.xhtml#n")?.rendering == "[paragraph en] Note")
      #expect($0.content(ofTarget: "OPS/package.opf") == nil)
      #expect($0.skipped.map(\.reason) == [.nonLinear])
      #expect($0.skipped.map(\.place) == ["OPS/n.xhtml"])
    }
  }

  @Test(arguments: [
    ("rtl", WritingDirection.rightToLeft), ("ltr", .leftToRight), ("default", nil), ("x", nil),
  ])
  func `pages follow one another as the package says`(value: String, expected: WritingDirection?)
    throws
  {
    var book = TestBook()
    book.spineAttributes = #"page-progression-direction="\#(value)""#
    try book.read { #expect($0.pageProgression == expected) }
  }
}
