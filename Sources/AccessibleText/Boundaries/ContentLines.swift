// SPDX-License-Identifier: Apache-2.0

/// The lines of a layout without the line breaks that they end with.
///
/// - Complexity: that of a lookup in the lines as they were laid out.
struct ContentLines: UnitBoundaries {
  private let lines: RangeBoundaries
  private let utf8: [UInt8]

  init(_ lines: RangeBoundaries, of utf8: [UInt8]) {
    self.lines = lines
    self.utf8 = utf8
  }

  func unit(enclosing offset: Int, _ affinity: TextAffinity) -> Range<Int>? {
    if affinity == .upstream, let line = line(startingAtOrBefore: offset - 1), !line.isEmpty,
      offset <= line.upperBound
    {
      return line
    }
    guard let line = line(startingAtOrBefore: offset) else { return nil }
    let isEmptyHere = line.isEmpty && line.lowerBound == offset
    return isEmptyHere || affinity == .downstream && offset < line.upperBound ? line : nil
  }

  func unit(startingAtOrAfter offset: Int) -> Range<Int>? {
    lines.unit(startingAtOrAfter: offset).map(content)
  }

  func unit(endingAtOrBefore offset: Int) -> Range<Int>? {
    guard let last = lines.index(startingAtOrBefore: offset) else { return nil }
    let line = content(lines[last])
    if line.upperBound <= offset { return line }
    return last > 0 ? content(lines[last - 1]) : nil
  }

  private func line(startingAtOrBefore offset: Int) -> Range<Int>? {
    lines.index(startingAtOrBefore: offset).map { content(lines[$0]) }
  }

  private func content(_ line: Range<Int>) -> Range<Int> {
    line.lowerBound..<line.upperBound - utf8.span.lineBreakLength(endingAt: line)
  }
}

extension Span<UInt8> {
  /// The length of the line break that ends a line: LF, CR LF, CR, VT, FF, U+0085, U+2028 or U+2029.
  fileprivate func lineBreakLength(endingAt line: Range<Int>) -> Int {
    let (end, length) = (line.upperBound, line.count)
    guard length >= 1, end <= count else { return 0 }
    switch self[end - 1] {
    case 0x0A: return length >= 2 && self[end - 2] == 0x0D ? 2 : 1
    case 0x0B, 0x0C, 0x0D: return 1
    case 0x85: return length >= 2 && self[end - 2] == 0xC2 ? 2 : 0
    case 0xA8, 0xA9:
      return length >= 3 && self[end - 2] == 0x80 && self[end - 3] == 0xE2 ? 3 : 0
    default: return 0
    }
  }
}

extension TextSection {
  /// The lines of a layout of this section as units, without the line breaks that end them.
  ///
  /// - Returns: `nil` for the layout of another section or version.
  public func lineBoundaries(of layout: LineLayout) -> TextBoundaries? {
    guard layout.section == id else { return nil }
    return boundaries(ContentLines(layout.lines, of: content.utf8))
  }
}
