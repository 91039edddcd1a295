// SPDX-License-Identifier: Apache-2.0

extension TextSection {
  /// Refuses lines that are not of this section, or whose geometry nobody could draw.
  func validate(_ lines: [LineLayout.Line]) throws(LayoutError) {
    var end = 0
    for (index, line) in lines.enumerated() {
      guard line.utf8.lowerBound >= end else { throw .linesOutOfOrder(line: index) }
      end = line.utf8.upperBound
      guard end <= content.utf8.count else { throw .outsideText(line: index) }
      guard isScalarBoundary(line.utf8.lowerBound), isScalarBoundary(end) else {
        throw .insideScalar(line: index)
      }
      guard
        let block = blockBoundaries.unit(enclosing: line.utf8.lowerBound, .downstream)
          ?? blockBoundaries.unit(enclosing: line.utf8.lowerBound, .upstream),
        end <= block.upperBound
      else { throw .crossesBlockEdge(line: index) }
      guard line.rect.isFinite else { throw .invalidRect(line: index) }
      switch line.runs {
      case .box: break
      case .even(let pitch):
        guard pitch.isFinite, pitch >= 0 else { throw .invalidPitch(line: index) }
      case .visual(let runs):
        try validate(runs, of: line.utf8, line: index)
      }
    }
  }

  private func validate(_ runs: [VisualRun], of line: Range<Int>, line index: Int)
    throws(LayoutError)
  {
    var end = line.lowerBound
    for run in runs.lazy.map(\.utf8).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard run.lowerBound == end, !run.isEmpty else { throw .runsDoNotTile(line: index) }
      end = run.upperBound
    }
    guard end == line.upperBound else { throw .runsDoNotTile(line: index) }
    for (number, run) in runs.enumerated() {
      guard isScalarBoundary(run.utf8.lowerBound), isScalarBoundary(run.utf8.upperBound) else {
        throw .runInsideScalar(line: index, run: number)
      }
      try validate(run, line: index, run: number)
    }
  }

  private func validate(_ run: VisualRun, line: Int, run number: Int) throws(LayoutError) {
    switch run.edges {
    case .even(let leading, let pitch):
      guard leading.isFinite else { throw .invalidEdge(line: line, run: number, edge: 0) }
      guard pitch.isFinite, pitch >= 0 else {
        throw .invalidEdge(line: line, run: number, edge: 1)
      }
    case .extent(let leading, let trailing):
      guard leading.isFinite else { throw .invalidEdge(line: line, run: number, edge: 0) }
      guard trailing.isFinite else { throw .invalidEdge(line: line, run: number, edge: 1) }
      guard leading.precedes(trailing, in: run.direction) else {
        throw .edgesOutOfOrder(line: line, run: number, edge: 1)
      }
    case .characters(let edges):
      guard edges.count == characterOffsets(in: run.utf8).count else {
        throw .wrongEdgeCount(line: line, run: number)
      }
      for (index, edge) in edges.enumerated() {
        guard edge.isFinite else { throw .invalidEdge(line: line, run: number, edge: index) }
        guard index == 0 || edges[index - 1].precedes(edge, in: run.direction) else {
          throw .edgesOutOfOrder(line: line, run: number, edge: index)
        }
      }
    case .words(let boxes):
      var end = run.utf8.lowerBound
      for (index, box) in boxes.enumerated() {
        guard box.utf8.lowerBound >= end, !box.utf8.isEmpty,
          box.utf8.upperBound <= run.utf8.upperBound, isScalarBoundary(box.utf8.lowerBound),
          isScalarBoundary(box.utf8.upperBound)
        else { throw .wordsOutOfOrder(line: line, run: number, word: index) }
        end = box.utf8.upperBound
        guard box.lower.isFinite, box.upper.isFinite, box.lower <= box.upper else {
          throw .invalidEdge(line: line, run: number, edge: index)
        }
      }
    }
  }

  private func isScalarBoundary(_ offset: Int) -> Bool {
    offset == content.utf8.count || !content.utf8[offset].isUTF8Continuation
  }

  /// The ends of a range and the boundaries of characters between them, ascending.
  ///
  /// - Complexity: O(length of the range), and what it costs to find the characters of the section.
  func characterOffsets(in range: Range<Int>) -> [Int] {
    let units = units(of: .character)
    var offsets = [range.lowerBound]
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = units.starts.next(atOrAfter: offset + 1) ?? range.upperBound
      let end = units.ends.next(atOrAfter: offset + 1) ?? range.upperBound
      offset = min(start, end, range.upperBound)
      // A boundary that a segmenter saw inside a scalar is none.
      if offset == range.upperBound || isScalarBoundary(offset) { offsets.append(offset) }
    }
    return offsets
  }
}

extension Double {
  /// Whether an edge may stand before another one in a run of a direction.
  fileprivate func precedes(_ next: Double, in direction: WritingDirection) -> Bool {
    direction == .leftToRight ? self <= next : self >= next
  }
}
