// SPDX-License-Identifier: Apache-2.0

extension BitmapBoundaries {
  /// The words and each other character that is not white space, with the white space behind them.
  ///
  /// They tile the text. White space at the start of a paragraph is a unit of its own.
  func addingSpaces(
    characters: BitmapBoundaries, in blocks: [TextBlock], of utf8: [UInt8]
  ) -> BitmapBoundaries {
    var tiles = BitmapBoundaries(limit: utf8.count)
    guard !utf8.isEmpty else { return tiles }
    tiles.starts = starts
    for character in UnitRanges(characters)
    where unit(enclosing: character.lowerBound, .downstream) == nil
      && !utf8.span.scalar(at: character.lowerBound).joinsWordBefore
    {
      tiles.starts.insert(character.lowerBound)
    }
    tiles.starts.insert(0)
    // Nothing that is attached to a word reaches over a paragraph's edge.
    for block in blocks.lazy.filter({ !$0.utf8.isEmpty }).dropFirst() {
      tiles.starts.insert(block.utf8.lowerBound)
    }
    tiles.ends = tiles.starts
    tiles.ends.remove(0)
    tiles.ends.insert(utf8.count)
    return tiles
  }

  /// The steps in which words are spoken one by one: each of these words with what is attached to it
  /// up to the next white space, and each run without a word between two white spaces.
  ///
  /// What stands between two words without white space belongs to the one before, what stands before
  /// the first to that one.
  func spokenSteps(in blocks: [TextBlock], of utf8: [UInt8]) -> BitmapBoundaries {
    var steps = BitmapBoundaries(limit: utf8.count)
    for block in blocks {
      var start = block.utf8.lowerBound
      var isFirst = true
      var offset = start
      while offset < block.utf8.upperBound {
        let scalar = utf8.span.scalar(at: offset)
        let next = min(offset + UTF8.width(scalar), block.utf8.upperBound)
        if scalar.properties.isWhitespace {
          steps.insert(start..<offset)
          (start, isFirst) = (next, true)
        } else if starts.contains(offset) {
          if !isFirst {
            steps.insert(start..<offset)
            start = offset
          }
          isFirst = false
        }
        offset = next
      }
      steps.insert(start..<block.utf8.upperBound)
    }
    return steps
  }

  private mutating func insert(_ unit: Range<Int>) {
    guard !unit.isEmpty else { return }
    starts.insert(unit.lowerBound)
    ends.insert(unit.upperBound)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar starts no unit of its own behind a word: white space, a mark, a control.
  fileprivate var joinsWordBefore: Bool {
    if properties.isWhitespace { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}

extension Span<UInt8> {
  /// The scalar that starts at an index of valid UTF-8 text.
  func scalar(at index: Int) -> Unicode.Scalar {
    let wanted = self[index] < 0xC0 ? 1 : self[index] < 0xE0 ? 2 : self[index] < 0xF0 ? 3 : 4
    let width = Swift.min(count - index, wanted)
    var value = UInt32(self[index]) & (width == 1 ? 0x7F : 0x7F >> UInt32(width))
    for offset in index + 1..<index + width { value = value << 6 | UInt32(self[offset] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
