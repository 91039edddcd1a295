// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A drawing or a formula inside a text: gathers what is said in its place.
///
/// A drawing has its title and description, else the labels in it; a formula its alternative text,
/// else its symbols. Labels and symbols are kept apart by spaces, never glued.
struct EmbeddedText {
  let role: TextRole
  let language: TextLanguage?
  private let label: String?
  private let isHidden: Bool
  private var open: [Part]
  private var titles: [String] = []
  private var labels: [String] = []
  private var current = ""

  /// What an open element's text belongs to.
  private enum Part {
    case outside, title, label, hidden
  }

  /// What is said.
  enum Reading: Equatable {
    case none
    case description(String)
    case text(String)
  }

  init(_ element: MarkupElement) {
    let isFormula = element.name == "math"
    role = isFormula ? .math : .image
    language = element.language.map { TextLanguage($0) }
    let role = element["role"]?.collapsed.lowercased()
    isHidden = !isFormula && (role == "presentation" || role == "none")
    label = (isFormula ? element["alttext"] ?? element["aria-label"] : element["aria-label"])
      .map(\.collapsed).flatMap { $0.isEmpty ? nil : $0 }
    open = [.outside]
  }

  var reading: Reading {
    if isHidden { return .none }
    if let label { return .description(label) }
    if !titles.isEmpty { return .description(titles.joined(separator: " ")) }
    return labels.isEmpty ? .none : .text(labels.joined(separator: " "))
  }

  mutating func start(_ element: MarkupElement) {
    let parent = open.last ?? .outside
    let part = part(of: element, in: parent)
    // A label inside a label that has a place of its own is another label.
    if part != parent || element["x"] != nil || element["y"] != nil { finishLabel(parent) }
    open.append(part)
  }

  mutating func text(_ text: Span<UInt8>) {
    switch open.last {
    case .title, .label: current += String(copying: text)
    case .outside, .hidden, nil: break
    }
  }

  /// Ends the innermost element.
  ///
  /// - Returns: Whether it was the drawing or formula itself.
  mutating func end() -> Bool {
    let part = open.popLast() ?? .outside
    if part != open.last { finishLabel(part) }
    return open.isEmpty
  }

  private mutating func finishLabel(_ part: Part) {
    let text = current.collapsed
    current = ""
    guard !text.isEmpty else { return }
    if part == .title { titles.append(text) } else { labels.append(text) }
  }

  private func part(of element: MarkupElement, in parent: Part) -> Part {
    if parent == .hidden || element.isHidden || ElementStyle(element["style"]).isHidden {
      return .hidden
    }
    switch element.name {
    case "title", "desc":
      // Only the title of the whole speaks for the whole; that of a part is a tool tip.
      return open.count == 1 ? .title : .hidden
    case "text", "foreignobject", "foreignObject", "mi", "mn", "mo", "ms", "mtext": return .label
    case "annotation", "annotation-xml", "mphantom", "script", "style", "metadata", "defs":
      return .hidden
    default: return parent
    }
  }
}
