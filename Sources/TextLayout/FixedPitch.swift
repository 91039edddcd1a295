// SPDX-License-Identifier: Apache-2.0

/// Measures text in the cells of a terminal: a cluster takes none, one or two of them.
///
/// A cluster is as wide as its widest scalar: wide and full-width ones take two cells, marks that
/// combine and what Unicode says to ignore by default take none, everything else takes one. Three
/// cases follow from how a cluster is drawn:
///
/// - an emoji presentation selector (U+FE0F) and a pair of regional indicators make two cells, so a
///   sequence, a keycap or a flag is one thing of two cells;
/// - a mark with no base, at a block's start, takes one cell, as if it stood on a space;
/// - a tab reaches to the next multiple of eight.
///
/// A soft hyphen takes none; a line that breaks at it has a hyphen more.
public struct FixedPitch: TextMeasurer {
  private static let tabStop = 8

  /// Makes a measurer.
  public init() {}

  /// A cell.
  public var asciiPitch: Int? { 1 }

  /// The width in cells of a cluster that starts `x` cells from the line's start.
  public func advance(of cluster: Span<UInt8>, at x: Int) -> Int {
    if cluster.count == 1 {
      return cluster[0] == UInt8(ascii: "\t") ? Self.tabStop - x % Self.tabStop : 1
    }
    return cells(of: cluster)
  }

  /// The width in cells of a run of ASCII: a cell a byte, but for tabs.
  public func advance(ofASCII run: Span<UInt8>, at x: Int) -> Int {
    var end = x
    for offset in 0..<run.count {
      end += run[offset] == UInt8(ascii: "\t") ? Self.tabStop - end % Self.tabStop : 1
    }
    return end - x
  }

  private func cells(of cluster: Span<UInt8>) -> Int {
    var offset = 0
    guard let first = cluster.nextScalar(&offset) else { return 0 }
    var widest = CellWidth(of: first).cellsAlone
    var last = first
    while widest < 2, let scalar = cluster.nextScalar(&offset) {
      let isFlag = last.isRegionalIndicator && scalar.isRegionalIndicator
      let isEmoji = scalar == Self.emojiPresentation && widest > 0
      widest = isFlag || isEmoji ? 2 : max(widest, CellWidth(of: scalar).cellsInCluster)
      last = scalar
    }
    return widest
  }

  private static let emojiPresentation: UInt32 = 0xFE0F
}

extension UInt32 {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(self) }
}
