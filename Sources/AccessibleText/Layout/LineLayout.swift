// SPDX-License-Identifier: Apache-2.0

/// The lines of a section as they were laid out: data handed in, never measured here.
///
/// A line is a piece of one block. Lines ascend; together they may leave text out (what is not shown
/// has no line). An empty block has an empty line.
public struct LineLayout: Sendable {
  let section: SectionID
  let lines: RangeBoundaries
  let rects: [Rect]

  /// A line to be validated: its text, in UTF-8 offsets of the section, and its box.
  public struct Line: Hashable, Sendable {
    /// The text of the line with the spaces that hang at its end.
    public var utf8: Range<Int>
    /// Its box, in the coordinates of its page.
    public var rect: Rect

    /// Makes a line.
    public init(utf8: Range<Int>, rect: Rect) {
      self.utf8 = utf8
      self.rect = rect
    }
  }

  /// Validates lines against the section they are of.
  ///
  /// - Throws: Which line is wrong and how, by its index.
  /// - Complexity: O(lines).
  public init(_ lines: [Line], in section: TextSection) throws(LayoutError) {
    var end = 0
    for (index, line) in lines.enumerated() {
      guard line.utf8.lowerBound >= end else { throw .linesOutOfOrder(line: index) }
      end = line.utf8.upperBound
      guard end <= section.content.utf8.count else { throw .outsideText(line: index) }
      guard section.position(atUTF8: line.utf8.lowerBound)?.utf8Offset == line.utf8.lowerBound,
        section.position(atUTF8: end)?.utf8Offset == end
      else { throw .insideScalar(line: index) }
      guard
        let block = section.blockBoundaries.unit(enclosing: line.utf8.lowerBound, .downstream)
          ?? section.blockBoundaries.unit(enclosing: line.utf8.lowerBound, .upstream),
        end <= block.upperBound
      else { throw .crossesBlockEdge(line: index) }
      guard line.rect.isFinite else { throw .invalidRect(line: index) }
    }
    self.section = section.id
    self.lines = RangeBoundaries(lines.lazy.map(\.utf8))
    rects = lines.map(\.rect)
  }

  /// How many lines there are.
  public var count: Int { lines.count }

  /// The line at an index.
  public subscript(index: Int) -> Line { Line(utf8: lines[index], rect: rects[index]) }
}

/// Why lines or pages were refused.
public enum LayoutError: Error, Hashable, Sendable {
  /// The line starts before the one before it ends.
  case linesOutOfOrder(line: Int)
  /// The line reaches beyond the section's text.
  case outsideText(line: Int)
  /// The line starts or ends inside a Unicode scalar.
  case insideScalar(line: Int)
  /// The line reaches over the edge of its block.
  case crossesBlockEdge(line: Int)
  /// The line's box is not a finite rectangle.
  case invalidRect(line: Int)
  /// The page starts before the one before it, or beyond the last line; the first page at line 0.
  case pagesOutOfOrder(page: Int)
}
