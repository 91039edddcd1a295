// SPDX-License-Identifier: Apache-2.0

extension LineLayout {
  /// The caret nearest to a point.
  ///
  /// The nearest column decides, then the nearest line of it, then the nearest edge of a character.
  /// Behind the end of a line that is the line's end, upstream where the line is soft-wrapped, before
  /// the break where it ends with one. Beyond the last line it is the end of the text; before the first
  /// line it is in the first line.
  ///
  /// *Law: hit inverts the caret.*
  ///
  /// - Returns: `nil` if there are no lines, or if the point is not a number.
  /// - Complexity: O(lines of the page + length of the line).
  public func caret(closestTo point: Point) -> TextCaret? { caret(closestTo: point, among: window) }

  /// The caret nearest to a point, on a line of a range and not outside of the range.
  ///
  /// - Returns: `nil` if the range is foreign, stale or not on the page, or if the point is not a
  ///   number.
  public func caret(closestTo point: Point, within range: TextRange) -> TextCaret? {
    guard let clip = clip(range), clip.hasStart || clip.hasEnd || !clip.utf8.isEmpty,
      let caret = caret(closestTo: point, among: indices(touching: clip.utf8))
    else { return nil }
    let offset = caret.position.utf8Offset
    if offset < clip.utf8.lowerBound || clip.utf8.isEmpty {
      return TextCaret(TextPosition(section, clip.utf8.lowerBound))
    }
    // The end belongs to the range upstream.
    let end = clip.utf8.upperBound
    guard offset >= end, let line = index(holding: end, .upstream) else { return caret }
    return self.caret(end, .upstream, onLine: line)
  }

  /// The character whose box holds a point; `nil` where there is no text.
  ///
  /// - Complexity: O(lines of the page + length of the line).
  public func characterRange(at point: Point) -> TextRange? {
    for index in window where rects[index].contains(point) {
      let line = placed(index)
      let along = line.along(point)
      let character = line.characters.first { $0.lower <= along && along < $0.upper }
      if let character { return TextRange(section, character.utf8) }
    }
    return nil
  }

  /// The index of the line that a point is on: of the one in whose box it is, else of the one that
  /// would hold it if it were as long as its column is wide, so that empty and short lines are found.
  ///
  /// - Returns: `nil` for a point on no line.
  /// - Complexity: O(lines of the page).
  public func lineIndex(at point: Point) -> Int? {
    if let index = window.first(where: { rects[$0].contains(point) }) {
      return index - window.lowerBound
    }
    for column in columns(of: window) {
      let index = column.lines.first { column.row(rects[$0]).contains(point) }
      if let index { return index - window.lowerBound }
    }
    return nil
  }

  /// The caret nearest to a point on some lines, by their index in the section.
  private func caret(closestTo point: Point, among indices: Range<Int>) -> TextCaret? {
    let columns = columns(of: indices)
    guard let index = index(nearestTo: point, in: columns) else { return nil }
    let line = placed(index)
    let isLast = index == indices.upperBound - 1
    if isLast, columns.last?.isBeyond(point, line.rect) == true {
      return caret(line.utf8.upperBound, .upstream, onLine: index)
    }
    let nearest = line.caret(nearestTo: line.along(point))
    return caret(nearest.utf8, nearest.affinity, onLine: index)
  }

  /// The line nearest to a point: across the lines first, then along them.
  private func index(nearestTo point: Point, in columns: [Column]) -> Int? {
    guard !point.x.isNaN, !point.y.isNaN, let first = columns.first else { return nil }
    let page = columns.dropFirst().reduce(first.box) { $0.union($1.box) }
    // From afar, and from infinity, a point is as one just outside.
    let point = Point(
      x: min(max(point.x, page.x - 1), page.x + page.width + 1),
      y: min(max(point.y, page.y - 1), page.y + page.height + 1))
    var best: (index: Int, distance: (Double, Double, Double))?
    for column in columns {
      let away = column.box.distance(to: point)
      for index in column.lines {
        let distance = rects[index].distance(to: point)
        let (across, along) = column.isVertical ? distance : (distance.y, distance.x)
        let candidate = (away.x * away.x + away.y * away.y, across, along)
        if best.map({ candidate < $0.distance }) ?? true { best = (index, candidate) }
      }
    }
    return best?.index
  }

  /// A caret on a line; upstream only where it stands elsewhere downstream.
  func caret(_ offset: Int, _ affinity: TextAffinity, onLine index: Int) -> TextCaret {
    let line = placed(index)
    let position = TextPosition(section, offset)
    let isSame =
      offset == line.utf8.upperBound
      ? !isSoftWrapped(line)
      : line.edge(at: offset, .downstream) == line.edge(at: offset, affinity)
    return TextCaret(position, affinity: isSame ? .downstream : affinity)
  }

  /// Whether the text of the block goes on behind the line without a line break.
  private func isSoftWrapped(_ line: PlacedLine) -> Bool {
    let block = text.blockBoundaries.unit(enclosing: line.utf8.lowerBound, .downstream)
    return !line.endsInHardBreak && line.utf8.upperBound < block?.upperBound ?? 0
  }
}

extension LineLayout.Column {
  /// Whether a point is on the far side of the column's last line.
  fileprivate func isBeyond(_ point: Point, _ last: Rect) -> Bool {
    guard isVertical else { return point.y > last.y + last.height }
    return goesLeft ? point.x < last.x : point.x > last.x + last.width
  }

  /// A line as long as the column is wide.
  fileprivate func row(_ line: Rect) -> Rect {
    isVertical
      ? Rect(x: line.x, y: box.y, width: line.width, height: box.height)
      : Rect(x: box.x, y: line.y, width: box.width, height: line.height)
  }
}

extension PlacedLine {
  /// The caret nearest to a place on the line's axis, in front of a line break.
  func caret(nearestTo along: Double) -> (utf8: Int, affinity: TextAffinity) {
    let isAscending = shape.direction == .leftToRight
    if along > upper || along < lower {
      let isBehind = isAscending == (along > upper)
      return isBehind ? (contentEnd, .upstream) : (utf8.lowerBound, .downstream)
    }
    var best = (utf8: utf8.lowerBound, affinity: TextAffinity.downstream)
    var least: (Double, Double)?
    for character in characters where character.utf8.lowerBound < contentEnd {
      let outside = max(character.lower - along, along - character.upper, 0)
      let leading = (abs(along - character.leading), outside)
      let trailing = (abs(along - character.trailing), outside)
      let isLeading = leading <= trailing
      let distance = isLeading ? leading : trailing
      // Of characters without width the last one counts, as a line ends behind its spaces.
      let isUnseen = character.leading == character.trailing
      if let least, distance > least || distance == least && !isUnseen { continue }
      least = distance
      let isEnd = !isLeading || isUnseen
      best =
        isEnd ? (character.utf8.upperBound, .upstream) : (character.utf8.lowerBound, .downstream)
    }
    return best
  }
}
