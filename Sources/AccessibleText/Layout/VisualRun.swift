// SPDX-License-Identifier: Apache-2.0

/// A stretch of a line whose characters are written one after the other in one direction.
public struct VisualRun: Hashable, Sendable {
  /// The text of the run, in UTF-8 offsets of the section.
  public var utf8: Range<Int>
  /// The way its characters are written.
  public var direction: WritingDirection
  /// Where its characters begin and end.
  public var edges: CaretEdges

  /// Makes a run.
  public init(utf8: Range<Int>, direction: WritingDirection, edges: CaretEdges) {
    self.utf8 = utf8
    self.direction = direction
    self.edges = edges
  }
}

/// Where the characters of a run begin and end, as well as the host knows it.
///
/// All edges are distances along the line from the left edge of its box, from the top edge where the
/// line is vertical, in the unit of the box. What lies outside the box counts as at its edge: that is
/// where spaces hang. Leading is the edge where a character begins, the right one of an Arabic letter.
///
/// *Law: in logical order edges ascend in a left-to-right run, and descend in a right-to-left one.*
public enum CaretEdges: Hashable, Sendable {
  /// The edges of all characters: one for each boundary between two of them and one for each end of
  /// the run, in logical order. What is not shown, as a soft hyphen, is a character without width; an
  /// embedded object is one character.
  case characters([Double])
  /// All characters are as wide: the first begins at the leading edge.
  case even(leading: Double, pitch: Double)
  /// Only the boxes of words are known, in logical order; the edges within a word, and within the
  /// gap between two, are interpolated.
  case words([WordBox])
  /// Only the box of the run is known; the edges within it are interpolated.
  case extent(leading: Double, trailing: Double)
}

/// A word of a run, with its extent along the line.
public struct WordBox: Hashable, Sendable {
  /// The text of the word, in UTF-8 offsets of the section.
  public var utf8: Range<Int>
  /// Its left edge, or top edge, from that of the line's box.
  public var lower: Double
  /// Its right edge, or bottom edge, from the same edge of the line's box.
  public var upper: Double

  /// Makes a box.
  public init(utf8: Range<Int>, lower: Double, upper: Double) {
    self.utf8 = utf8
    self.lower = lower
    self.upper = upper
  }
}

/// The runs of a line, as well as the host knows them.
public enum LineRuns: Hashable, Sendable {
  /// One run in the line's direction, of which only the line's box is known: its edges are
  /// interpolated by character, and spaces that hang at its end take nothing of the box.
  case box
  /// One run in the line's direction, whose characters are all as wide.
  case even(pitch: Double)
  /// Runs in visual order, from left to right or from top to bottom; together they hold the text of
  /// the line, each piece once.
  case visual([VisualRun])
}
