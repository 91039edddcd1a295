// SPDX-License-Identifier: Apache-2.0

extension LineLayout {
  /// The rectangles that a range covers: one for each line and visual run, in the order of the text,
  /// tight along the line.
  ///
  /// Characters are covered whole. Pieces of one line that follow each other in the text, are written
  /// in one direction and touch are one. A line break adds no width, and an empty line has no
  /// rectangle; a range that shows nothing else has one without width, where its caret stands.
  ///
  /// *Law: every selection has exactly one start and one end rect*, unless it starts or ends on
  /// another page.
  /// *Law: rects of a split range are the rects of its parts after touching rects of one line and run
  /// are merged.*
  /// *Law: rects of a line lie in its box.*
  ///
  /// - Returns: None for an empty range; `nil` for one that is foreign or stale.
  /// - Complexity: O(log lines + lines of the range + length of its first and last line).
  public func selectionRects(for range: TextRange) -> [SelectionRect]? {
    guard let clip = clip(range) else { return nil }
    var pieces = indices(touching: clip.utf8).flatMap { self.pieces(of: clip.utf8, line: $0) }
    if pieces.isEmpty, !clip.utf8.isEmpty, let caret = caret(at: clip.utf8.lowerBound, .upstream) {
      pieces = [SelectionPiece(line: caret.line, utf8: clip.utf8, at: caret.edge)]
    }
    guard !clip.utf8.isEmpty else { return [] }
    return pieces.enumerated().map { index, piece in
      let line = placed(piece.line)
      return SelectionRect(
        rect: line.rect(piece.lower, piece.upper), writingDirection: piece.direction,
        containsStart: index == 0 && clip.hasStart,
        containsEnd: index == pieces.count - 1 && clip.hasEnd,
        isVertical: line.shape.isVertical, isApproximate: !piece.isKnown)
    }
  }

  /// The rectangle around what a range covers of its first line; the caret's where it is empty.
  ///
  /// - Returns: `nil` for a range that is foreign, stale or not on the page.
  public func firstRect(for range: TextRange) -> Rect? {
    guard let clip = clip(range), clip.hasStart || !clip.utf8.isEmpty else { return nil }
    guard !clip.utf8.isEmpty else {
      return clip.hasStart ? caretRect(at: range.start) : nil
    }
    for index in indices(touching: clip.utf8) {
      let line = placed(index)
      let rects = pieces(of: clip.utf8, line: index).map { line.rect($0.lower, $0.upper) }
      guard let first = rects.first else { continue }
      return rects.dropFirst().reduce(first) { $0.union($1) }
    }
    return selectionRects(for: range)?.first?.rect
  }

  /// What a range covers of a line, by its index in the section, in the order of the text.
  private func pieces(of range: Range<Int>, line index: Int) -> [SelectionPiece] {
    let line = placed(index)
    let cut = range.clamped(to: line.utf8)
    guard !cut.isEmpty else { return [] }
    let runs = line.runs
    let inOrder = runs.count == 1 ? runs : runs.sorted { $0.utf8.lowerBound < $1.utf8.lowerBound }
    var pieces: [SelectionPiece] = []
    for run in inOrder where run.utf8.overlaps(cut) {
      guard let piece = SelectionPiece(of: cut.clamped(to: run.utf8), run, on: line, index) else {
        continue
      }
      if let merged = pieces.last?.merge(piece) {
        pieces[pieces.count - 1] = merged
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }
}

/// What a range covers of one line and one visual run.
private struct SelectionPiece {
  let line: Int
  var utf8: Range<Int>
  var direction: WritingDirection
  var lower: Double
  var upper: Double
  var isKnown: Bool

  /// A piece that shows nothing.
  init(line: Int, utf8: Range<Int>, at edge: Double) {
    self.line = line
    self.utf8 = utf8
    direction = .leftToRight
    (lower, upper, isKnown) = (edge, edge, true)
  }

  init?(of cut: Range<Int>, _ run: VisualRun, on line: PlacedLine, _ index: Int) {
    let first: PlacedCharacter
    let last: PlacedCharacter
    if cut == run.utf8, let whole = line.whole(run) {
      (first, last) = (whole, whole)
    } else {
      let characters = line.characters(of: run)
      guard let one = characters.first(where: { $0.utf8.upperBound > cut.lowerBound }),
        let other = characters.last(where: { $0.utf8.lowerBound < cut.upperBound })
      else { return nil }
      (first, last) = (one, other)
    }
    self.line = index
    utf8 = first.utf8.lowerBound..<last.utf8.upperBound
    direction = run.direction
    lower = min(first.leading, last.trailing)
    upper = max(first.leading, last.trailing)
    isKnown = first.isLeadingKnown && last.isTrailingKnown
  }

  /// Both pieces as one; `nil` if they do not touch and follow each other.
  func merge(_ next: SelectionPiece) -> SelectionPiece? {
    let touch = direction == .leftToRight ? upper == next.lower : lower == next.upper
    guard touch, direction == next.direction, utf8.upperBound == next.utf8.lowerBound else {
      return nil
    }
    var merged = self
    merged.utf8 = utf8.lowerBound..<next.utf8.upperBound
    merged.lower = min(lower, next.lower)
    merged.upper = max(upper, next.upper)
    merged.isKnown = isKnown && next.isKnown
    return merged
  }
}

extension PlacedLine {
  /// A whole run as one character, where its ends are known without looking at the text.
  fileprivate func whole(_ run: VisualRun) -> PlacedCharacter? {
    switch run.edges {
    case .characters(let edges):
      guard let first = edges.first, let last = edges.last else { return nil }
      return PlacedCharacter(
        utf8: run.utf8, leading: coordinate(first), trailing: coordinate(last))
    case .extent(let leading, let trailing):
      return PlacedCharacter(
        utf8: run.utf8, leading: coordinate(leading), trailing: coordinate(trailing))
    case .even, .words: return nil
    }
  }
}
