// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("LineLayout")
struct LineLayoutTests {
  @Test func `lines are kept as they were laid out`() throws {
    let section = MarkedSection("The tide\n\nis out").section
    let layout = try LineLayout(lines([0..<4, 4..<8, 9..<9, 10..<16]), in: section)
    #expect(layout.count == 4)
    #expect(layout[1] == lines([0..<4, 4..<8])[1])
  }

  @Test(
    arguments: [
      ([0..<4, 3..<8], .linesOutOfOrder(line: 1)),
      ([-1..<4], .linesOutOfOrder(line: 0)),
      ([4..<8, 0..<4], .linesOutOfOrder(line: 1)),
      ([10..<17], .outsideText(line: 0)),
      ([0..<4, 4..<Int.max], .outsideText(line: 1)),
      ([17..<17], .outsideText(line: 0)),
      ([0..<9], .crossesBlockEdge(line: 0)),
      ([8..<9], .crossesBlockEdge(line: 0)),
      ([4..<16], .crossesBlockEdge(line: 0)),
    ] as [([Range<Int>], LayoutError)])
  func `a wrong line is refused and named`(ranges: [Range<Int>], expected: LayoutError) {
    let section = MarkedSection("The tide\n\nis out").section
    #expect(throws: expected) { try LineLayout(lines(ranges), in: section) }
  }

  @Test(arguments: [0..<2, 2..<5, 1..<4, 3..<5])
  func `a line that cuts a scalar is refused`(range: Range<Int>) {
    let section = MarkedSection("a😀").section
    let error = LayoutError.insideScalar(line: 0)
    #expect(throws: error) { try LineLayout(lines([range]), in: section) }
  }

  @Test(arguments: [
    Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: 1),
    Rect(x: 0, y: 0, width: -1, height: 1), Rect(x: 0, y: 0, width: 1, height: -.infinity),
  ])
  func `a line whose box is no finite rectangle is refused`(rect: Rect) {
    let section = MarkedSection("a").section
    let line = LineLayout.Line(utf8: 0..<1, rect: rect)
    #expect(throws: LayoutError.invalidRect(line: 0)) { try LineLayout([line], in: section) }
  }

  @Test func `a section without text has no lines`() throws {
    let section = MarkedSection("").section
    #expect(try LineLayout([], in: section).count == 0)
    #expect(throws: LayoutError.crossesBlockEdge(line: 0)) {
      try LineLayout(lines([0..<0]), in: section)
    }
  }
}

/// Lines of 40 by 1, one below the other.
func lines(_ ranges: [Range<Int>]) -> [LineLayout.Line] {
  ranges.enumerated().map { index, range in
    LineLayout.Line(utf8: range, rect: Rect(x: 0, y: Double(index), width: 40, height: 1))
  }
}
