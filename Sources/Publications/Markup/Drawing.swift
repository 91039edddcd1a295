// SPDX-License-Identifier: Apache-2.0

/// A drawing inside a text: gathers its title and description, else the labels in it, one by one.
struct Drawing {
  let element: MarkupElement
  private let label: String?
  private let isDecoration: Bool
  private var open: [Part] = [.outside]
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
    case decoration
    case description(String)
    case labels([String])
  }

  init(_ element: MarkupElement) {
    self.element = element
    let role = element["role"]?.collapsed.lowercased()
    isDecoration = role == "presentation" || role == "none"
    label = element["aria-label"].map(\.collapsed).flatMap { $0.isEmpty ? nil : $0 }
  }

  var reading: Reading {
    if isDecoration { return .decoration }
    if let label { return .description(label) }
    if !titles.isEmpty { return .description(titles.joined(separator: " ")) }
    return labels.isEmpty ? .none : .labels(labels)
  }

  mutating func start(_ element: MarkupElement) {
    let parent = open.last ?? .outside
    let part = part(of: element, in: parent)
    // A label inside a label that has a place of its own is another label.
    if part != parent || element.name == "text" || element["x"] != nil || element["y"] != nil {
      finishLabel(parent)
    }
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
  /// - Returns: Whether it was the drawing itself.
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
    if parent == .hidden || element.hiddenReason != nil
      || element["style"].map({ StyleBlock($0).normal.isHidden }) == true
    {
      return .hidden
    }
    switch element.name {
    case "title", "desc":
      // Only the title of the whole speaks for the whole; that of a part is a tool tip.
      return open.count == 1 ? .title : .hidden
    case "text", "foreignobject", "foreignObject": return .label
    case "script", "style", "metadata", "defs": return .hidden
    default: return parent
    }
  }
}
