// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a page's columns begin and end.
///
/// Lines that are turned or run from top to bottom have none: their paragraphs are left as they are.
struct Margins {
  private var lines: [ScanBox] = []
  /// The height of most lines.
  private var em = 0.0

  init(_ page: ScanPage) {
    for paragraph in page.paragraphs where paragraph.kind == .body {
      for line in paragraph.lines where line.quarterTurns == 0 && !line.isVertical {
        if let box = line.box { lines.append(box) }
      }
    }
    let heights = lines.map(\.height).sorted()
    em = heights.isEmpty ? 0 : heights[heights.count / 2]
    // A page with more lines than this is no page of a book; looking at all for each would not end.
    if lines.count > 2_000 { lines = [] }
  }

  /// Whether a line begins a little to the right of its column's edge.
  func isIndented(_ line: ScanLine) -> Bool {
    guard let indent = indent(of: line) else { return false }
    return indent > 0.7 * em && indent < 4 * em
  }

  /// Whether a line begins at its column's edge.
  func isAtMargin(_ line: ScanLine) -> Bool { indent(of: line).map { $0 <= 0.7 * em } ?? false }

  /// Whether a line ends at its column's edge.
  func isFull(_ line: ScanLine) -> Bool {
    guard let box = line.box, let column = column(of: box) else { return true }
    return column.right - box.right < 1.5 * em
  }

  /// Whether a paragraph may end with the line: it is short, or a sentence ends with it.
  func mayEndParagraph(_ line: ScanLine) -> Bool {
    !isFull(line) || line.words.last?.text.endsSentence == true
  }

  private func indent(of line: ScanLine) -> Double? {
    guard let box = line.box, let column = column(of: box) else { return nil }
    return box.left - column.left
  }

  /// The edges that the lines above and below a line share; of the outermost, one may err.
  private func column(of box: ScanBox) -> (left: Double, right: Double)? {
    let column = lines.filter { $0.overlapAcross(box) > 0.5 && $0.height < 2 * em }
    guard !column.isEmpty else { return nil }
    let lefts = column.map(\.left).sorted()
    let rights = column.map(\.right).sorted()
    let spare = column.count >= 8 ? 1 : 0
    return (lefts[spare], rights[rights.count - 1 - spare])
  }
}
