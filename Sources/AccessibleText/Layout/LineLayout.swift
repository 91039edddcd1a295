// SPDX-License-Identifier: Apache-2.0

/// The lines of a section or of one of its pages, as they were laid out: data handed in, never
/// measured here.
///
/// A line is a piece of one block. Lines ascend; together they may leave text out (what is not shown
/// has no line). An empty block has an empty line.
///
/// Rects and points are in the coordinates of a page, so geometry is asked of a page's lines
/// (`SectionLayout.lines(onPage:)`). Positions that are foreign, stale or not on the page are answered
/// with `nil`. A line costs 56 bytes, and what its visual runs hold.
public struct LineLayout: Sendable {
  /// The text that the lines show.
  let text: TextSection
  /// All lines of the section.
  let lines: RangeBoundaries
  let rects: [Rect]
  let shapes: [LineShape]
  /// Which of the lines are on the page.
  let window: Range<Int>
  /// The offsets whose text is on the page, shown or not.
  let extent: ClosedRange<Int>

  /// The section that the lines are of.
  var section: SectionID { text.id }

  /// A line to be validated: its text, in UTF-8 offsets of the section, its box and its runs.
  public struct Line: Hashable, Sendable {
    /// The text of the line with the spaces that hang at its end.
    public var utf8: Range<Int>
    /// Its box, in the coordinates of its page.
    public var rect: Rect
    /// Its runs.
    public var runs: LineRuns
    /// The direction of the paragraph: the way the line is read as a whole.
    public var direction: WritingDirection
    /// Whether the line runs from top to bottom.
    public var isVertical: Bool

    /// Makes a line; left to right, horizontal and with no more known than its box unless said
    /// otherwise.
    public init(
      utf8: Range<Int>, rect: Rect, runs: LineRuns = .box,
      direction: WritingDirection = .leftToRight, isVertical: Bool = false
    ) {
      self.utf8 = utf8
      self.rect = rect
      self.runs = runs
      self.direction = direction
      self.isVertical = isVertical
    }
  }

  /// Validates lines against the section they are of.
  ///
  /// - Throws: Which line is wrong and how, by its index.
  /// - Complexity: O(lines), and O(text) of those with an edge for each character.
  public init(_ lines: [Line], in section: TextSection) throws(LayoutError) {
    try section.validate(lines)
    text = section
    self.lines = RangeBoundaries(lines.lazy.map(\.utf8))
    rects = lines.map(\.rect)
    shapes = lines.map {
      LineShape(runs: $0.runs, direction: $0.direction, isVertical: $0.isVertical)
    }
    window = 0..<lines.count
    extent = 0...section.content.utf8.count
  }

  /// The lines of one page.
  init(_ all: LineLayout, lines window: Range<Int>, extent: ClosedRange<Int>) {
    text = all.text
    lines = all.lines
    rects = all.rects
    shapes = all.shapes
    self.window = window
    self.extent = extent
  }

  /// How many lines there are.
  public var count: Int { window.count }

  /// The line at an index.
  ///
  /// - Precondition: the index is one of `0..<count`; `line(_:)` and its kin take any.
  public subscript(index: Int) -> Line {
    let line = placed(window.lowerBound + index)
    return Line(
      utf8: line.utf8, rect: line.rect, runs: line.shape.runs, direction: line.shape.direction,
      isVertical: line.shape.isVertical)
  }
}

/// What a line is beside its text and its box.
struct LineShape: Hashable, Sendable {
  let runs: LineRuns
  let direction: WritingDirection
  let isVertical: Bool
}
