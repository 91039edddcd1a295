// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// A scanned page of which only the boxes of words are known: each paragraph a line of two columns'
/// width, words by the page's own cuts at spaces.
struct ScanView: TextInputModel {
  private let section: TextSection
  private let recognised: LineLayout?

  init(_ text: String) {
    section = TextSection(
      SectionContent(paragraphs: text), in: TextSpace(), segmenter: ICUSegmenter())
    var lines: [LineLayout.Line] = []
    for block in section.blocks.indices {
      guard let range = section.range(ofBlock: block) else { continue }
      let (start, end) = (range.start.utf8Offset, range.end.utf8Offset)
      var boxes: [WordBox] = []
      var offset = start
      let words = (section.text(in: range) ?? "").split(
        separator: " ", omittingEmptySubsequences: false)
      for word in words {
        let length = word.utf8.count
        if length > 0 {
          boxes.append(
            WordBox(
              utf8: offset..<offset + length, lower: Double(offset - start) * 8,
              upper: Double(offset - start + length) * 8 - 1))
        }
        offset += length + 1
      }
      let runs = [
        VisualRun(utf8: start..<end, direction: .leftToRight, edges: .words(boxes))
      ]
      lines.append(
        LineLayout.Line(
          utf8: start..<end,
          rect: Rect(
            x: 30, y: Double(lines.count) * 40, width: Double(max(1, end - start)) * 8, height: 30),
          runs: start == end ? .box : .visual(runs)))
    }
    recognised = try? LineLayout(lines, in: section)
  }

  var textRange: TextRange { section.textRange }
  var page: TextPage? { TextPage(index: 0, number: 1) }
  func text(in range: TextRange) -> String? { section.text(in: range) }
  func lines(in range: TextRange) -> LineLayout? {
    section.text(in: range) == nil ? nil : recognised
  }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    granularity == .line
      ? recognised.flatMap { section.lineBoundaries(of: $0) } : section.boundaries(of: granularity)
  }
}
