// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing
import TextLayout

/// A section whose blocks are paragraphs of these texts.
func section(_ blocks: [String], join: TextJoin = .newParagraph) -> TextSection {
  var builder = SectionBuilder()
  for block in blocks {
    builder.openBlock(.paragraph, join: join)
    builder.append(block)
  }
  return TextSection(builder.finish(), in: TextSpace(), segmenter: TestSegmenter())
}

/// The text of each line, as it tiles the block.
func lines(_ blocks: String..., columns: Int) -> [String] {
  let section = section(blocks)
  let filler = LineFiller(width: columns, measurer: FixedPitch())
  return filler.lines(of: section).map { text(of: $0, in: section) }
}

func text(of line: LineLayout.Line, in section: TextSection) -> String {
  guard let start = section.position(atUTF8: line.utf8.lowerBound),
    let end = section.position(atUTF8: line.utf8.upperBound),
    let range = TextRange(start, end), let text = section.text(in: range)
  else { return "<outside the text>" }
  return text
}

/// The pages as they look, row by row between bars.
///
/// What is left of a row are dots, so the bars only stand in a column if the widths are right. A
/// page that is not full ends early.
func drawing(_ blocks: String..., columns: Int, rows: Int = 99) throws -> String {
  let section = section(blocks)
  return try drawing(of: section, columns: columns, rows: rows)
}

func drawing(of section: TextSection, columns: Int, rows: Int) throws -> String {
  let layout = try #require(FixedPitchLayout(columns: columns, rows: rows).layout(section))
  let blankRow = "|" + String(repeating: ".", count: columns) + "|"
  var pages: [[String]] = [[]]
  var last = -1.0
  for index in 0..<layout.lines.count {
    let line = layout.lines[index]
    if line.rect.y <= last { pages.append([]) }
    last = line.rect.y
    let page = pages.count - 1
    while pages[page].count < Int(line.rect.y) { pages[page].append(blankRow) }
    pages[page].append(row(text(of: line, in: section), line.rect.width, columns))
  }
  #expect(layout.pageCount == pages.count)
  return pages.map { $0.joined(separator: "\n") }.joined(separator: "\n~\n")
}

private func row(_ text: String, _ width: Double, _ columns: Int) -> String {
  var shown = Array(text.unicodeScalars)
  if shown.last == "\u{2028}" { shown.removeLast() }
  while let last = shown.last, last.isBreakingSpace { shown.removeLast() }
  let endsInSoftHyphen = shown.last == "\u{AD}"
  shown.removeAll { $0 == "\u{AD}" }
  if endsInSoftHyphen, shown.count < Int(width) { shown.append("-") }
  let rest = String(repeating: ".", count: max(columns - Int(width), 0))
  return "|" + String(String.UnicodeScalarView(shown)) + rest + "|"
}
