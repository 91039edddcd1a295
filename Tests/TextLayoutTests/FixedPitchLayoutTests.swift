// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing
import TextLayout

/// The laws of lines and pages, on random texts made of what is hard about lines.
@Suite struct FixedPitchLayoutTests {
  private static let pieces = [
    "a", "be", "sea", "word", "incomprehensible", " ", " ", " ", "  ", "\t", "\n", "\u{AD}",
    "\u{200B}", "\u{301}", "e\u{301}", "日", "本語", "\u{3000}", "👩‍👩‍👧", "🇩🇪", "❤️", "\u{FEFF}", "…",
    "\u{85}", "\u{B}", "\u{C}", "\u{2003}", "\u{2007}", "\u{205F}", "\u{A0}",
  ]

  static let sizes = [(1, 1), (2, 1), (3, 2), (5, 3), (8, 7), (13, 4), (40, 25), (999, 99)]

  private func randomBlocks(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in
      (0..<Int.random(in: 0...40, using: &random))
        .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the lines of a block tile it, in order; an empty block has one empty line`(seed: UInt64)
    throws
  {
    let section = section(randomBlocks(seed: seed))
    for (columns, rows) in Self.sizes {
      let lines = try lines(of: section, columns, rows).map(\.utf8)
      var rest = lines[...]
      for block in section.blocks.indices {
        let range = try #require(section.range(ofBlock: block))
        let end = range.end.utf8Offset
        let tiles = rest.prefix { $0.upperBound <= end }
        #expect(tiles.first?.lowerBound == range.start.utf8Offset && tiles.last?.upperBound == end)
        #expect(zip(tiles, tiles.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(tiles.count == 1 || tiles.allSatisfy { !$0.isEmpty })
        rest = rest.dropFirst(tiles.count)
      }
      #expect(rest.isEmpty)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `no line is wider than the width to fill, unless one character is`(seed: UInt64) throws {
    let section = section(randomBlocks(seed: seed))
    for (columns, rows) in Self.sizes {
      for line in try lines(of: section, columns, rows) {
        let drawn = text(of: line, in: section).unicodeScalars
          .filter { !$0.properties.isDefaultIgnorableCodePoint || $0 == "\u{200D}" }
          .filter { !$0.isBreakingSpace && !$0.isLineBreak && $0 != "\u{200B}" }
        #expect(
          Int(line.rect.width) <= columns || isOneCharacter(Array(drawn)),
          "\(columns) columns, \(drawn)")
      }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the lines are those a filler finds that measures each line anew`(seed: UInt64) throws {
    let blocks = randomBlocks(seed: seed)
    let section = section(blocks)
    for columns in [1, 2, 3, 5, 8, 9, 13, 40] {
      let filled = LineFiller(width: columns, measurer: FixedPitch()).lines(of: section)
      let naive = NaiveLines(columns: columns).lines(of: section)
      #expect(filled.map(\.utf8) == naive.map(\.utf8), "\(columns) columns, \(blocks)")
      #expect(filled.map(\.rect.width) == naive.map { Double($0.width) })
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a row holds one line, and a page no more rows than it has`(seed: UInt64) throws {
    let section = section(randomBlocks(seed: seed))
    for (columns, rows) in Self.sizes {
      let layout = try #require(FixedPitchLayout(columns: columns, rows: rows).layout(section))
      let ys = (0..<layout.lines.count).map { layout.lines[$0].rect.y }
      #expect(ys.allSatisfy { (0..<Double(rows)).contains($0) })
      #expect(ys.first ?? 0 == 0)
      let turns = zip(ys, ys.dropFirst()).filter { $1 <= $0 }
      #expect(turns.allSatisfy { $1 == 0 } && layout.pageCount == turns.count + 1)
    }
  }

  @Test func `the same text has the same lines`() throws {
    for seed in 0..<20 as Range<UInt64> {
      let texts = [randomBlocks(seed: seed), randomBlocks(seed: seed)].map { section($0) }
      #expect(try lines(of: texts[0], 7, 5) == lines(of: texts[1], 7, 5))
      #expect(try lines(of: texts[0], 7, 5) == lines(of: texts[0], 7, 5))
    }
  }

  private func lines(of section: TextSection, _ columns: Int, _ rows: Int) throws
    -> [LineLayout.Line]
  {
    let layout = try #require(FixedPitchLayout(columns: columns, rows: rows).layout(section))
    return (0..<layout.lines.count).map { layout.lines[$0] }
  }

  private func isOneCharacter(_ scalars: [Unicode.Scalar]) -> Bool {
    zip(scalars, scalars.dropFirst()).allSatisfy { $1.extends($0) }
  }
}

/// SplitMix64: the same numbers for the same seed, on any machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
