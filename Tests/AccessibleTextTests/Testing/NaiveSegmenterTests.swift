// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("NaiveSegmenter")
struct NaiveSegmenterTests {
  @Test(
    arguments: [
      ("Hello, world", .word, "‸Hello‸, ‸world‸"), ("e\u{301}a", .character, "‸e\u{301}‸a‸"),
      ("One. Two.", .sentence, "‸One. ‸Two.‸"), ("“No.” Yes", .sentence, "‸“No.” ‸Yes‸"),
      ("a\u{FFFC}b", .word, "‸a‸\u{FFFC}‸b‸"), ("a b", .lineOpportunity, "‸a ‸b‸"),
      ("", .sentence, ""), ("\u{301}", .character, "‸\u{301}‸"), (" ", .sentence, "‸ ‸"),
    ] as [(String, SegmentKind, String)])
  func `units are where they look to be`(text: String, kind: SegmentKind, expected: String) {
    let edges = units(of: text, kind).flatMap { [$0.lowerBound, $0.upperBound] }
    #expect(MarkedText.render(text, at: edges) == expected)
  }

  @Test(arguments: UInt64(0)..<20, [SegmentKind.character, .sentence, .lineOpportunity])
  func `all kinds but words tile their paragraph`(seed: UInt64, kind: SegmentKind) {
    var texts = TextGenerator(seed: seed)
    let text = texts.paragraph(sentences: 5)
    var end = 0
    for unit in units(of: text, kind) {
      #expect(unit.lowerBound == end)
      end = unit.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test func `the generator gives the same text for the same seed, and many texts`() {
    let texts = (UInt64(0)..<50).map { seed in
      var texts = TextGenerator(seed: seed)
      return texts.section(paragraphs: 6)
    }
    var again = TextGenerator(seed: 7)
    #expect(again.section(paragraphs: 6) == texts[7])
    #expect(Set(texts).count > 40)
    #expect(again.section(paragraphs: -1) == "")
    #expect(again.paragraph(sentences: -1) == "")
  }

  private func units(of text: String, _ kind: SegmentKind) -> [Range<Int>] {
    let utf8 = Array(text.utf8)
    var builder = UnitBuilder(utf8Count: utf8.count)
    NaiveSegmenter().findUnits(
      of: kind, in: utf8.span,
      paragraphs: [SegmentParagraph(utf8: 0..<utf8.count, language: .undetermined)],
      into: &builder)
    return builder.units
  }

  @Test func `no mark joins a line break`() {
    let pieces = NaiveSegmenter.pieces(of: "a\u{301}\u{B}\u{301}", by: .character)
    #expect(pieces.map(\.text) == ["a\u{301}", "\u{B}", "\u{301}"])
  }
}
