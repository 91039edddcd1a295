// SPDX-License-Identifier: Apache-2.0

/// A line of a layout with what its geometry is computed from.
///
/// The line's axis is x, or y where it is vertical; all edges here are coordinates on that axis.
struct PlacedLine {
  let text: TextSection
  let utf8: Range<Int>
  let rect: Rect
  let shape: LineShape

  /// Where the box begins on the line's axis.
  var lower: Double { shape.isVertical ? rect.y : rect.x }
  /// Where the box ends on the line's axis.
  var upper: Double { shape.isVertical ? rect.y + rect.height : rect.x + rect.width }
  private var length: Double { shape.isVertical ? rect.height : rect.width }
  private var isAscending: Bool { shape.direction == .leftToRight }

  /// The edge at which the line begins to be read.
  var start: Double { isAscending ? lower : upper }
  /// The edge at which the line ends.
  var end: Double { isAscending ? upper : lower }

  /// The part of the box between two places on the line's axis.
  func rect(_ from: Double, _ to: Double) -> Rect {
    shape.isVertical
      ? Rect(x: rect.x, y: from, width: rect.width, height: to - from)
      : Rect(x: from, y: rect.y, width: to - from, height: rect.height)
  }

  /// The distance of a point along the line's axis.
  func along(_ point: Point) -> Double { shape.isVertical ? point.y : point.x }

  /// The runs in visual order; none in an empty line.
  var runs: [VisualRun] {
    switch shape.runs {
    case .visual(let runs): return runs
    case _ where utf8.isEmpty: return []
    case .box:
      return [
        run(.extent(leading: isAscending ? 0 : length, trailing: isAscending ? length : 0))
      ]
    case .even(let pitch): return [run(.even(leading: isAscending ? 0 : length, pitch: pitch))]
    }
  }

  private func run(_ edges: CaretEdges) -> VisualRun {
    VisualRun(utf8: utf8, direction: shape.direction, edges: edges)
  }

  /// The text of the line without the line break that it may end with.
  var contentEnd: Int {
    utf8.upperBound - text.content.utf8[utf8].hardBreakLength
  }

  var endsInHardBreak: Bool { contentEnd < utf8.upperBound }

  /// A coordinate for a distance from the start of the box, which it does not leave.
  func coordinate(_ distance: Double) -> Double { lower + min(max(distance, 0), length) }
}

extension LineLayout {
  /// The line at an index of the section's lines.
  func placed(_ index: Int) -> PlacedLine {
    PlacedLine(text: text, utf8: lines[index], rect: rects[index], shape: shapes[index])
  }
}

extension ArraySlice<UInt8> {
  /// The length of the line break at the end: VT, FF, U+0085 or U+2028.
  fileprivate var hardBreakLength: Int {
    switch last {
    case 0x0B, 0x0C: 1
    case 0x85 where suffix(2).elementsEqual([0xC2, 0x85]): 2
    case 0xA8 where suffix(3).elementsEqual([0xE2, 0x80, 0xA8]): 3
    default: 0
    }
  }
}
