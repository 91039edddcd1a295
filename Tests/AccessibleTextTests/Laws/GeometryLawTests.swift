// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Geometry")
struct GeometryLawTests {
  @Test(arguments: UInt64(0)..<24)
  func `hit inverts the caret`(seed: UInt64) throws {
    let geometry = try RandomGeometry(seed: seed)
    for page in 0..<geometry.layout.pageCount {
      let lines = try #require(geometry.layout.lines(onPage: page))
      for offset in geometry.offsets(onPage: page) {
        let position = try #require(geometry.section.position(atUTF8: offset))
        for affinity in [TextAffinity.upstream, .downstream] {
          let rect = try #require(lines.caretRect(at: position, affinity: affinity))
          let middle = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
          let hit = try #require(lines.caret(closestTo: middle))
          #expect(
            lines.caretRect(at: hit.position, affinity: hit.affinity) == rect,
            "page \(page), offset \(offset) \(affinity)")
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<24)
  func `every selection has exactly one start and one end rect`(seed: UInt64) throws {
    try forEachRange(seed) { lines, range in
      let rects = try #require(lines.selectionRects(for: range))
      #expect(rects.filter(\.containsStart).count == (range.isEmpty ? 0 : 1))
      #expect(rects.filter(\.containsEnd).count == (range.isEmpty ? 0 : 1))
    }
  }

  @Test(arguments: UInt64(0)..<24)
  func `rects of a line lie in its box`(seed: UInt64) throws {
    try forEachRange(seed) { lines, range in
      let frames = (0..<lines.count).compactMap { lines.lineFrame($0) }
      for rect in (lines.selectionRects(for: range) ?? []).map(\.rect) {
        #expect(
          frames.contains { frame in
            rect.x >= frame.x && rect.y >= frame.y
              && rect.x + rect.width <= frame.x + frame.width + 1e-9
              && rect.y + rect.height <= frame.y + frame.height + 1e-9
          })
      }
    }
  }

  @Test(arguments: UInt64(0)..<24)
  func `rects of a split range are the rects of its parts`(seed: UInt64) throws {
    var chance = TextGenerator(seed: seed)
    try forEachRange(seed) { lines, range in
      let offsets = try #require(range.offsets)
      let cut = chance.number(in: offsets.lowerBound...offsets.upperBound)
      let middle = try #require(lines.text.position(atUTF8: cut))
      guard range.contains(middle) else { return }
      let parts = try [(range.start, middle), (middle, range.end)].flatMap { start, end in
        try #require(TextRange(start, end).flatMap { lines.selectionRects(for: $0) })
      }
      let whole = try #require(lines.selectionRects(for: range))
      #expect(whole.merged == parts.merged)
    }
  }

  @Test(arguments: UInt64(0)..<24)
  func `in logical order edges ascend in a left-to-right run, and descend in another`(seed: UInt64)
    throws
  {
    let geometry = try RandomGeometry(seed: seed)
    for index in 0..<geometry.layout.lines.count {
      let line = geometry.layout.lines.placed(index)
      for run in line.runs {
        let characters = line.characters(of: run)
        let edges = characters.map(\.leading) + characters.suffix(1).map(\.trailing)
        #expect(edges == (run.direction == .leftToRight ? edges.sorted() : edges.sorted(by: >)))
        #expect(zip(characters, characters.dropFirst()).allSatisfy { $0.trailing == $1.leading })
        #expect(edges.allSatisfy { line.lower <= $0 && $0 <= line.upper })
        #expect(characters.map(\.utf8).flatMap { Array($0) } == Array(run.utf8))
      }
    }
  }

  @Test(arguments: UInt64(0)..<24)
  func `a naive oracle, which knows the box of each character, has the same rects`(seed: UInt64)
    throws
  {
    let geometry = try RandomGeometry(seed: seed)
    var count = 0
    for known in geometry.known {
      let lines = try #require(geometry.layout.lines(onPage: known.page))
      let rects = try #require(lines.selectionRects(for: TextRange(lines.section, known.utf8)))
      #expect(rects.count == 1 && rects.allSatisfy { !$0.isApproximate })
      #expect(rects.first?.writingDirection == known.direction)
      let rect = try #require(rects.first?.rect)
      #expect(isNear(rect, known.rect), "\(rect) \(known.rect)")
      if rect.width > 0, rect.height > 0 {
        let inside = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
        #expect(lines.characterRange(at: inside) == TextRange(lines.section, known.utf8))
      }
      count += 1
    }
    #expect(count > 0 || geometry.layout.lines.count < 20)
  }

  @Test(arguments: UInt64(0)..<24)
  func `the rects of a range are those of its characters, one by one`(seed: UInt64) throws {
    try forEachRange(seed) { lines, range in
      let offsets = try #require(range.offsets)
      let one = lines.text.unitRanges(of: .character).filter { $0.overlaps(offsets) }
      let rects = one.map { $0.clamped(to: offsets) }.flatMap {
        lines.selectionRects(for: TextRange(lines.section, $0)) ?? []
      }
      let whole = try #require(lines.selectionRects(for: range)).merged
      #expect(rects.merged == whole, "\(offsets)")
    }
  }

  @Test(arguments: UInt64(0)..<12)
  func `no point is a trap, and what is no number is nowhere`(seed: UInt64) throws {
    let geometry = try RandomGeometry(seed: seed)
    let odd = [
      0, -0.0, 1e300, -1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
    ]
    for page in 0..<geometry.layout.pageCount {
      let lines = try #require(geometry.layout.lines(onPage: page))
      for point in odd.flatMap({ x in odd.map { Point(x: x, y: $0) } }) {
        let isNumber = !point.x.isNaN && !point.y.isNaN
        #expect((lines.caret(closestTo: point) != nil) == (isNumber && lines.count > 0))
        _ = lines.characterRange(at: point)
        _ = lines.lineIndex(at: point)
      }
    }
  }

  /// Ranges of all lengths of each page.
  private func forEachRange(_ seed: UInt64, _ body: (LineLayout, TextRange) throws -> Void) throws {
    let geometry = try RandomGeometry(seed: seed)
    var chance = TextGenerator(seed: seed &+ 77)
    for page in 0..<geometry.layout.pageCount {
      let lines = try #require(geometry.layout.lines(onPage: page))
      let offsets = geometry.offsets(onPage: page)
      guard !offsets.isEmpty else { continue }
      for _ in 0..<40 {
        let one = offsets[chance.number(in: 0...offsets.count - 1)]
        let other = offsets[chance.number(in: 0...offsets.count - 1)]
        try body(lines, TextRange(lines.section, min(one, other)..<max(one, other)))
      }
    }
  }

  private func isNear(_ one: Rect, _ other: Rect) -> Bool {
    zip([one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
