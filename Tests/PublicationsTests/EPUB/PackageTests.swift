// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct PackageTests {
  @Test func `a book says its title, authors, language and identifier`() throws {
    var book = TestBook()
    book.metadata = """
      <dc:identifier>other</dc:identifier><dc:identifier id="uid"> urn:x </dc:identifier>
      <dc:title id="t"> A
        Book </dc:title><dc:title>Second</dc:title><meta refines="#t" property="title-type">main</meta>
      <dc:language> fr </dc:language><dc:language>en</dc:language>
      <dc:creator>Ada</dc:creator><dc:creator>Ben</dc:creator>
      """
    try book.read {
      #expect($0.title == "A Book")
      #expect($0.creators == ["Ada", "Ben"])
      #expect($0.language == TextLanguage("fr"))
      #expect($0.identifier == "urn:x")
      #expect($0.diagnostics.isEmpty)
    }
  }

  @Test func `a book that says nothing of itself is read`() throws {
    var book = TestBook()
    book.metadata = ""
    try book.read {
      #expect($0.title == nil && $0.creators.isEmpty && $0.identifier == nil)
      #expect($0.rendering == "[paragraph] One.")
    }
  }

  // TROUBLES 50
  @Test func `the spine is the reading order, not the table of contents`() throws {
    var book = TestBook()
    book.chapters = [("c1.xhtml", "<p>One.</p>"), ("c2.xhtml", "<p>Two.</p>")]
    book.navigation = #"<ol><li><a href="c2.xhtml">Second</a></li></ol>"#
    try book.read {
      #expect($0.rendering == "[paragraph en] One.\n--\n[paragraph en] Two.")
      #expect($0.title(ofSection: 0) == nil)
      #expect($0.title(ofSection: 1) == "Second")
      #expect($0.sectionPlace(1) == "OPS/c2.xhtml")
    }
  }

  @Test func `a file whose headings are items of the spine is read once`() throws {
    var book = TestBook()
    book.items = #"""
      <item id="c0#a" href="c1.xhtml#a" media-type="application/xhtml+xml"/>
      <item id="c0#b" href="c1.xhtml#b" media-type="application/xhtml+xml"/>
      """#
    book.references = ##"<itemref idref="c0#a"/><itemref idref="c0#b"/>"##
    try book.read {
      #expect($0.rendering == "[paragraph en] One.")
      #expect($0.diagnostics.map(\.place) == ["OPS/package.opf"])
    }
  }

  @Test func `items that are not linear are left out of the reading order`() throws {
    var book = TestBook()
    book.files = [("n.xhtml", Array(TestBook.chapter("<p>Note</p>").utf8))]
    book.items = #"<item id="n" href="n.xhtml" media-type="application/xhtml+xml"/>"#
    book.references = #"<itemref idref="n" linear="no"/>"#
    try book.read { #expect($0.rendering == "[paragraph en] One.") }
  }

  @Test(arguments: [
    ("gone.xhtml", #"<item id="x" href="gone.xhtml" media-type="application/xhtml+xml"/>"#),
    ("not in manifest", ""),
    ("remote", #"<item id="x" href="https://example.org/a" media-type="application/xhtml+xml"/>"#),
    ("outside", #"<item id="x" href="../../../etc/hostname" media-type="text/plain"/>"#),
    ("script", #"<item id="x" href="c1.xhtml" media-type="text/javascript"/>"#),
    ("no href", #"<item id="x" media-type="application/xhtml+xml"/>"#),
  ])
  func `a spine item that leads nowhere is an empty section with a diagnostic`(
    name: String, item: String
  ) throws {
    var book = TestBook()
    book.items = item
    book.references = #"<itemref idref="x"/>"#
    try book.read {
      #expect($0.sectionCount == 2)
      #expect($0.content(ofSection: 0).blocks.count == 1)
      #expect($0.content(ofSection: 1).blocks.isEmpty)
      #expect($0.content(ofSection: 1).diagnostics.count == 1)
    }
  }

  @Test func `ids are compared without the white space around them`() throws {
    var book = TestBook()
    book.files = [("x.xhtml", Array(TestBook.chapter("<p>X</p>").utf8))]
    book.items = #"<item id=" x " href=" x.xhtml " media-type=" application/xhtml+xml "/>"#
    book.references = #"<itemref idref="x  "/>"#
    try book.read { #expect($0.content(ofSection: 1).rendering == "[paragraph en] X") }
  }

  @Test func `of two items with one id the first keeps it`() throws {
    var book = TestBook()
    book.items = #"<item id="c0" href="other.xhtml" media-type="application/xhtml+xml"/>"#
    try book.read {
      #expect($0.rendering == "[paragraph en] One.")
      #expect($0.diagnostics.count == 1)
    }
  }

  @Test(arguments: ["a b.xhtml", "ф%.xhtml", "e\u{301}.xhtml", "100%25.xhtml"])
  func `names are found percent-encoded, as they are, and in another normalisation`(name: String)
    throws
  {
    var book = TestBook()
    book.chapters = [(name, "<p>Found</p>")]
    try book.read { #expect($0.rendering == "[paragraph en] Found") }
    book.chapters = []
    let encoded = name.utf8.map { "%" + String($0, radix: 16) }.joined()
    book.items = #"<item id="x" href="\#(encoded)" media-type="application/xhtml+xml"/>"#
    book.references = #"<itemref idref="x"/>"#
    book.files = [(name, Array(TestBook.chapter("<p>Found</p>").utf8))]
    try book.read { #expect($0.rendering == "[paragraph en] Found") }
  }

  @Test func `a composed reference finds a decomposed name`() throws {
    var book = TestBook()
    book.files = [("cafe\u{301}.xhtml", Array(TestBook.chapter("<p>Found</p>").utf8))]
    book.items = #"<item id="x" href="caf%C3%A9.xhtml" media-type="application/xhtml+xml"/>"#
    book.references = #"<itemref idref="x"/>"#
    try book.read { #expect($0.content(ofSection: 1).rendering == "[paragraph en] Found") }
  }

  // TROUBLES 49
  @Test func `five thousand empty items cost no stack`() throws {
    var book = TestBook()
    book.chapters = (0..<5000).map { ("c\($0).xhtml", "") }
    try book.read { book in
      #expect(book.sectionCount == 5000)
      #expect(
        stride(from: 0, to: 5000, by: 100).allSatisfy { book.content(ofSection: $0).blocks.isEmpty }
      )
    }
    var missing = TestBook()
    missing.references = String(repeating: #"<itemref idref="gone"/>"#, count: 5000)
    try missing.read { book in
      #expect((1..<5001).allSatisfy { book.content(ofSection: $0).diagnostics.count == 1 })
    }
  }

  @Test func `a section out of range is empty`() throws {
    try TestBook().read {
      #expect($0.content(ofSection: -1).diagnostics.count == 1)
      #expect($0.content(ofSection: 1).diagnostics.count == 1)
      #expect($0.sectionPlace(7) == "")
    }
  }

  @Test func `sections may be read at the same time`() async throws {
    var book = TestBook()
    book.chapters = (0..<50).map { ("c\($0).xhtml", "<p>Chapter \($0).</p>") }
    let folder = try TemporaryFolder()
    let publication = try Publication.open(try folder.write(book.archive, named: "b.epub"))
    await withTaskGroup(of: (Int, String).self) { group in
      for index in 0..<50 {
        group.addTask { (index, publication.content(ofSection: index).rendering) }
      }
      for await (index, text) in group { #expect(text == "[paragraph en] Chapter \(index).") }
    }
    withExtendedLifetime(folder) {}
  }
}
