// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import ICUText
import Testing

/// Answers a row in the words of the case files.
struct GeometryAnswers {
  let row: GeometryCase
  let host: GeometryHost
  let lines: LineLayout

  init(_ row: GeometryCase) throws {
    self.row = row
    let cell = GeometryCase.numbers(row.options["cell"] ?? "10x20").map(Double.init)
    let base: WritingDirection? =
      switch row.options["base"] {
      case "ltr": .leftToRight
      case "rtl": .rightToLeft
      default: nil
      }
    host = try GeometryHost(
      row.text, wraps: GeometryCase.numbers(row.options["wrap"] ?? row.options["soft"] ?? ""),
      cell: (cell[0], cell[1]), base: base,
      linesOnPage: row.options.keys.contains { $0.hasSuffix("clip") } ? 1 : .max)
    lines = try #require(host.lines(in: host.textRange))
  }

  /// What is answered to an operation of `text-input.tsv`.
  func answer() throws -> String? {
    let numbers = GeometryCase.numbers(row.operation)
    let parts = row.operation.components(separatedBy: ":")
    switch parts[0] {
    case "selectionRects":
      let rects = try #require(host.selectionRects(for: range(numbers)))
      return rects.isEmpty ? "[]" : rects.map(describe).joined(separator: ";")
    case "firstRect": return try host.firstRect(for: range(numbers)).map(describe)
    case "caretRect":
      return host.caretRect(at: try start(), affinity: parts[1] == "up" ? .upstream : .downstream)
        .map(describe)
    case "closest": return describe(host.closestPosition(to: point(numbers)))
    case "closestWithin":
      return describe(
        try host.closestPosition(to: point(numbers.suffix(2)), within: range(numbers)))
    case "characterRange": return host.characterRange(at: point(numbers)).map(describe)
    case "lineIndexAt": return lines.lineIndex(at: point(numbers)).map { "\($0)" }
    case "lineContent": return lines.lineContent(numbers[0])
    case "lineContaining":
      return lines.lineIndex(
        of: try start(), affinity: row.start.hasSuffix("(up)") ? .upstream : .downstream
      ).flatMap { lines.lineRange($0) }.map(describe)
    case "lineIndexOf":
      let start = host.section.position(atUTF16: GeometryCase.numbers(row.start)[0])
      return start.flatMap { lines.lineIndex(of: $0) }.map { "\($0)" }
    case "fullRangeOfLine":
      guard let from = lines.lineRange(numbers[0])?.start else { return nil }
      let to = lines.lineRange(numbers[0] + 1)?.start ?? host.textRange.end
      return "\(utf16(from)),\(utf16(to) - utf16(from))"
    case "move":
      let directions: [String: LayoutDirection] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      let direction = try #require(directions[parts[1]])
      return describe(
        host.caret(TextCaret(try start()), movedBy: numbers[0], direction)?.caret)
    case "bidiLevels":
      let bytes = Array(row.text.utf8)
      let base: WritingDirection = row.options["base"] == "rtl" ? .rightToLeft : .leftToRight
      let levels = ICUBidiResolver().levels(of: bytes.span, base: base)
      return row.text.utf16.indices.map {
        "\(levels.level(at: row.text.utf8.distance(from: row.text.startIndex, to: $0)))"
      }.joined()
    default: throw Unknown()
    }
  }

  struct Unknown: Error {}

  func start() throws -> TextPosition {
    try #require(host.section.position(atUTF16: GeometryCase.numbers(row.start).first ?? -1))
  }

  func range(_ numbers: [Int]) throws -> TextRange {
    let start = try #require(host.section.position(atUTF16: numbers[0]))
    let end = try #require(host.section.position(atUTF16: numbers[1]))
    return try #require(TextRange(start, end))
  }

  func utf16(_ position: TextPosition) -> Int { host.section.utf16Offset(of: position) ?? -1 }

  private func point(_ numbers: some Collection<Int>) -> Point {
    let numbers = Array(numbers)
    return Point(x: Double(numbers[0]), y: Double(numbers[1]))
  }

  func describe(_ caret: TextCaret?) -> String? {
    caret.map { "\(utf16($0.position))\($0.affinity == .upstream ? "(up)" : "")" }
  }

  private func describe(_ range: TextRange) -> String {
    "\(utf16(range.start))..<\(utf16(range.end))"
  }

  private func describe(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: ",")
  }

  private func describe(_ rect: SelectionRect) -> String {
    describe(rect.rect) + (rect.writingDirection == .leftToRight ? ",ltr" : ",rtl")
      + (rect.containsStart ? ",S" : "") + (rect.containsEnd ? ",E" : "")
  }
}
