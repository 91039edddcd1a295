// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// A view with a line breaker of its own, which breaks after so many characters wherever that is, and
/// draws each as wide as its first scalar says.
final class DrawnView: TextInputModel {
  private let section: TextSection
  private let drawn: LineLayout?

  init(_ text: String, width: Double) {
    section = TextSection(
      SectionContent(paragraphs: text), in: TextSpace(), segmenter: ICUSegmenter())
    var lines: [LineLayout.Line] = []
    for block in section.blocks.indices {
      Self.breakLines(of: block, in: section, width: width, into: &lines)
    }
    drawn = try? LineLayout(lines, in: section)
  }

  /// Fills lines with characters, one after the other, and ends them at a line separator.
  private static func breakLines(
    of block: Int, in section: TextSection, width: Double, into lines: inout [LineLayout.Line]
  ) {
    guard let range = section.range(ofBlock: block),
      let characters = section.boundaries(of: .character)
    else { return }
    let bytes = Array((section.text(in: range) ?? "").utf8)
    let levels = ICUBidiResolver().levels(of: bytes.span, base: nil)
    var pieces: [(utf8: Range<Int>, width: Double)] = []
    func endLine() {
      lines.append(line(of: pieces, levels, at: lines.count, range.start.utf8Offset))
      pieces = []
    }
    var position = range.start
    while let unit = characters.unit(startingAtOrAfter: position), range.contains(unit.end) {
      let text = section.text(in: unit) ?? ""
      let isBreak = text == "\u{2028}"
      let advance = isBreak ? 0 : text.unicodeScalars.first.map { $0.value < 128 ? 7.5 : 11 } ?? 0
      if pieces.reduce(advance, { $0 + $1.width }) > width { endLine() }
      pieces.append((unit.start.utf8Offset..<unit.end.utf8Offset, advance))
      if isBreak { endLine() }
      position = unit.end
    }
    if !pieces.isEmpty || range.isEmpty || bytes.suffix(3) == [0xE2, 0x80, 0xA8] {
      if pieces.isEmpty { pieces = [(range.end.utf8Offset..<range.end.utf8Offset, 0)] }
      endLine()
    }
  }

  /// Puts the characters of a line in visual order, and says where each begins and ends.
  private static func line(
    of pieces: [(utf8: Range<Int>, width: Double)], _ levels: BidiLevels, at row: Int, _ start: Int
  ) -> LineLayout.Line {
    let utf8 = pieces[0].utf8.lowerBound..<pieces[pieces.count - 1].utf8.upperBound
    var left = 0.0
    let inBlock = utf8.lowerBound - start..<utf8.upperBound - start
    let runs = levels.visualRuns(ofLine: inBlock, trailingFrom: inBlock.upperBound).map { run in
      let own = pieces.filter { run.utf8.contains($0.utf8.lowerBound - start) }
      let right = own.reduce(left) { $0 + $1.width }
      var edge = run.direction == .leftToRight ? left : right
      let edges =
        [edge]
        + own.map { piece in
          edge += run.direction == .leftToRight ? piece.width : -piece.width
          return edge
        }
      left = right
      return VisualRun(
        utf8: run.utf8.lowerBound + start..<run.utf8.upperBound + start, direction: run.direction,
        edges: .characters(edges))
    }
    return LineLayout.Line(
      utf8: utf8, rect: Rect(x: 4, y: 4 + Double(row) * 18, width: left, height: 16),
      runs: utf8.isEmpty ? .box : .visual(runs), direction: levels.base)
  }

  var textRange: TextRange { section.textRange }
  func text(in range: TextRange) -> String? { section.text(in: range) }
  func lines(in range: TextRange) -> LineLayout? { section.text(in: range) == nil ? nil : drawn }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    granularity == .line
      ? drawn.flatMap { section.lineBoundaries(of: $0) } : section.boundaries(of: granularity)
  }
}
