// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

extension [ContentsEntry] {
  /// The entries for people: `Title→section`, children in brackets.
  var rendering: String {
    map { entry in
      let target = entry.section.map { "→\($0)" } ?? ""
      return entry.title + target + (entry.children.isEmpty ? "" : " [\(entry.children.rendering)]")
    }.joined(separator: ", ")
  }
}

@Suite struct TableOfContentsTests {
  private var book: TestBook {
    var book = TestBook()
    book.chapters = [("c1.xhtml", "<p>One.</p>"), ("c2.xhtml", "<p>Two.</p>")]
    return book
  }

  private static let ncxItem =
    #"<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>"#
  private static func ncx(_ points: String) -> [(String, [UInt8])] {
    let text =
      #"<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><docTitle><text>T</text></docTitle><navMap>\#(points)</navMap></ncx>"#
    return [("toc.ncx", Array(text.utf8))]
  }
  private static let point =
    #"<navPoint><navLabel><text>First</text></navLabel><content src="c1.xhtml#a"/><navPoint><navLabel><text> In  it </text></navLabel><content src="c2.xhtml"/></navPoint></navPoint>"#

  @Test func `a navigation document is read with its nesting`() throws {
    var book = book
    book.navigation = """
      <ol><li><span>Part</span><ol><li><a href="c1.xhtml#x">First <i>of</i>
      two</a></li></ol></li><li><a href="c2.xhtml"><img alt="Second"/></a></li>
      <li><a href="gone.xhtml">Gone</a></li></ol>
      """
    try book.read {
      #expect($0.contents.rendering == "Part [First of two→0], Second→1, Gone")
      #expect($0.title(ofSection: 0) == "First of two")
    }
  }

  @Test func `the toc is chosen among several lists`() throws {
    var book = book
    book.navigation =
      #"<ol><li><a href="c1.xhtml">First</a></li></ol></nav><nav epub:type="landmarks"><ol><li><a href="c2.xhtml">Start</a></li></ol>"#
    try book.read { #expect($0.contents.rendering == "First→0") }
  }

  @Test func `an NCX is read where there is no navigation document`() throws {
    var book = book
    book.navigation = nil
    book.items = Self.ncxItem
    book.spineAttributes = #"toc="ncx""#
    book.files = Self.ncx(Self.point)
    try book.read {
      #expect($0.contents.rendering == "First→0 [In it→1]")
      #expect($0.diagnostics.isEmpty)
    }
    book.spineAttributes = ""
    try book.read { #expect($0.contents.rendering == "First→0 [In it→1]") }
  }

  @Test func `an empty navigation document gives way to the NCX`() throws {
    var book = book
    book.navigation = ""
    book.items = Self.ncxItem
    book.files = Self.ncx(Self.point)
    try book.read { #expect($0.contents.rendering == "First→0 [In it→1]") }
  }

  @Test func `without a table of contents the book is read and a diagnostic says so`() throws {
    var book = book
    book.navigation = nil
    try book.read {
      #expect($0.contents.isEmpty)
      #expect($0.diagnostics.count == 1)
      #expect($0.sectionCount == 2)
    }
    book.items = Self.ncxItem
    try book.read {
      #expect($0.contents.isEmpty)
      #expect($0.diagnostics.count == 2)
    }
  }

  @Test func `a broken table of contents is repaired or left, with a line`() throws {
    var book = book
    book.navigation = nil
    book.items = Self.ncxItem
    book.files = Self.ncx(
      "<navPoint><navLabel><text>First</text></navLabel><content src='c1.xhtml'></navPoint>")
    try book.read {
      #expect($0.contents.rendering.contains("First→0"))
      #expect($0.diagnostics.first?.place == "OPS/toc.ncx, line 1")
    }
  }
}
