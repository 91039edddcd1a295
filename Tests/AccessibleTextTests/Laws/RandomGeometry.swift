// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting

@testable import AccessibleText

/// A section laid out by chance in all the ways a host can.
///
/// There are runs of both directions in any order, edges
/// for each character, even ones, word boxes, boxes alone; columns, vertical pages, right-to-left
/// paragraphs, lines without text, text without a line. Boxes do not meet.
struct RandomGeometry {
  let section: TextSection
  let layout: SectionLayout
  /// Where the host said that each character is whose edges it knows, by the line and the page.
  private(set) var known: [(page: Int, utf8: Range<Int>, rect: Rect, direction: WritingDirection)] =
    []

  private var chance: TextGenerator

  init(seed: UInt64) throws {
    var chance = TextGenerator(seed: seed &* 31)
    var texts = TextGenerator(seed: seed)
    let section = TextSection(
      SectionContent(paragraphs: texts.section(paragraphs: 6, sentences: 3)), in: TextSpace(),
      segmenter: NaiveSegmenter())
    self.section = section
    var lines: [LineLayout.Line] = []
    var pages = [0]
    var known = known
    var isVertical = chance.number(in: 0...2) == 0
    var row = 0
    for block in section.blocks {
      let direction = chance.number(in: 0...2) == 0 ? WritingDirection.rightToLeft : .leftToRight
      for utf8 in Self.cuts(block.utf8, section, pieces: chance.number(in: 1...6), &chance) {
        // Some text is not shown.
        if chance.number(in: 0...9) == 0, !utf8.isEmpty { continue }
        if row == 20 {
          (row, isVertical) = (0, chance.number(in: 0...2) == 0)
          pages.append(lines.count)
        }
        let along = Double(chance.number(in: 0...40)) + (row < 10 ? 0 : 500)
        let across = Double(row % 10) * 12.5
        let length = Double(chance.number(in: 0...1600)) / 4
        let rect =
          isVertical
          ? Rect(x: -across, y: along, width: 10, height: length)
          : Rect(x: along, y: across, width: length, height: 10)
        var line = LineLayout.Line(
          utf8: utf8, rect: rect, direction: direction, isVertical: isVertical)
        let boxes = Self.lay(&line, section, &chance)
        let page = pages.count - 1
        known += boxes.map { box in
          let rect =
            isVertical
            ? Rect(x: rect.x, y: rect.y + box.lower, width: 10, height: box.upper - box.lower)
            : Rect(x: rect.x + box.lower, y: rect.y, width: box.upper - box.lower, height: 10)
          return (page, box.utf8, rect, box.direction)
        }
        lines.append(line)
        row += 1
      }
    }
    layout = try SectionLayout(
      lines: LineLayout(lines, in: section), firstLineOfEachPage: pages)
    self.known = known
    self.chance = chance
  }

  private typealias Box = (
    utf8: Range<Int>, lower: Double, upper: Double, direction: WritingDirection
  )

  /// Gives a line its runs, and answers with the boxes of the characters whose edges it knows.
  private static func lay(
    _ line: inout LineLayout.Line, _ section: TextSection, _ chance: inout TextGenerator
  ) -> [Box] {
    let length = line.isVertical ? line.rect.height : line.rect.width
    func clip(_ edge: Double) -> Double { min(max(edge, 0), length) }
    let form = chance.number(in: 0...4)
    guard form > 0, !line.utf8.isEmpty else { return [] }
    if form == 1 {
      let pitch = Double(chance.number(in: 0...40)) / 4
      line.runs = .even(pitch: pitch)
      return characters(line.utf8, section).enumerated().map { index, utf8 in
        let (near, far) = (clip(Double(index) * pitch), clip(Double(index + 1) * pitch))
        return line.direction == .leftToRight
          ? (utf8, near, far, .leftToRight) : (utf8, length - far, length - near, .rightToLeft)
      }
    }
    var boxes: [Box] = []
    var runs: [VisualRun] = []
    var left = 0.0
    var pieces = cuts(line.utf8, section, pieces: chance.number(in: 1...4), &chance)
    // A visual order of any kind.
    for index in pieces.indices { pieces.swapAt(index, chance.number(in: 0...pieces.count - 1)) }
    for utf8 in pieces {
      let direction = chance.number(in: 0...1) == 0 ? WritingDirection.rightToLeft : .leftToRight
      let isAscending = direction == .leftToRight
      let clusters = characters(utf8, section)
      let widths = clusters.map { _ in Double(chance.number(in: 0...40)) / 4 }
      let right = left + widths.reduce(0, +)
      var edge = isAscending ? left : right
      let edges =
        [edge]
        + widths.map { width in
          edge += isAscending ? width : -width
          return edge
        }
      let kind = form == 4 ? chance.number(in: 1...2) : 0
      let known: CaretEdges
      switch kind {
      case 0: known = .characters(edges)
      case 1: known = .extent(leading: edges[0], trailing: edge)
      default:
        // A scan's boxes: some words, which may overlap.
        known = .words(
          clusters.indices.filter { _ in chance.number(in: 0...1) == 0 }.map { index in
            let (one, other) = (edges[index], edges[index + 1])
            let overlap = Double(chance.number(in: 0...4))
            return WordBox(
              utf8: clusters[index], lower: min(one, other), upper: max(one, other) + overlap)
          })
      }
      runs.append(VisualRun(utf8: utf8, direction: direction, edges: known))
      if kind == 0 {
        boxes += clusters.indices.map { index in
          let (one, other) = (clip(edges[index]), clip(edges[index + 1]))
          return (clusters[index], min(one, other), max(one, other), direction)
        }
      }
      left = right
    }
    line.runs = .visual(runs)
    return form == 4 ? [] : boxes
  }

  /// A range cut into pieces at scalar boundaries, perhaps inside characters.
  private static func cuts(
    _ range: Range<Int>, _ section: TextSection, pieces: Int, _ chance: inout TextGenerator
  ) -> [Range<Int>] {
    guard !range.isEmpty else { return [range] }
    let cuts = (1..<max(pieces, 1) + 1).compactMap { _ in
      section.position(atUTF8: chance.number(in: range.lowerBound...range.upperBound))?.utf8Offset
    }
    let edges = Set(cuts + [range.lowerBound, range.upperBound]).sorted()
    return zip(edges, edges.dropFirst()).map { $0..<$1 }
  }

  /// The characters of a range, the long way: those of the text, cut.
  private static func characters(_ range: Range<Int>, _ section: TextSection) -> [Range<Int>] {
    section.unitRanges(of: .character).map { $0.clamped(to: range) }.filter { !$0.isEmpty }
  }

  /// All positions whose text is on a page, at scalar boundaries.
  func offsets(onPage page: Int) -> [Int] {
    guard let lines = layout.lines(onPage: page), lines.count > 0 else { return [] }
    return lines.extent.filter { section.position(atUTF8: $0)?.utf8Offset == $0 }
  }
}
