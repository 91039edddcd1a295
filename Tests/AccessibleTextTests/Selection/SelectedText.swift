// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

/// A document whose first section's selections are shown by marks: `The ‸quick‸ fox`, a caret by one.
struct SelectedText {
  let document: TextDocument
  var walker: TextWalker
  private let text: String
  private let marks: [TextPosition]

  /// - Parameter marked: The text of one section as `pagedDocument` takes it, with marks for positions.
  init(_ marked: String) throws {
    let marks = MarkedText(marked)
    document = pagedDocument([marks.text])
    let section = try #require(document.section(0))
    let edges = marks.text.utf8.enumerated().filter { $0.element == UInt8(ascii: "|") }
      .map(\.offset)
    self.marks = marks.offsets.compactMap { offset in
      section.position(atUTF8: offset - edges.filter { $0 < offset }.count)
    }
    text = marks.text.filter { $0 != "|" }
    walker = TextWalker(at: try #require(document.firstElement))
  }

  /// The positions that were marked.
  func mark(_ index: Int = 0) throws -> TextPosition {
    try #require(marks.indices.contains(index) ? marks[index] : nil)
  }

  /// An empty selection at the first mark.
  func caret() throws -> TextSelection {
    let mark = try mark()
    return try #require(TextSelection(anchor: mark, focus: TextCaret(mark)))
  }

  /// The text with marks at both ends of the selection.
  func render(_ selection: TextSelection?) -> String {
    guard let range = selection?.range else { return "nil" }
    return MarkedText.render(text, at: [range.start.utf8Offset, range.end.utf8Offset])
  }

  /// What a selection becomes, step by step; `nil` ends it.
  mutating func steps(
    from first: TextSelection, by granularity: TextGranularity, _ directions: [StorageDirection]
  ) -> [String] {
    var selection: TextSelection? = first
    return directions.map { direction in
      selection = selection.flatMap { walker.extend($0, by: granularity, direction) } ?? nil
      return render(selection)
    }
  }
}

/// What is said, with what happened behind it: `blank · boundary`.
func transcript(_ answer: RotorAnswer?) -> String {
  guard let answer else { return "nil" }
  let events = answer.events.map { event in
    switch event {
    case .boundary: "boundary"
    case .awaitsPage: "awaits page"
    case .awaits(let need): "awaits \(need)"
    case .enteredElement: "element"
    case .turnedPages(let count): "page \(count)"
    case .changedSelection: "selection"
    }
  }
  return ([answer.said].compactMap { $0 } + events).joined(separator: " · ")
}
