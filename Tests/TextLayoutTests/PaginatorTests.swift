// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing
import TextLayout

@Suite struct PaginatorTests {
  @Test func `a blank row stands between blocks`() throws {
    #expect(
      try drawing("Morning", "The tide was out.", columns: 9) == """
        |Morning..|
        |.........|
        |The tide.|
        |was out..|
        """)
  }

  @Test func `a page takes its rows, and the next begins with the next line`() throws {
    #expect(
      try drawing("one two six ten red", columns: 3, rows: 2) == """
        |one|
        |two|
        ~
        |six|
        |ten|
        ~
        |red|
        """)
  }

  @Test func `no blank row stands at the top of a page`() throws {
    #expect(
      try drawing("one two", "six", columns: 3, rows: 2) == """
        |one|
        |two|
        ~
        |six|
        """)
  }

  @Test func `no blank row stands alone at the bottom of a page`() throws {
    #expect(
      try drawing("one two", "six", columns: 3, rows: 3) == """
        |one|
        |two|
        ~
        |six|
        """)
  }

  @Test func `an empty block keeps its row`() throws {
    #expect(
      try drawing("one", "", "two", columns: 3) == """
        |one|
        |...|
        |...|
        |...|
        |two|
        """)
  }

  @Test func `a block that goes on with the paragraph stands below it without a blank row`() throws
  {
    let joined = section(["one", "two"], join: .sameParagraph)
    #expect(
      try drawing(of: joined, columns: 3, rows: 9) == """
        |one|
        |two|
        """)
  }

  @Test func `one row holds one line a page`() throws {
    #expect(try drawing("one two", "six", columns: 3, rows: 1) == "|one|\n~\n|two|\n~\n|six|")
  }

  @Test func `fewer rows than one are one`() throws {
    #expect(try drawing("one two", columns: 3, rows: .min) == "|one|\n~\n|two|")
  }

  @Test func `a section without lines has one page, a blank one`() throws {
    let layout = try #require(FixedPitchLayout(columns: 9, rows: 9).layout(section([])))
    #expect(layout.lines.count == 0)
    #expect(layout.pageCount == 1)
  }

  @Test func `lines of another section have no layout`() {
    let long = LineFiller(width: 9, measurer: FixedPitch()).lines(of: section(["one two"]))
    #expect(Paginator(rows: 9).layout(long, of: section(["one"])) == nil)
  }
}
