// SPDX-License-Identifier: Apache-2.0

extension LineLayout {
  /// The index of the line that holds a position; at a soft wrap affinity decides.
  ///
  /// At the end of a block, or of the page, that is the line that ends there. Behind a line break it is
  /// the next line, whatever the affinity. Text that is not shown is with the text before it.
  ///
  /// - Returns: `nil` for a position that is foreign, stale or not on the page.
  /// - Complexity: O(log lines).
  public func lineIndex(of position: TextPosition, affinity: TextAffinity = .downstream) -> Int? {
    guard section.contains(position) else { return nil }
    return index(holding: position.utf8Offset, affinity).map { $0 - window.lowerBound }
  }

  /// The text of a line with its line break, if it ends with one; `nil` for any other index.
  public func lineRange(_ index: Int) -> TextRange? {
    line(index).map { TextRange(section, $0.utf8) }
  }

  /// The text of a line without the line break that it may end with; `nil` for any other index.
  ///
  /// - Complexity: O(length of the line).
  public func lineContent(_ index: Int) -> String? {
    line(index).map {
      String(decoding: text.content.utf8[$0.utf8.lowerBound..<$0.contentEnd], as: UTF8.self)
    }
  }

  /// The box of a line; `nil` for any other index.
  public func lineFrame(_ index: Int) -> Rect? { line(index)?.rect }

  private func line(_ index: Int) -> PlacedLine? {
    (0..<count).contains(index) ? placed(window.lowerBound + index) : nil
  }

  /// The line that holds an offset, by its index in the section.
  func index(holding offset: Int, _ affinity: TextAffinity) -> Int? {
    guard extent.contains(offset), !window.isEmpty else { return nil }
    let downstream = lines.index(enclosing: offset, .downstream).flatMap(onPage)
    let upstream = lines.index(enclosing: offset, .upstream).flatMap(onPage)
    if affinity == .upstream, let upstream {
      let isBehindBreak = lines[upstream].upperBound == offset && placed(upstream).endsInHardBreak
      return isBehindBreak ? downstream ?? upstream : upstream
    }
    return downstream ?? upstream ?? index(beforeUnseen: offset)
  }

  private func onPage(_ index: Int) -> Int? { window.contains(index) ? index : nil }

  /// The last line that starts before text that is not shown; else the first line.
  private func index(beforeUnseen offset: Int) -> Int {
    var (low, high) = (window.lowerBound, window.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if lines[middle].lowerBound > offset { high = middle } else { low = middle + 1 }
    }
    return max(low - 1, window.lowerBound)
  }

  /// The lines of the page that show text of a range, or stand at its edge where it is empty.
  func indices(touching range: Range<Int>) -> Range<Int> {
    guard !window.isEmpty, range.upperBound >= extent.lowerBound,
      range.lowerBound <= extent.upperBound
    else { return window.lowerBound..<window.lowerBound }
    let cut = range.clamped(to: extent.lowerBound..<extent.upperBound)
    let first = index(holding: cut.lowerBound, .downstream) ?? window.lowerBound
    let last = index(holding: cut.upperBound, cut.isEmpty ? .downstream : .upstream) ?? first
    return first..<max(first, last) + 1
  }

  /// The part of a range that is on the page, and which of its ends are.
  ///
  /// - Returns: `nil` for a range that is foreign or stale.
  func clip(_ range: TextRange) -> (utf8: Range<Int>, hasStart: Bool, hasEnd: Bool)? {
    guard let start = offset(of: range.start), let end = offset(of: range.end), start <= end else {
      return nil
    }
    let page = extent.lowerBound..<extent.upperBound
    let utf8 = (start..<end).clamped(to: page)
    return (utf8, extent.contains(start), extent.contains(end))
  }

  /// The offset of a position; one in another section of the text is before this one or behind it.
  private func offset(of position: TextPosition) -> Int? {
    if section.contains(position) {
      return position.utf8Offset <= text.content.utf8.count ? position.utf8Offset : nil
    }
    guard position.spaceNumber == section.space.number, position.section != section.ordinal else {
      return nil
    }
    return position.section < section.ordinal ? -1 : text.content.utf8.count + 1
  }
}
