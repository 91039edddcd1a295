// SPDX-License-Identifier: Apache-2.0

extension LineLayout {
  /// A caret moved on the page by one step along its line or from line to line.
  ///
  /// - Parameters:
  ///   - goal: Where on the line's axis the caret wants to be after steps from line to line.
  ///   - range: The text that the caret stays in.
  func step(
    _ caret: TextCaret, _ direction: LayoutDirection, goal: Double, within range: Range<Int>
  ) -> TextCaret? {
    let indices = indices(touching: range)
    guard let place = self.caret(at: caret.position.utf8Offset, caret.affinity),
      indices.contains(place.line)
    else { return nil }
    let moved: TextCaret?
    switch (direction, shapes[place.line].isVertical) {
    case (.right, false), (.down, true):
      moved = step(caret, from: place, isAscending: true, indices)
    case (.left, false), (.up, true):
      moved = step(caret, from: place, isAscending: false, indices)
    case (.down, false): moved = self.caret(onLine: place.line + 1, indices, goal: goal)
    case (.up, false): moved = self.caret(onLine: place.line - 1, indices, goal: goal)
    case (.left, true), (.right, true):
      let goesLeft = columns(of: indices).first { $0.lines.contains(place.line) }?.goesLeft ?? true
      let next = goesLeft == (direction == .left) ? place.line + 1 : place.line - 1
      moved = self.caret(onLine: next, indices, goal: goal)
    }
    guard let moved,
      range.contains(moved.position.utf8Offset)
        || moved.position.utf8Offset == range.upperBound
    else { return nil }
    return moved
  }

  private func caret(onLine index: Int, _ indices: Range<Int>, goal: Double) -> TextCaret? {
    guard indices.contains(index) else { return nil }
    let nearest = placed(index).caret(nearestTo: goal)
    return caret(nearest.utf8, nearest.affinity, onLine: index)
  }

  /// Steps over the next character with a width, or to the neighbouring line.
  private func step(
    _ caret: TextCaret, from place: (line: Int, edge: Double), isAscending: Bool,
    _ indices: Range<Int>
  ) -> TextCaret? {
    let line = placed(place.line)
    let characters = line.characters.filter { $0.utf8.lowerBound < line.contentEnd }
    let crossed =
      isAscending
      ? characters.filter { $0.upper > place.edge }.min { $0.upper < $1.upper }
      : characters.filter { $0.lower < place.edge }.max { $0.lower < $1.lower }
    if let crossed {
      let isTrailing = isAscending == (crossed.trailing >= crossed.leading)
      return isTrailing
        ? self.caret(crossed.utf8.upperBound, .upstream, onLine: place.line)
        : self.caret(crossed.utf8.lowerBound, .downstream, onLine: place.line)
    }
    let isForward = isAscending == (line.shape.direction == .leftToRight)
    let index = isForward ? place.line + 1 : place.line - 1
    guard indices.contains(index) else { return nil }
    let next = placed(index)
    let entry =
      isForward
      ? TextCaret(TextPosition(section, next.utf8.lowerBound))
      : self.caret(next.contentEnd, .upstream, onLine: index)
    // At a soft wrap both carets are one position: the step is over a character, not over nothing.
    guard entry.position == caret.position else { return entry }
    let edge = next.edge(at: entry.position.utf8Offset, isForward ? .downstream : .upstream)
    return step(
      entry, from: (index, edge), isAscending: isForward == (next.shape.direction == .leftToRight),
      indices)
  }
}
