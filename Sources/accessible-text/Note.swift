// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A text that a reader keeps: its words, where they are, and the words around them.
struct Note {
  /// The entry as it stands in a notebook, with the empty line that ends it.
  let entry: String

  /// How many characters are kept of the text before and behind.
  private static let context = 60

  /// - Returns: `nil` for a range that is not of the element's text.
  init?(of range: TextRange, in element: any TextInputModel, of book: Book) {
    var walker = TextWalker(at: element)
    guard let text = walker.text(in: range), walker.reach(range.end) else { return nil }
    let after = walker.context(.forward, of: range.end, Self.context)
    guard walker.reach(range.start) else { return nil }
    let before = walker.context(.backward, of: range.start, Self.context)
    let names: [String?] = [
      book.title, book.title(ofSection: range.start.section), walker.element.page?.label,
    ]
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "> \(String($0).onOneLine)" }
    lines.append("from: " + names.compactMap { $0?.onOneLine }.joined(separator: ", "))
    lines.append("place: \(range.place)")
    if let cfi = CFIWriter(book).cfi(of: range) { lines.append("cfi: \(cfi.onOneLine)") }
    if !before.isEmpty { lines.append("before: \(before)") }
    if !after.isEmpty { lines.append("after: \(after)") }
    entry = lines.joined(separator: "\n") + "\n\n"
  }
}

extension TextWalker {
  /// Whole words beside a position of the element, about so many characters, whatever page they are on.
  fileprivate func context(
    _ direction: StorageDirection, of position: TextPosition, _ count: Int
  ) -> String {
    var walker = self
    let move = walker.move(
      TextCaret(position), by: .character, direction, count: count,
      to: direction == .forward ? .end : .start, .stoppingAtDocument)
    guard let move else { return "" }
    let word = walker.unit(.word, at: move.caret.position)
    let whole = direction == .forward ? word?.start : word?.end
    // A word longer than all of the context is cut, and so is the text's last.
    let isWhole =
      move.units == count
      && whole?.compare(to: position) == (direction == .forward ? .descending : .ascending)
    let end = isWhole ? whole ?? move.caret.position : move.caret.position
    return TextRange(position, end).flatMap { text(in: $0) }?.onOneLine.trimmingSpaces ?? ""
  }
}

extension String {
  /// The text without the spaces around it.
  fileprivate var trimmingSpaces: String {
    var scalars = unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
