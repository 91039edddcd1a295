// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation

/// Answers the cases of `text-cores.tsv`, what other text cores do.
struct CoreCase {
  let row: CaseRow
  /// The operation without its options and remarks.
  let name: String
  let start: CoreStart
  let content: String
  let text: CaseText

  private static let notDue: [String: String] = [
    "hit(": "geometry", "rects(": "geometry", "move down": "geometry", "sayAll": "read-all",
    "utterance": "read-all", "sourceRanges": "read-all", "attribute runs": "attributes",
    "range [": "selection", "selection": "selection",
  ]

  static func run(_ row: CaseRow) -> CaseOutcome {
    if row.id.hasPrefix("OR-") { return .notDue("AT-SPI and Orca") }
    if let later = notDue.first(where: { row.operation.hasPrefix($0.key) }) {
      return .notDue("\(later.value): \(later.key.trimmingCharacters(in: .punctuationCharacters))")
    }
    guard let core = CoreCase(row) else { return .unreadable }
    if row.operation.contains("every offset") || row.start == "every offset" {
      return core.conversion().map(CaseOutcome.answer) ?? .unreadable
    }
    if core.content.contains(where: { $0 == "\u{0C}" || $0 == "\u{1E}" }) {
      return core.documentAnswer().map(CaseOutcome.answer) ?? .unreadable
    }
    let answers = core.start.offsets.map { core.answer(at: $0) ?? "unreadable" }
    let different = Set(answers)
    if different.contains("unreadable") { return .unreadable }
    return .answer(different.count == 1 ? answers[0] : answers.joined(separator: " or "))
  }

  private init?(_ row: CaseRow) {
    guard let content = row.text else { return nil }
    self.row = row
    self.content = content
    name = row.operation.replacing(/\s[{(].*/, with: "").trimmingCharacters(in: .whitespaces)
    start = CoreStart(row.start)
    let option = { (pattern: Regex<(Substring, Substring)>) in
      row.operation.firstMatch(of: pattern).map { String($0.output.1) }
    }
    text = CaseText(
      content, language: option(/locale=([\w-]+)/) ?? "und",
      wraps: option(/soft=(\d+)/).flatMap { Int($0) }.map { [$0] } ?? [],
      columns: option(/cols=(\d+)/).flatMap { Int($0) })
  }

  private func answer(at offset: Int) -> String? {
    if name == "position(fromUTF16:)" {
      return text.section.position(atUTF16: offset).map(render) ?? "nil"
    }
    let found =
      start.isUTF8
      ? text.section.position(atUTF8: offset) : text.section.position(atUTF16: offset)
    guard let position = found else { return nil }
    if let range = enclosing(position) { return render(range) }
    if let moved = moving(TextCaret(position, affinity: start.affinity)) { return moved }
    if let edge = name.firstMatch(of: /^at\((\w+)\.(start|end)\)$/) {
      guard let unit = granularity(edge.output.1) else { return nil }
      let isBoundary = text.tokenizer.isBoundary(
        position, of: unit, looking: edge.output.2 == "end" ? .forward : .backward,
        affinity: start.affinity)
      return "\(isBoundary)"
    }
    return listing()
  }

  /// The rows that ask for one range; `.some(nil)` where there is none.
  private func enclosing(_ position: TextPosition) -> TextRange?? {
    let tokenizer = text.tokenizer
    let affinity = start.affinity
    switch name {
    case "enclosing(character,forward)":
      return tokenizer.unit(.character, enclosing: position, looking: .forward)
    case "enclosing(character,backward)":
      return tokenizer.unit(.character, enclosing: position, looking: .backward)
    case "enclosing(word,left-first on word starts)":
      return tokenizer.unit(.wordWithSpace, enclosing: position, looking: .forward)
    case "enclosing(word,right-first on word starts)":
      return tokenizer.unit(.wordWithSpace, enclosing: position, looking: .backward)
    case "enclosing(word token,left-first)":
      return tokenizer.unit(.word, enclosing: position, looking: .forward)
    case "enclosing(word,left-first on word ends)":
      return betweenWordEnds(position)
    case "enclosing(character)", "expand(character)":
      return text.unit(.character, at: position, affinity: affinity)
    case "enclosing(word+space)", "enclosing(word by starts)", "enclosing(word)":
      return text.unit(.wordWithSpace, at: position, affinity: affinity)
    case "enclosing(line,right-first on line starts)":
      return tokenizer.boundary(of: .line, from: position, looking: .backward).flatMap {
        text.fullUnit(.line, at: $0.position, affinity: .upstream)
      }
    case "enclosing(line)", "enclosing(line,left-first on line starts)",
      "enclosing(line start-or-end)", "enclosing(line by starts)", "line.following":
      return text.fullUnit(.line, at: position, affinity: affinity)
    case "enclosing(paragraph)", "enclosing(paragraph start-or-end)":
      return text.fullUnit(.paragraph, at: position, affinity: affinity)
    case "enclosing(page)":
      return text.unit(.page, at: position, affinity: affinity)
    case "word.following":
      return text.boundaries(of: .word, in: text.textRange)?.unit(startingAtOrAfter: position)
    case "character.following":
      return tokenizer.unit(.character, enclosing: position, looking: .forward)
    default:
      guard let index = name.firstMatch(of: /^lineRange\(index=(\d+)\)$/) else { return nil }
      let lines = text.allUnits(.line)
      guard let index = Int(index.output.1), lines.indices.contains(index) else {
        return .some(nil)
      }
      return text.fullUnit(.line, at: lines[index].start)
    }
  }

  private func betweenWordEnds(_ position: TextPosition) -> TextRange? {
    var (back, ahead) = (TextWalker(at: text), TextWalker(at: text))
    let caret = TextCaret(position)
    guard let before = back.move(caret, by: .word, .backward, to: .end),
      let after = ahead.move(caret, by: .word, .forward, to: .end)
    else { return nil }
    return TextRange(before.caret.position, after.caret.position)
  }

  func granularity(_ name: Substring) -> TextGranularity? {
    TextGranularity.allCases.first { "\($0)" == name }
  }
}
