// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct NoteTests {
  private func references(_ text: String, notes: String) throws -> [String] {
    var book = TestBook()
    book.chapters = [("c1.xhtml", text), ("n.xhtml", notes)]
    return try book.read { $0.content(ofSection: 0).runs("note→", "link") }
  }

  @Test(arguments: [
    ("<sup><a id='r' href='n.xhtml#n'>1</a></sup>", "<p id='n'><a href='c1.xhtml#r'>1</a> N.</p>"),
    ("<a id='r' href='n.xhtml#n'><sup>1</sup></a>", "<p><a id='n' href='c1.xhtml#r'>1</a> N.</p>"),
    (
      "<sup id='r'><a href='n.xhtml#n'>1</a></sup>",
      "<ol><li id='n'><p>N. <a href='c1.xhtml#r'>↩</a></p></li></ol>"
    ),
    (
      "<a id='r'/><a href='n.xhtml#n'><sup>1</sup></a>",
      "<div id='n'><p>N.</p><p>M. <a href='c1.xhtml#r'>1</a></p></div>"
    ),
    ("<a href='n.xhtml#n'><sup>1</sup></a>", "<aside id='n' epub:type='footnote'>N.</aside>"),
    ("<sup><a href='n.xhtml#n'>1</a></sup>", "<p id='n' role='doc-endnote'>N.</p>"),
  ])
  func `a superscript link to a note is a reference to it`(mark: String, note: String) throws {
    let found = try references("<p>Word\(mark).</p>", notes: note)
    #expect(found == ["note→OPS/n.xhtml#n: 1"])
  }

  @Test(arguments: [
    ("<a id='r' href='n.xhtml#n'>1</a>", "<p id='n'><a href='c1.xhtml#r'>1</a></p>"),
    ("<sup><a id='r' href='n.xhtml#n'>1</a></sup>", "<p id='n'>A chapter.</p>"),
    ("<sup><a id='r' href='n.xhtml#n'>1</a></sup>", "<p id='n'><a href='c1.xhtml#q'>1</a></p>"),
    ("<sup><a id='r' href='n.xhtml#gone'>1</a></sup>", "<p id='n'><a href='c1.xhtml#r'>1</a></p>"),
    (
      "<sup><a id='r' href='n.xhtml#n'>a long text of a link</a></sup>",
      "<p id='n'><a href='c1.xhtml#r'>1</a></p>"
    ),
    ("<sup><a id='r' href='gone.xhtml#n'>1</a></sup>", ""),
    ("<sup><a id='r' href='https://a/b#n'>1</a></sup>", ""),
  ])
  func `other links are links`(mark: String, note: String) throws {
    let found = try references("<p>Word\(mark).</p>", notes: note)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("link→") == true)
  }

  @Test func `notes in the same file are found`() throws {
    #expect(
      try references(
        """
        <p>Word<sup><a id='r' href='#n'>1</a></sup>.</p>
        <p id='n'><a href='#r'>1</a> Note.</p>
        """, notes: "") == ["note→OPS/c1.xhtml#n: 1", "link→OPS/c1.xhtml#r: 1"])
  }
}
