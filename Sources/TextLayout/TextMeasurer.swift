// SPDX-License-Identifier: Apache-2.0

/// What knows how wide text is drawn.
///
/// Widths are whole numbers of one unit: cells, pixels, sixty-fourths of a point. The unit is the
/// measurer's own, and that of the width it fills.
public protocol TextMeasurer: Sendable {
  /// The width that a cluster adds to a line.
  ///
  /// - Parameters:
  ///   - cluster: The UTF-8 text of one grapheme cluster.
  ///   - x: Where the cluster starts, from the line's start; a tab's width depends on it.
  /// - Returns: The width, 0 or more.
  func advance(of cluster: Span<UInt8>, at x: Int) -> Int

  /// The width that a run of ASCII adds to a line: that of its bytes, each a cluster, one by one.
  func advance(ofASCII run: Span<UInt8>, at x: Int) -> Int

  /// The width of an ASCII character where all are as wide but the tab, which is at least as wide;
  /// `nil`, as by default, where they are not.
  var asciiPitch: Int? { get }
}

extension TextMeasurer {
  /// Not all characters are as wide.
  public var asciiPitch: Int? { nil }

  /// Adds up the bytes, for measurers that know no faster way.
  public func advance(ofASCII run: Span<UInt8>, at x: Int) -> Int {
    var end = x
    for offset in 0..<run.count {
      // A measurer may err, and no sum may overflow.
      end &+= advance(of: run.extracting(offset..<offset + 1), at: end)
    }
    return end &- x
  }
}
