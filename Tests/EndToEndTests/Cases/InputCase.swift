// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Answers the cases of `text-input.tsv`, the contract of `UITextInput`, in UTF-16 offsets.
struct InputCase {
  private let row: CaseRow
  private let text: CaseText
  private let operation: [String]

  private static let suites: [String: CaseSuite] = [
    "bidiLevels": .geometry, "caretRect": .geometry, "characterRange": .geometry,
    "closest": .geometry, "closestWithin": .geometry, "firstRect": .geometry,
    "lineIndexAt": .geometry, "move": .geometry, "selectionRects": .geometry,
    "selectRotor": .selection, "spokenLine": .selection,
    "elements=split(U+2029);walk": .selection, "walk": .selection,
  ]

  static func run(_ row: CaseRow) -> CaseOutcome {
    let name = row.operation(upTo: [":", "@"])
    if let suite = suites[name] { return .elsewhere(suite) }
    guard let input = InputCase(row), let answer = input.answer(name) else { return .unreadable }
    return .answer(answer)
  }

  /// What is expected, in the words of `run`.
  static func expected(_ row: CaseRow) -> String {
    row.expected.replacing("(down)", with: "")
  }

  private init?(_ row: CaseRow) {
    guard let content = row.text else { return nil }
    self.row = row
    let parts = row.operation.split(separator: "@", maxSplits: 1).map(String.init)
    operation = parts.first?.split(separator: ":").map(String.init) ?? []
    var options: [String: String] = [:]
    for option in parts.dropFirst().joined().split(separator: ";") {
      let pair = option.split(separator: "=", maxSplits: 1).map(String.init)
      options[pair[0]] = pair.count > 1 ? pair[1] : ""
    }
    let writing = options["base"].map { $0 == "rtl" ? WritingDirection.rightToLeft : .leftToRight }
    let wraps = options["wrap"]?.split(separator: ",").compactMap { Int($0) } ?? []
    text = CaseText(
      content, language: options["locale"] ?? "und", wraps: wraps, writing: writing)
  }

  private func answer(_ name: String) -> String? {
    switch name {
    case "at", "in", "next", "enc": question(name)
    case "units": granularity(1).map { text.allUnits($0).map(render).joined(separator: ",") }
    case "length": distance(to: text.textRange.end)
    case "position":
      startPosition.flatMap { start in
        Int(operation[1]).map {
          text.position(from: start, offsetBy: $0, in: .utf16).map(render) ?? "nil"
        }
      }
    case "text": range(operation[1]).map { text.text(in: $0) ?? "nil" } ?? "nil"
    case "range": rangeFromTo()
    case "farthest":
      range(operation[1]).flatMap { range in
        direction(2).map { text.farthestPosition(in: range, toward: $0).map(render) ?? "nil" }
      }
    case "extent":
      startPosition.flatMap { start in
        direction(1).map { render(text.extent(from: start, toward: $0)) }
      }
    case "characterRangeNext":
      startPosition.flatMap { start in
        direction(1).map { render(text.characterRange(nextTo: start, toward: $0)) }
      }
    case "lineContaining":
      startPosition.map { render(text.unit(.line, at: $0, affinity: affinity)) }
    case "fullRangeOfLine": Int(operation[1]).map(fullRangeOfLine)
    case "lineContent": Int(operation[1]).map(lineContent)
    case "lineIndexOf": lineIndex()
    default: nil
    }
  }

  private func question(_ name: String) -> String? {
    guard let start = startPosition, let unit = granularity(1), let direction = direction(2) else {
      return nil
    }
    let tokenizer = text.tokenizer
    switch name {
    case "at":
      let isBoundary = tokenizer.isBoundary(
        start, of: unit, looking: direction, affinity: affinity)
      return isBoundary ? "T" : "F"
    case "in":
      return tokenizer.isInside(start, unit, looking: direction) ? "T" : "F"
    case "next":
      return tokenizer.boundary(of: unit, from: start, looking: direction).map(render) ?? "nil"
    default:
      return render(tokenizer.unit(unit, enclosing: start, looking: direction))
    }
  }

  private func fullRangeOfLine(_ index: Int) -> String {
    let lines = text.allUnits(.line)
    guard lines.indices.contains(index),
      let full = text.fullUnit(.line, at: lines[index].start),
      let length = text.distance(from: full.start, to: full.end, in: .utf16)
    else { return "nil" }
    return "\(offset(full.start)),\(length)"
  }

  private func lineContent(_ index: Int) -> String {
    let lines = text.allUnits(.line)
    return lines.indices.contains(index) ? text.text(in: lines[index]) ?? "nil" : "nil"
  }

  private func lineIndex() -> String {
    guard let start = startPosition, let line = text.unit(.line, at: start, affinity: affinity),
      let index = text.allUnits(.line).firstIndex(of: line)
    else { return "nil" }
    return "\(index)"
  }

  private func rangeFromTo() -> String? {
    let ends = operation[1].split(separator: ",").compactMap {
      $0.split(separator: "=").last.flatMap { Int($0) }
    }
    guard ends.count == 2, let one = text.section.position(atUTF16: ends[0]),
      let other = text.section.position(atUTF16: ends[1])
    else { return nil }
    return render(TextRange(one, other))
  }

  private func granularity(_ index: Int) -> TextGranularity? {
    guard operation.indices.contains(index) else { return nil }
    return TextGranularity.allCases.first { "\($0)" == operation[index] }
  }

  private func direction(_ index: Int) -> TextDirection? {
    guard operation.indices.contains(index) else { return nil }
    switch operation[index] {
    case "f": return .forward
    case "b": return .backward
    default: return TextDirection.allCases.first { "\($0)" == operation[index] }
    }
  }

  private var affinity: TextAffinity { row.start.hasSuffix("(up)") ? .upstream : .downstream }

  private var startPosition: TextPosition? {
    Int(row.start.prefix { $0 != "(" }).flatMap { text.section.position(atUTF16: $0) }
  }

  private func range(_ words: String) -> TextRange? {
    let ends = words.split(separator: "..<").compactMap { Int($0) }
    guard ends.count == 2, let start = text.section.position(atUTF16: ends[0]),
      let end = text.section.position(atUTF16: ends[1])
    else { return nil }
    return TextRange(start, end)
  }

  private func distance(to position: TextPosition) -> String? {
    text.distance(from: text.textRange.start, to: position, in: .utf16).map { "\($0)" }
  }

  private func offset(_ position: TextPosition) -> String { distance(to: position) ?? "?" }

  private func render(_ position: TextPosition) -> String { offset(position) }

  private func render(_ caret: TextCaret) -> String {
    offset(caret.position) + (caret.affinity == .upstream ? "(up)" : "")
  }

  private func render(_ range: TextRange) -> String {
    "\(offset(range.start))..<\(offset(range.end))"
  }

  private func render(_ range: TextRange?) -> String { range.map(render) ?? "nil" }
}
