// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A page drawn as text, with a line of marks under each line that shows a part of a range.
///
/// Marks are drawn where the rects say, not where the text is: one sees whether they agree. Lines that
/// run from right to left are drawn in the order in which they are stored, and marked where they are
/// shown.
struct PageDrawing {
  let text: String

  init(_ lines: LineLayout, columns: Int, marking rects: [SelectionRect]) {
    var drawing = ""
    var row = 0
    for index in 0..<lines.count {
      guard let frame = lines.lineFrame(index), let content = lines.lineContent(index) else {
        continue
      }
      // The rows between two paragraphs.
      while row < Self.cells(frame.y) {
        drawing += "|\n"
        row += 1
      }
      row += 1
      let indent = String(repeating: " ", count: Self.cells(frame.x))
      drawing += "| \(indent)\(content.onOneLine)\n"
      let marks = rects.filter { $0.rect.y == frame.y }
      guard !marks.isEmpty else { continue }
      var markRow = Array(repeating: UInt8(ascii: " "), count: columns + 1)
      for rect in marks.map(\.rect) {
        let start = min(Self.cells(rect.x), columns)
        let end = min(max(Self.cells(rect.x + rect.width), start + 1), columns + 1)
        for cell in start..<end { markRow[cell] = UInt8(ascii: "^") }
      }
      drawing += "| \(String(decoding: markRow, as: UTF8.self))\n"
    }
    text = drawing
  }

  private static func cells(_ distance: Double) -> Int {
    Int(max(0, min(distance.rounded(), 100_000)))
  }
}
