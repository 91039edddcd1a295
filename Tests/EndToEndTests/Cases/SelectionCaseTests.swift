// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import ICUText
import Testing

/// The cases of the shared folder that select text and step through it.
@Suite("Cases: selection", .enabled(if: CaseFile.isThere, Comment(rawValue: CaseFile.notThere)))
struct SelectionCaseTests {
  /// Rows that are held differently, with the reason.
  private static let skips: [String: String] = [:]

  @Test(arguments: ["text-input.tsv", "text-cores.tsv"])
  func `the cases are held`(file: String) throws {
    var passed: [String] = []
    var skipped: [String] = []
    for row in try CaseFile(file).rows {
      guard let answer = SelectionCase.answer(row) else { continue }
      let wanted = SelectionCase.expected(row)
      if let reason = Self.skips[row.id] {
        skipped.append("\(row.id) \(reason)")
        #expect(answer != wanted, "\(row.id) is skipped, and passes")
      } else {
        #expect(answer == wanted, "\(row.id): \(row.operation) at \(row.start)")
        passed.append(row.id)
      }
    }
    print(
      "\(file), selection: \(passed.count) run (\(passed)); \(skipped.count) skipped \(skipped)")
    #expect(passed.count + skipped.count > 0)
  }
}

enum SelectionCase {
  /// What we answer to a row; `nil` if it is about something else.
  static func answer(_ row: CaseRow) -> String? {
    let words = row.operation.split { ":@;".contains($0) }.map(String.init)
    switch words.first {
    case "walk", "elements=split(U+2029)": return walk(row, words)
    case "selectRotor": return select(row, words)
    case "spokenLine": return spokenLine(row, words)
    default:
      return row.operation.hasPrefix("selection anchored by word") ? turn(row) : nil
    }
  }

  static func expected(_ row: CaseRow) -> String {
    row.expected.split(separator: "\"").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
  }

  private static func walk(_ row: CaseRow, _ words: [String]) -> String? {
    guard let at = words.firstIndex(of: "walk"), words.count > at + 2, let text = row.text,
      let granularity = TextGranularity.allCases.first(where: { "\($0)" == words[at + 1] })
    else { return "unreadable" }
    let elements = LinkedText.chain(text)
    let start = words.contains("start=element2") ? elements[1] : elements[0]
    var rotor = TextRotor(at: TextCaret(start.textRange.start), in: start)
    guard rotor.choose(granularity) != nil else { return "unknown unit" }
    let steps: [StorageDirection?] = words[at + 2].split(separator: ",").map {
      $0 == "f" ? .forward : $0 == "b" ? .backward : nil
    }
    if !steps.contains(nil) {
      return steps.compactMap { $0 }.map { rotor.swipe($0).said ?? "<boundary>" }
        .joined(separator: "|")
    }
    let direction: StorageDirection = words[at + 2] == "backward" ? .backward : .forward
    var said: [String] = []
    while said.count < 100 {
      guard let unit = rotor.swipe(direction).said else { break }
      said.append(unit)
    }
    let isToTheEnd = row.expected.hasSuffix("<boundary>")
    return (said + (isToTheEnd ? ["<boundary>"] : [])).joined(separator: "|")
  }

  private static func select(_ row: CaseRow, _ words: [String]) -> String? {
    guard let text = row.text, let gestures = words.last?.split(separator: ","),
      let start = CaseText(text).optionalStart(row.start)
    else { return "unreadable" }
    guard var rotor = TextSelectionRotor(at: TextCaret(start.position), in: start.text) else {
      return "nil"
    }
    return gestures.map { gesture in
      let answer = rotor.extend(gesture == "R" ? .forward : .backward)
      guard answer.events != [.boundary] else { return "<boundary>" }
      return start.text.utf16(rotor.selection.range)
    }.joined(separator: "|")
  }

  private static func spokenLine(_ row: CaseRow, _ words: [String]) -> String? {
    let wraps = words.first { $0.hasPrefix("wrap=") }?.dropFirst(5).split(separator: ",")
    guard let text = row.text, words.count > 1, let number = Int(words[1]) else {
      return "unreadable"
    }
    var rotor = TextRotor(in: CaseText(text, wraps: wraps?.compactMap { Int($0) } ?? []))
    guard rotor.choose(.line) != nil else { return "unknown unit" }
    return (0...number).map { _ in rotor.swipe(.forward).said ?? "<boundary>" }.last
  }

  /// A word is selected, and the focus then goes to a place before it.
  private static func turn(_ row: CaseRow) -> String? {
    guard let text = row.text, let start = CaseText(text).optionalStart("6") else {
      return "unreadable"
    }
    var walker = TextWalker(at: start.text)
    guard let word = walker.select(.word, at: TextCaret(start.position)),
      let turned = walker.extend(word, by: .word, .backward)
    else { return "nil" }
    return start.text.utf16(turned.range).replacing("..<", with: ",").surrounded("[", ") u16")
  }
}

extension String {
  fileprivate func surrounded(_ before: String, _ after: String) -> String { before + self + after }
}

extension CaseText {
  fileprivate func optionalStart(_ words: String) -> (text: CaseText, position: TextPosition)? {
    Int(words).flatMap { section.position(atUTF16: $0) }.map { (self, $0) }
  }

  fileprivate func utf16(_ range: TextRange) -> String {
    let ends = [range.start, range.end].map { section.utf16Offset(of: $0).map { "\($0)" } ?? "?" }
    return ends.joined(separator: "..<")
  }
}

/// Elements of texts of their own, linked as a host links them.
private final class LinkedText: TextInputModel {
  private let text: CaseText
  private var next: LinkedText?
  private weak var previous: LinkedText?

  private init(_ text: String) { self.text = CaseText(text) }

  static func chain(_ text: String) -> [LinkedText] {
    let elements = text.split(separator: "\u{2029}", omittingEmptySubsequences: false)
      .map { LinkedText(String($0)) }
    for (one, other) in zip(elements, elements.dropFirst()) {
      one.next = other
      other.previous = one
    }
    return elements
  }

  var textRange: TextRange { text.textRange }
  var nextTextElement: (any TextInputModel)? { next }
  var previousTextElement: (any TextInputModel)? { previous }
  func text(in range: TextRange) -> String? { text.text(in: range) }
  func lines(in range: TextRange) -> LineLayout? { text.lines(in: range) }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    text.boundaries(of: granularity, in: range)
  }
}
