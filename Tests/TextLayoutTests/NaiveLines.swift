// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import TextLayout

/// Fills lines the slow way: for each place where a line might end, the whole line is measured.
struct NaiveLines {
  let columns: Int

  struct Line {
    let utf8: Range<Int>
    let width: Int
  }

  func lines(of section: TextSection) -> [Line] {
    guard let text = section.text(in: section.textRange).map({ Array($0.utf8) }) else { return [] }
    return section.blocks.indices.flatMap { index -> [Line] in
      guard let range = section.range(ofBlock: index) else { return [] }
      return Block(range.start.utf8Offset..<range.end.utf8Offset, text, columns).lines()
    }
  }
}

private struct Block {
  let range: Range<Int>
  let columns: Int
  private let text: [UInt8]
  private let opportunities: [Int]
  /// The ends of characters, and of the pieces of characters that lines break.
  private let clusters: [Int]

  init(_ range: Range<Int>, _ text: [UInt8], _ columns: Int) {
    self.range = range
    self.columns = columns
    self.text = text
    func ends(_ kind: SegmentKind) -> [Int] {
      var units = UnitBuilder(utf8Count: text.count)
      let paragraph = SegmentParagraph(utf8: range, language: .undetermined)
      TestSegmenter().findUnits(of: kind, in: text.span, paragraphs: [paragraph], into: &units)
      return units.units.map(\.upperBound)
    }
    opportunities = ends(.lineOpportunity)
    clusters = Set(ends(.character)).union(opportunities).sorted()
  }

  func lines() -> [NaiveLines.Line] {
    guard !range.isEmpty else { return [.init(utf8: range, width: 0)] }
    var lines: [NaiveLines.Line] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = end(ofLineAt: start)
      let width = extent(start, end).ink
      let hyphen = isHyphenated(end) && width < columns ? 1 : 0
      lines.append(.init(utf8: start..<end, width: width + hyphen))
      start = end
    }
    return lines
  }

  private func end(ofLineAt start: Int) -> Int {
    var best = start
    for end in opportunities where end > start {
      let before = extent(start, best)
      let after = extent(start, end)
      let hyphen = isHyphenated(end) && before.pen > 0 ? 1 : 0
      if after.ink > before.ink, after.ink + hyphen > columns {
        if before.pen > 0 { return best }
        let piece = endOfPiece(start, in: end)
        guard extent(start, piece).ink == after.ink else { return piece }
      }
      best = end
      if scalars(start, end).last?.isLineBreak ?? false { return end }
    }
    return best
  }

  /// The last place between characters where what is before it fits, or has one wide character.
  private func endOfPiece(_ start: Int, in end: Int) -> Int {
    let ends = clusters.filter { $0 > start && $0 <= end }
    let fitting = ends.last { extent(start, $0).ink <= columns && extent(start, $0).ink > 0 }
    guard fitting == nil else { return fitting ?? end }
    guard let first = ends.first(where: { extent(start, $0).ink > 0 }) else { return end }
    return ends.last { extent(start, $0).ink == extent(start, first).ink } ?? end
  }

  /// How far a line from `start` to `end` reaches, with the spaces at its end and without.
  private func extent(_ start: Int, _ end: Int) -> (pen: Int, ink: Int) {
    var pen = 0
    var ink = 0
    var from = start
    for to in clusters where to > start && to <= end {
      let cluster = scalars(from, to)
      if cluster.last?.isLineBreak ?? false { break }
      let advance = FixedPitch().advance(of: text.span.extracting(from..<to), at: pen)
      pen += advance
      if advance > 0, !cluster.allSatisfy(\.isBreakingSpace) { ink = pen }
      from = to
    }
    return (pen, ink)
  }

  /// Whether a line that breaks here has a hyphen: at a soft hyphen within the block.
  private func isHyphenated(_ end: Int) -> Bool {
    end < range.upperBound && opportunities.contains(end)
      && scalars(range.lowerBound, end).last == "\u{AD}"
  }

  private func scalars(_ start: Int, _ end: Int) -> [Unicode.Scalar] {
    Array(String(decoding: text[start..<end], as: UTF8.self).unicodeScalars)
  }
}
