// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing
import TextLayout

@Suite struct LineFillerTests {
  @Test func `a line takes the words that fit, and the next begins with the next word`() throws {
    #expect(
      try drawing("The quick brown fox jumps", columns: 11) == """
        |The quick..|
        |brown fox..|
        |jumps......|
        """)
  }

  @Test func `a word that just fits stays`() {
    #expect(lines("one two", columns: 7) == ["one two"])
    #expect(lines("one two", columns: 6) == ["one ", "two"])
  }

  @Test func `spaces at the end of a line hang`() throws {
    #expect(lines("one    two", columns: 3) == ["one    ", "two"])
    #expect(try drawing("one    two ", columns: 3) == "|one|\n|two|")
  }

  @Test(arguments: [" ", "\t", "\u{1680}", "\u{2003}", "\u{205F}", "\u{3000}", "\t \u{3000}"])
  func `all spaces that lines break after hang`(space: String) throws {
    let section = section(["one" + space + "two"])
    let filled = LineFiller(width: 3, measurer: FixedPitch()).lines(of: section)
    #expect(filled.map { text(of: $0, in: section) } == ["one" + space, "two"])
    #expect(filled.map(\.rect.width) == [3, 3])
  }

  @Test func `a space that does not let a line break counts`() throws {
    #expect(try drawing("one\u{A0} two", columns: 5) == "|one\u{A0}.|\n|two..|")
  }

  @Test(arguments: ["\u{2028}", "\u{85}", "\u{B}", "\u{C}"])
  func `whatever must break a line breaks it, and has no width`(lineBreak: String) {
    let section = section(["a" + lineBreak + "b"])
    let filled = LineFiller(width: 9, measurer: FixedPitch()).lines(of: section)
    #expect(filled.map { text(of: $0, in: section) } == ["a" + lineBreak, "b"])
    #expect(filled.map(\.rect.width) == [1, 1])
  }

  @Test func `what has no width begins no line`() {
    #expect(lines("日\u{200B}\u{200B}", columns: 1) == ["日\u{200B}\u{200B}"])
    #expect(lines("\u{200B}word", columns: 2) == ["\u{200B}wo", "rd"])
  }

  @Test func `spaces between words of a line count, and so do those at its start`() {
    #expect(lines("a   b", columns: 4) == ["a   ", "b"])
    #expect(lines("  ab", columns: 3) == ["  ", "ab"])
    #expect(lines("  ab", columns: 4) == ["  ab"])
  }

  @Test func `a long word begins a line of its own and breaks between characters`() throws {
    #expect(
      try drawing("an incomprehensible word", columns: 6) == """
        |an....|
        |incomp|
        |rehens|
        |ible..|
        |word..|
        """)
  }

  @Test func `what follows the rest of a long word goes on its line`() {
    #expect(lines("abcdefgh ij", columns: 6) == ["abcdef", "gh ij"])
  }

  @Test func `a long word does not break inside a character`() {
    #expect(
      lines("e\u{301}e\u{301}e\u{301}", columns: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test func `a line separator ends a line and belongs to it`() {
    #expect(lines("one\ntwo", columns: 9) == ["one\u{2028}", "two"])
    #expect(lines("one\n\ntwo", columns: 9) == ["one\u{2028}", "\u{2028}", "two"])
  }

  @Test func `a line separator at the end of a block begins no line`() {
    #expect(lines("one\n", columns: 9) == ["one\u{2028}"])
  }

  @Test func `spaces before a line separator hang with it`() throws {
    #expect(try drawing("one  \ntwo", columns: 3) == "|one|\n|two|")
  }

  @Test func `a line that breaks at a soft hyphen has a hyphen`() throws {
    let word = "an un\u{AD}be\u{AD}liev\u{AD}able"
    #expect(try drawing(word, columns: 15) == "|an unbelievable|")
    #expect(
      try drawing(word, columns: 8) == """
        |an unbe-|
        |lievable|
        """)
    #expect(
      try drawing(word, columns: 7) == """
        |an un-.|
        |believ-|
        |able...|
        """)
  }

  @Test func `a soft hyphen has no hyphen where the word alone fills the line`() throws {
    #expect(try drawing("abc\u{AD}def", columns: 3) == "|abc|\n|def|")
  }

  @Test func `a soft hyphen at the end of a block has no hyphen`() throws {
    #expect(try drawing("abc\u{AD}", columns: 5) == "|abc..|")
  }

  @Test func `a long word that breaks has no hyphen of what is before it`() throws {
    #expect(try drawing("\u{AD}abc😀d", columns: 4) == "|abc.|\n|😀d.|")
  }

  @Test func `an empty block is an empty line`() {
    #expect(lines("", columns: 5) == [""])
    #expect(lines("a", "", "b", columns: 5) == ["a", "", "b"])
  }

  @Test func `a block begins a line`() {
    #expect(lines("a b", "c", columns: 9) == ["a b", "c"])
  }

  @Test func `a section without blocks has no lines`() {
    #expect(LineFiller(width: 5, measurer: FixedPitch()).lines(of: section([])).isEmpty)
  }

  @Test func `one column holds one character a line`() {
    #expect(lines("ab c", columns: 1) == ["a", "b ", "c"])
  }

  @Test func `a character wider than the line has a line`() {
    #expect(lines("日本a", columns: 1) == ["日", "本", "a"])
  }

  @Test func `a width below one is one`() {
    #expect(lines("ab", columns: 0) == ["a", "b"])
    #expect(lines("ab", columns: .min) == ["a", "b"])
  }

  @Test func `any other measurer fills lines as well`() {
    struct Inches: TextMeasurer {
      func advance(of cluster: Span<UInt8>, at x: Int) -> Int { cluster[0] == 0x69 ? 1 : 3 }
    }
    let section = section(["iiiii mmm"])
    let filled = LineFiller(width: 9, measurer: Inches()).lines(of: section)
    #expect(filled.map { text(of: $0, in: section) } == ["iiiii ", "mmm"])
    #expect(filled.map(\.rect.width) == [5, 9])
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func `a measurer that errs still has its lines`(advance: Int) {
    struct Wrong: TextMeasurer {
      let advance: Int
      func advance(of cluster: Span<UInt8>, at x: Int) -> Int { advance }
    }
    let section = section(["one\u{AD}two 日"])
    let filled = LineFiller(width: 9, measurer: Wrong(advance: advance)).lines(of: section)
    #expect(filled.map { text(of: $0, in: section) }.joined() == "one\u{AD}two 日")
  }
}
