// SPDX-License-Identifier: Apache-2.0

extension BitmapBoundaries {
  /// The same units, and each line end between two blocks as a unit of its own.
  func addingLineEnds(between blocks: [TextBlock]) -> BitmapBoundaries {
    var all = self
    for (block, next) in zip(blocks, blocks.dropFirst()) {
      all.starts.insert(block.utf8.upperBound)
      all.ends.insert(next.utf8.lowerBound)
    }
    return all
  }

  /// The same units, each stretched over what follows it up to the next; a unit of white space alone
  /// joins the one before, and white space at the start of the text joins what follows.
  func tiling(_ utf8: [UInt8]) -> BitmapBoundaries {
    var tiles = BitmapBoundaries(limit: utf8.count)
    guard !utf8.isEmpty else { return tiles }
    tiles.starts.insert(0)
    tiles.ends.insert(utf8.count)
    var isFirst = true
    for unit in UnitRanges(self) where !utf8[unit].isWhiteSpace {
      if !isFirst {
        tiles.starts.insert(unit.lowerBound)
        tiles.ends.insert(unit.lowerBound)
      }
      isFirst = false
    }
    return tiles
  }
}

extension ArraySlice<UInt8> {
  /// Whether the UTF-8 text is white space alone.
  fileprivate var isWhiteSpace: Bool {
    guard let first, first <= 0x20 || first >= 0xC2 else { return false }
    return String(decoding: self, as: UTF8.self).unicodeScalars
      .allSatisfy(\.properties.isWhitespace)
  }
}
