// SPDX-License-Identifier: Apache-2.0

/// Why lines or pages were refused.
///
/// Lines, runs and edges are told by their index as they were handed in.
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
  /// The line's pitch is not a finite number, or less than 0.
  case invalidPitch(line: Int)
  /// The runs do not hold the text of the line, each piece once.
  case runsDoNotTile(line: Int)
  /// The run starts or ends inside a Unicode scalar.
  case runInsideScalar(line: Int, run: Int)
  /// The run has other than one edge for each boundary of its characters.
  case wrongEdgeCount(line: Int, run: Int)
  /// An edge, or a word's box, is not a finite number; a pitch is less than 0.
  case invalidEdge(line: Int, run: Int, edge: Int)
  /// An edge lies before the one before it.
  case edgesOutOfOrder(line: Int, run: Int, edge: Int)
  /// A word is empty, starts before the one before it ends, is not in its run, or is cut in a scalar.
  case wordsOutOfOrder(line: Int, run: Int, word: Int)
}
