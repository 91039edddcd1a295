// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

/// The rows of the shared case files that ask where text is on its page.
@Suite("Geometry cases", .enabled(if: Folders.hasShared, Comment(rawValue: Folders.noShared)))
struct GeometryCaseTests {
  /// Rows that are held differently, with the reason; one that would pass is a failure.
  static let heldDifferently: [String: String] = [:]

  @Test(arguments: GeometryCase.all)
  func `a row is answered as it says`(row: GeometryCase) throws {
    let answers = try GeometryAnswers(row)
    guard let reason = Self.heldDifferently[row.id] else {
      return try expect(row, answers)
    }
    withKnownIssue("\(row.id): \(reason)") { try expect(row, answers) }
  }

  @Test func `all rows about geometry are found`() {
    let skipped = GeometryCase.all.filter { Self.heldDifferently[$0.id] != nil }.count
    print("geometry cases: \(GeometryCase.all.count), of them held differently: \(skipped)")
    #expect(GeometryCase.all.count >= 40)
  }

  private func expect(_ row: GeometryCase, _ answers: GeometryAnswers) throws {
    if row.id.hasPrefix("U") {
      let answer = try answers.answer() ?? "nil"
      #expect(answer == row.expected, "\(row.id) \(row.operation)")
    } else {
      try expectCore(row, answers)
    }
  }

  /// The rows of `text-cores.tsv` say in words what is expected.
  private func expectCore(_ row: GeometryCase, _ answers: GeometryAnswers) throws {
    let (host, lines) = (answers.host, answers.lines)
    let name = Comment(rawValue: "\(row.id) \(row.operation)")
    switch row.id {
    case "AK-047", "PA-006", "AK-049", "AK-050":
      let index = ["AK-049": 3, "AK-050": lines.count - 1][row.id] ?? 0
      let frame = try #require(lines.lineFrame(index))
      let isBelow = row.id == "AK-050"
      let point = Point(
        x: row.id == "AK-049" || isBelow ? 1 : frame.x + frame.width + 30,
        y: frame.y + (isBelow ? 3 : 0.5) * frame.height)
      let caret = try #require(host.closestPosition(to: point), name)
      let offset = row.expected.replacing("document end ", with: "").split(separator: " ")[0]
      #expect("\(answers.utf16(caret.position))" == offset, name)
      #expect((caret.affinity == .upstream) == row.expected.contains("upstream"), name)
    case "CR-073", "CR-075", "PA-008":
      let numbers = GeometryCase.numbers(row.operation)
      let rects = try #require(host.selectionRects(for: answers.range(numbers)), name)
      #expect(rects.count == (row.id == "CR-075" ? 1 : 2), name)
      let widths: [String: [Double]] = ["CR-073": [60, 60], "CR-075": [60], "PA-008": [20, 20]]
      #expect(rects.map(\.rect.width) == widths[row.id], name)
    case "WK-010":
      let range = try answers.range(GeometryCase.numbers(row.operation))
      let rects = try #require(host.selectionRects(for: range), name)
      #expect(rects.map(\.rect) == [Rect(x: 130, y: 0, width: 10, height: 20)], name)
      #expect(host.text(in: range) == "b", name)
    case "PA-007":
      let first = try #require(host.caret(TextCaret(answers.start()), .down), name)
      let second = try #require(host.caret(first.caret, .down, goal: first.goal), name)
      #expect([first, second].map { answers.utf16($0.caret.position) } == [9, 15], name)
    case _ where row.operation.hasPrefix("lineRange("):
      let index = GeometryCase.numbers(row.operation)[0]
      guard let range = lines.lineRange(index) else {
        #expect(row.expected == "nil", name)
        return
      }
      // Ours is without the line feed, which is between two blocks.
      let next = lines.lineRange(index + 1)?.start ?? host.textRange.end
      #expect(
        [answers.utf16(range.start), answers.utf16(next)]
          == Array(GeometryCase.numbers(row.expected).prefix(2)), name)
    default: Issue.record("\(row.id) is not answered")
    }
  }
}
