// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// A host that draws a text in a grid of cells, with lines where it was told: each character takes one
/// cell, whatever its script, and spaces at a line's end take theirs.
struct GeometryHost: TextInputModel {
  let section: TextSection
  let layout: SectionLayout

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - wraps: Where lines end besides at the ends of paragraphs, in UTF-16 offsets.
  ///   - base: The direction of each paragraph; by default its first strong character's.
  ///   - linesOnPage: How many lines a page shows.
  init(
    _ text: String, wraps: [Int] = [], cell: (width: Double, height: Double) = (10, 20),
    base: WritingDirection? = nil, linesOnPage: Int = .max
  ) throws {
    let section = TextSection(
      SectionContent(paragraphs: text), in: TextSpace(), segmenter: ICUSegmenter())
    self.section = section
    let wraps = wraps.compactMap { section.position(atUTF16: $0)?.utf8Offset }
    var lines: [LineLayout.Line] = []
    for block in section.blocks.indices {
      guard let range = section.range(ofBlock: block) else { continue }
      let (start, end) = (range.start.utf8Offset, range.end.utf8Offset)
      let bytes = Array((section.text(in: range) ?? "").utf8)
      let levels = ICUBidiResolver().levels(of: bytes.span, base: base)
      let cuts = [start] + wraps.filter { start < $0 && $0 < end } + [end]
      for (from, to) in zip(cuts, cuts.dropFirst()) {
        var left = 0.0
        var runs: [VisualRun] = []
        for piece in levels.visualRuns(ofLine: from - start..<to - start, trailingFrom: to - start)
        {
          let utf8 = piece.utf8.lowerBound + start..<piece.utf8.upperBound + start
          let width = Double(Self.characters(utf8, section)) * cell.width
          let leading = piece.direction == .leftToRight ? left : left + width
          runs.append(
            VisualRun(
              utf8: utf8, direction: piece.direction,
              edges: .even(leading: leading, pitch: cell.width)))
          left += width
        }
        lines.append(
          LineLayout.Line(
            utf8: from..<to,
            rect: Rect(
              x: 0, y: Double(lines.count % linesOnPage) * cell.height, width: left,
              height: cell.height),
            runs: .visual(runs), direction: levels.base))
      }
    }
    let pages = stride(from: 0, to: max(lines.count, 1), by: linesOnPage)
    layout = try SectionLayout(
      lines: LineLayout(lines, in: section), firstLineOfEachPage: Array(pages))
  }

  private static func characters(_ utf8: Range<Int>, _ section: TextSection) -> Int {
    guard let units = section.boundaries(of: .character) else { return 0 }
    var count = 0
    var position = section.position(atUTF8: utf8.lowerBound)
    while let at = position, at.utf8Offset < utf8.upperBound {
      count += 1
      position = units.boundary(.forward, of: at)
    }
    return count
  }

  var textRange: TextRange { section.textRange }
  func text(in range: TextRange) -> String? { section.text(in: range) }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    section.boundaries(of: granularity)
  }
  func lines(in range: TextRange) -> LineLayout? { layout.lines(onPage: 0) }
}
