// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("TextSection")
struct TextSectionTests {
  @Test func `the text of a range is exact, over block edges too`() throws {
    let marked = MarkedSection("One ‸two\nthree‸ four")
    #expect(marked.section.text(in: try marked.range) == "two\nthree")
    #expect(marked.section.text(in: marked.section.textRange) == "One two\nthree four")
  }

  @Test(arguments: UInt64(0)..<10)
  func `the texts of two neighbouring ranges make the text of both`(seed: UInt64) throws {
    var texts = TextGenerator(seed: seed)
    let section = MarkedSection(texts.section(paragraphs: 3)).section
    let whole = section.textRange
    let text = try #require(section.text(in: whole))
    for offset in 0...text.utf8.count {
      let position = try #require(section.position(atUTF8: offset))
      let before = try #require(TextRange(whole.start, position))
      let after = try #require(TextRange(position, whole.end))
      let texts = [section.text(in: before), section.text(in: after)]
      #expect(texts.compactMap { $0 }.joined() == text)
    }
  }

  @Test func `a stale or foreign range has no text and no attributes`() throws {
    let space = TextSpace()
    let section = MarkedSection("abc", in: space).section
    for stranger in [
      MarkedSection("‸abc‸"), MarkedSection("‸abc‸", in: space),
      MarkedSection("‸abc‸", in: space, ordinal: 1),
    ] {
      #expect(section.text(in: try stranger.range) == nil)
      #expect(section.attributes(in: try stranger.range) == [])
      #expect(section.blockIndex(at: try stranger.position) == nil)
    }
  }

  @Test(arguments: [
    ("a‸😀", 1), ("a‸😀", 2), ("a‸😀", 4), ("a😀‸", 5), ("‸a😀", 0),
  ])
  func `an offset inside a scalar rounds down to its start`(place: String, offset: Int) {
    let marked = MarkedSection(place)
    #expect(marked.section.position(atUTF8: offset) == marked.positions[0])
  }

  @Test(arguments: [-1, 4, Int.min, Int.max])
  func `there is no position beyond the text`(offset: Int) {
    #expect(MarkedSection("abc").section.position(atUTF8: offset) == nil)
  }

  @Test(arguments: [("‸a\n\nb", 0), ("a‸\n\nb", 0), ("a\n‸\nb", 1), ("a\n\n‸b", 2), ("a\n\nb‸", 2)])
  func `a position is in one block, at a block's end in that block`(
    place: String, block: Int
  ) throws {
    let marked = MarkedSection(place)
    #expect(marked.section.blockIndex(at: try marked.position) == block)
  }

  @Test func `a section without text has no blocks, but a start`() {
    let section = MarkedSection("").section
    #expect(section.blockIndex(at: section.textRange.start) == nil)
    #expect(section.text(in: section.textRange) == "")
    #expect(section.textRange.isEmpty)
  }

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func `there is no range of a block that is not there`(index: Int) {
    let marked = MarkedSection("One\nTwo")
    #expect(marked.section.range(ofBlock: index) == nil)
    #expect(marked.render(marked.section.range(ofBlock: 1)) == "One\n‸Two‸")
  }

  @Test func `the attributes of a range are cut to it`() throws {
    var builder = SectionBuilder(language: TextLanguage("en"))
    builder.openRun(.language(TextLanguage("fr")))
    builder.append("merci ")
    builder.closeRun()
    builder.appendObject(description: "A boat")
    let section = TextSection(builder.finish(), in: TextSpace(), segmenter: NaiveSegmenter())
    let whole = section.attributes(in: section.textRange)
    #expect(whole.map { section.text(in: $0.range) } == ["merci ", "\u{FFFC}"])
    let position = try #require(section.position(atUTF8: 3))
    let start = try #require(TextRange(section.textRange.start, position))
    #expect(section.attributes(in: start).map { section.text(in: $0.range) } == ["mer"])
    let caret = try #require(TextRange(position, position))
    #expect(section.attributes(in: caret) == [])
  }

  @Test func `the language of a section is that of its first block`() {
    let content = SectionContent(paragraphs: "a", language: TextLanguage("cy"))
    let section = TextSection(content, in: TextSpace(), segmenter: NaiveSegmenter())
    #expect(section.language.tag == "cy")
  }
}
