// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Where the characters of a filled line are, for the lines that are no row of characters as wide.
struct LineEdges {
  /// The characters of the line, in the order of the text, with their widths.
  private var characters: [(utf8: Range<Int>, width: Int)] = []

  /// Adds the next character, or the piece of one.
  mutating func append(_ utf8: Range<Int>, width: Int) {
    characters.append((utf8, width))
  }

  /// Adds to the width of the last character: a soft hyphen that is seen.
  mutating func widenLast(by width: Int) {
    guard let last = characters.indices.last else { return }
    characters[last].width += width
  }

  /// The runs of the line, one beside the other from the left edge of its box on.
  ///
  /// - Parameters:
  ///   - pieces: The text and direction of each run, in visual order.
  ///   - direction: The direction of the paragraph.
  func runs(
    _ pieces: [(utf8: Range<Int>, direction: WritingDirection)], in direction: WritingDirection
  ) -> LineRuns {
    var left = 0
    var runs: [VisualRun] = []
    for (index, piece) in pieces.enumerated() {
      let isAtEnd = index == (direction == .leftToRight ? pieces.count - 1 : 0)
      let inside = characters.filter { piece.utf8.contains($0.utf8.lowerBound) }
      let width = inside.reduce(0) { $0 + $1.width }
      let leading = piece.direction == .leftToRight ? left : left + width
      left += width
      // Spaces that hang at the line's end are at the edge of its box, however wide the others are.
      let shown = isAtEnd ? inside.prefix { $0.width > 0 } : inside[...]
      let hidden = inside.dropFirst(shown.count)
      let edges: CaretEdges
      if let pitch = Self.pitch(of: shown), hidden.allSatisfy({ $0.width == 0 }) {
        if pieces.count == 1, piece.direction == direction { return .even(pitch: Double(pitch)) }
        edges = .even(leading: Double(leading), pitch: Double(pitch))
      } else {
        let step = piece.direction == .leftToRight ? 1 : -1
        var edge = leading
        edges = .characters(
          [Double(leading)]
            + inside.map { character in
              edge += step * character.width
              return Double(edge)
            })
      }
      runs.append(VisualRun(utf8: piece.utf8, direction: piece.direction, edges: edges))
    }
    return .visual(runs)
  }

  /// The width of characters that are all as wide, and are seen.
  private static func pitch(of characters: ArraySlice<(utf8: Range<Int>, width: Int)>) -> Int? {
    guard let first = characters.first, first.width > 0,
      characters.allSatisfy({ $0.width == first.width })
    else { return nil }
    return first.width
  }
}
