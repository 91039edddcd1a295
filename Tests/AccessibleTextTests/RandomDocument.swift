// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// A document of random sections, for laws: the same seed makes the same text.
///
/// Some blocks continue the one before, also over a section's edge.
func randomDocument(seed: UInt64, sections: Int = 4, paragraphs: Int = 6) -> TextDocument {
  TextDocument(sectionCount: sections, segmenter: NaiveSegmenter()) { number in
    var texts = TextGenerator(seed: seed &* 1_000 &+ UInt64(number))
    var builder = SectionBuilder()
    for _ in 0..<texts.number(in: 0...paragraphs) {
      let joins = texts.number(in: 0...3) == 0
      builder.openBlock(.paragraph, join: joins ? .sameParagraph : .newParagraph)
      builder.append(texts.paragraph(sentences: 5))
    }
    return builder.finish()
  }
}

/// Lays sections out by chance: lines cut between any two scalars, pages of any number of lines.
///
/// Some pages are blank. The same seed cuts the same way.
func randomLayout(seed: UInt64) -> @Sendable (TextSection) -> SectionLayout? {
  { section in
    var chance = TextGenerator(seed: seed &* 7_919 &+ UInt64(section.textRange.start.section))
    var lines: [LineLayout.Line] = []
    for block in section.blocks {
      var start = block.utf8.lowerBound
      repeat {
        let wanted = min(start + chance.number(in: 1...40), block.utf8.upperBound)
        var end = section.position(atUTF8: wanted)?.utf8Offset ?? wanted
        if end <= start { end = block.utf8.upperBound }
        let rect = Rect(x: 0, y: Double(lines.count), width: 40, height: 1)
        lines.append(LineLayout.Line(utf8: start..<end, rect: rect))
        start = end
      } while start < block.utf8.upperBound
    }
    var pages = [0]
    while let first = pages.last, first < lines.count, pages.count < 200 {
      pages.append(min(lines.count, first + chance.number(in: 0...4)))
    }
    if pages.last == lines.count, pages.count > 1 { pages.removeLast() }
    guard let layout = try? LineLayout(lines, in: section) else { return nil }
    return try? SectionLayout(lines: layout, firstLineOfEachPage: pages)
  }
}

/// All elements of a document, in order.
func elements(of document: TextDocument) -> [TextElement] {
  Array(sequence(first: document.firstElement) { $0?.next }.prefix { $0 != nil }.compactMap { $0 })
}
