// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

/// A text drawn in cells of 10 by 20, each line a row below the other; `|` stands where a line wraps, a
/// line feed is a paragraph's end, `‸` a place.
struct DrawnText: TextInputModel {
  let marked: MarkedSection
  let layout: LineLayout

  var section: TextSection { marked.section }

  /// Draws a text; its lines may be changed before they are laid out.
  init(_ text: String, change: (inout [LineLayout.Line]) -> Void = { _ in }) throws {
    marked = MarkedSection(text.filter { $0 != "|" })
    let plain = MarkedText(text).text
    var cuts: [Int] = []
    var offset = 0
    for scalar in plain.unicodeScalars {
      if scalar == "|" { cuts.append(offset) } else { offset += UTF8.width(scalar) }
    }
    var lines: [LineLayout.Line] = []
    for block in marked.section.blocks.indices {
      let range = try #require(marked.section.range(ofBlock: block))
      let (start, end) = (range.start.utf8Offset, range.end.utf8Offset)
      let edges = [start] + cuts.filter { start < $0 && $0 < end } + [end]
      for (from, to) in zip(edges, edges.dropFirst()) {
        let rect = Rect(
          x: 0, y: Double(lines.count) * 20, width: Double(to - from) * 10, height: 20)
        lines.append(LineLayout.Line(utf8: from..<to, rect: rect, runs: .even(pitch: 10)))
      }
    }
    change(&lines)
    layout = try LineLayout(lines, in: marked.section)
  }

  var textRange: TextRange { section.textRange }
  func text(in range: TextRange) -> String? { section.text(in: range) }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    granularity == .line
      ? section.lineBoundaries(of: layout) : section.boundaries(of: granularity)
  }
  func lines(in range: TextRange) -> LineLayout? { layout }

  /// The caret nearest to a point as text with a mark; an arrow where it is upstream.
  func closest(_ x: Double, _ y: Double) -> String? {
    render(closestPosition(to: Point(x: x, y: y)))
  }

  func render(_ caret: TextCaret?) -> String? {
    guard let caret, let text = marked.render(caret.position) else { return nil }
    return caret.affinity == .upstream ? text.replacing("‸", with: "‸↑") : text
  }
}
