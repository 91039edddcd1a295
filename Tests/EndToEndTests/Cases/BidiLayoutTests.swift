// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Publications
import Testing
import TextLayout

/// Text of both directions in cells, with the ICU that the tool uses.
@Suite("Right-to-left layout")
struct BidiLayoutTests {
  private func layout(_ text: String, columns: Int) throws -> (TextSection, LineLayout) {
    let section = TextSection(
      SectionContent(paragraphs: text), in: TextSpace(), segmenter: ICUSegmenter())
    let layout = FixedPitchLayout(columns: columns, rows: 30, bidi: ICUBidiResolver())
    return (section, try #require(layout.layout(section)?.lines(onPage: 0)))
  }

  @Test func `a right-to-left paragraph begins at the right edge of the page`() throws {
    let (section, lines) = try layout("שלום עולם\nabc", columns: 20)
    #expect(lines.lineFrame(0) == Rect(x: 11, y: 0, width: 9, height: 1))
    #expect(lines.lineFrame(1)?.x == 0)
    #expect(lines.caretRect(at: section.textRange.start)?.x == 20)
  }

  @Test func `a block is laid out in the direction it was given, whatever its characters`() throws {
    var builder = SectionBuilder()
    builder.openBlock(.paragraph, writingDirection: .rightToLeft)
    builder.append("abc 1")
    builder.openBlock(.paragraph)
    builder.append("abc 1")
    let section = TextSection(builder.finish(), in: TextSpace(), segmenter: ICUSegmenter())
    let layout = FixedPitchLayout(columns: 20, rows: 30, bidi: ICUBidiResolver())
    let lines = try #require(layout.layout(section)?.lines(onPage: 0))
    #expect(lines.lineFrame(0) == Rect(x: 15, y: 0, width: 5, height: 1))
    #expect(lines.lineFrame(1)?.x == 0)
  }

  @Test func `spaces that hang at the end of a right-to-left line are at its left edge`() throws {
    let (section, lines) = try layout("שלום עולם", columns: 5)
    let end = try #require(section.position(atUTF16: 5))
    #expect(lines.lineFrame(0) == Rect(x: 1, y: 0, width: 4, height: 1))
    #expect(lines.caretRect(at: end, affinity: .upstream)?.x == 1)
    #expect(lines.caretRect(at: end)?.x == 5)
  }

  @Test func `a caret goes through runs of both directions, one character after the other`() throws
  {
    let host = try GeometryHost("abc مرحبا 123 def", base: .leftToRight)
    var carets = [TextCaret(host.textRange.start)]
    while let next = host.caret(carets[carets.count - 1], .right) { carets.append(next.caret) }
    let places = carets.compactMap { host.caretRect(at: $0.position, affinity: $0.affinity)?.x }
    #expect(places == (0...17).map { Double($0) * 10 })
    var back = [carets[carets.count - 1]]
    while let next = host.caret(back[back.count - 1], .left) { back.append(next.caret) }
    let placesBack = back.compactMap { host.caretRect(at: $0.position, affinity: $0.affinity)?.x }
    #expect(placesBack == places.reversed())
  }

  @Test(arguments: CorpusText.prose)
  func `direction changes no line and no page`(text: CorpusText) throws {
    let publication = try Publication.open(text.path)
    for number in 0..<publication.sectionCount {
      let section = TextSection(
        publication.content(ofSection: number), in: TextSpace(), segmenter: ICUSegmenter())
      let plain = try #require(FixedPitchLayout(columns: 40, rows: 20).layout(section))
      let bidi = try #require(
        FixedPitchLayout(columns: 40, rows: 20, bidi: ICUBidiResolver()).layout(section))
      #expect(plain.pageCount == bidi.pageCount && plain.lines.count == bidi.lines.count)
      for index in 0..<plain.lines.count {
        let (one, other) = (plain.lines[index], bidi.lines[index])
        #expect(one.utf8 == other.utf8 && one.rect.width == other.rect.width)
        if text != .arabic { #expect(one == other) }
        #expect(other.rect.x >= 0 && other.rect.x + other.rect.width <= 40)
      }
    }
  }
}
