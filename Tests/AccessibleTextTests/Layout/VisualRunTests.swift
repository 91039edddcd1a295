// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Visual runs")
struct VisualRunTests {
  static let wrong: [(LineRuns, LayoutError)] = [
    (.even(pitch: .nan), .invalidPitch(line: 1)), (.even(pitch: -1), .invalidPitch(line: 1)),
    (.visual([]), .runsDoNotTile(line: 1)), (run(4..<7), .runsDoNotTile(line: 1)),
    (run(4..<9), .runsDoNotTile(line: 1)), (run(3..<8), .runsDoNotTile(line: 1)),
    (run(4..<8, .characters([0, 1, 2])), .wrongEdgeCount(line: 1, run: 0)),
    (run(4..<8, .characters([0, 1, 1, 0.5, 2])), .edgesOutOfOrder(line: 1, run: 0, edge: 3)),
    (run(4..<8, .characters([0, 1, .nan, 3, 4])), .invalidEdge(line: 1, run: 0, edge: 2)),
    (run(4..<8, .characters([0, 1, .infinity, 3, 4])), .invalidEdge(line: 1, run: 0, edge: 2)),
    (run(4..<8, .extent(leading: 2, trailing: 1)), .edgesOutOfOrder(line: 1, run: 0, edge: 1)),
    (run(4..<8, .extent(leading: .nan, trailing: 1)), .invalidEdge(line: 1, run: 0, edge: 0)),
    (run(4..<8, .even(leading: .infinity, pitch: 1)), .invalidEdge(line: 1, run: 0, edge: 0)),
    (run(4..<8, .even(leading: 0, pitch: -1)), .invalidEdge(line: 1, run: 0, edge: 1)),
    (run(4..<8, words(3..<5)), .wordsOutOfOrder(line: 1, run: 0, word: 0)),
    (run(4..<8, words(4..<6, 5..<7)), .wordsOutOfOrder(line: 1, run: 0, word: 1)),
    (run(4..<8, words(4..<4)), .wordsOutOfOrder(line: 1, run: 0, word: 0)),
    (run(4..<8, words(4..<9)), .wordsOutOfOrder(line: 1, run: 0, word: 0)),
    (
      run(4..<8, .words([WordBox(utf8: 4..<6, lower: 2, upper: 1)])),
      .invalidEdge(line: 1, run: 0, edge: 0)
    ),
  ]

  private static func run(
    _ utf8: Range<Int>, _ edges: CaretEdges = .extent(leading: 0, trailing: 1)
  ) -> LineRuns { .visual([VisualRun(utf8: utf8, direction: .leftToRight, edges: edges)]) }

  private static func words(_ words: Range<Int>...) -> CaretEdges {
    .words(words.map { WordBox(utf8: $0, lower: 0, upper: 1) })
  }

  @Test(arguments: wrong)
  func `wrong runs are refused and named`(runs: LineRuns, expected: LayoutError) {
    let section = MarkedSection("The tide is").section
    var lines = lines([0..<4, 4..<8])
    lines[1].runs = runs
    #expect(throws: expected) { try LineLayout(lines, in: section) }
  }

  @Test func `a run that cuts a scalar is refused`() {
    let section = MarkedSection("a😀").section
    let runs = [0..<2, 2..<5].map {
      VisualRun(utf8: $0, direction: .leftToRight, edges: .even(leading: 0, pitch: 1))
    }
    let line = LineLayout.Line(
      utf8: 0..<5, rect: Rect(x: 0, y: 0, width: 9, height: 1), runs: .visual(runs))
    #expect(throws: LayoutError.runInsideScalar(line: 0, run: 0)) {
      try LineLayout([line], in: section)
    }
  }

  @Test func `a line without runs of its own is a few words of memory`() {
    #expect(MemoryLayout<LineLayout.Line>.stride <= 64)
    let kept =
      MemoryLayout<LineShape>.stride + MemoryLayout<Rect>.stride + 2 * MemoryLayout<UInt32>.stride
    #expect(kept <= 56)
  }

  @Test func `a word has its box, and what is inside it is approximate`() throws {
    let text = try DrawnText("‸The‸ t‸ide‸") { lines in
      lines[0].runs = Self.run(
        0..<8,
        .words([
          WordBox(utf8: 0..<3, lower: 5, upper: 35), WordBox(utf8: 4..<8, lower: 40, upper: 72),
        ]))
    }
    let places = text.marked.positions
    func rect(_ start: Int, _ end: Int) throws -> SelectionRect {
      let range = try #require(TextRange(places[start], places[end]))
      return try #require(text.selectionRects(for: range)?.first)
    }
    #expect(try rect(0, 1).rect == Rect(x: 5, y: 0, width: 30, height: 20))
    #expect(try !rect(0, 1).isApproximate)
    #expect(try rect(2, 3).rect == Rect(x: 48, y: 0, width: 24, height: 20))
    #expect(try rect(2, 3).isApproximate)
  }

  @Test func `of a box alone spaces that hang take nothing`() throws {
    let text = try DrawnText("‸im‸po  ‸") { lines in
      lines[0].rect.width = 40
      lines[0].runs = .box
    }
    let places = text.marked.positions
    #expect(places.map { text.caretRect(at: $0)?.x } == [0, 20, 40])
    let half = try #require(TextRange(places[0], places[1]))
    #expect(text.selectionRects(for: half)?.map(\.isApproximate) == [true])
    #expect(text.selectionRects(for: text.textRange)?.map(\.isApproximate) == [false])
  }

  @Test func `an empty line of a right-to-left paragraph has its caret at the right`() throws {
    let text = try DrawnText("‸\nb") { lines in
      lines[0].rect.width = 80
      lines[0].direction = .rightToLeft
    }
    #expect(try text.caretRect(at: text.marked.position)?.x == 80)
  }

  @Test func `pieces of one direction that touch are one, also where the host cut the run`() throws
  {
    let text = try DrawnText("The‸ ti‸de") { lines in
      lines[0].runs = .visual([
        VisualRun(utf8: 0..<5, direction: .leftToRight, edges: .even(leading: 0, pitch: 10)),
        VisualRun(utf8: 5..<8, direction: .leftToRight, edges: .even(leading: 50, pitch: 10)),
      ])
    }
    let rects = try #require(text.selectionRects(for: text.marked.range))
    #expect(rects.map(\.rect) == [Rect(x: 30, y: 0, width: 30, height: 20)])
    #expect(rects.map(\.containsStart) == [true] && rects.map(\.containsEnd) == [true])
  }

  @Test func `a line break alone has a rect without width where its caret stands`() throws {
    let text = try DrawnText("The‸\n‸tide")
    let rects = try #require(text.selectionRects(for: text.marked.range))
    #expect(rects.map(\.rect) == [Rect(x: 30, y: 0, width: 0, height: 20)])
  }

  @Test func `extended rects fill the lines that a selection goes on over`() throws {
    let text = try DrawnText("The ti‸de\n\nis|ou‸t")
    #expect(
      try text.layout.extendedRects(for: text.marked.range) == [
        Rect(x: 60, y: 0, width: 20, height: 20), Rect(x: 0, y: 20, width: 80, height: 20),
        Rect(x: 0, y: 40, width: 80, height: 20), Rect(x: 0, y: 60, width: 20, height: 20),
      ])
    let short = try DrawnText("The ‸tide\ni‸s")
    #expect(
      try short.layout.extendedRects(for: short.marked.range) == [
        Rect(x: 40, y: 0, width: 40, height: 20), Rect(x: 0, y: 20, width: 10, height: 20),
      ])
  }
}
