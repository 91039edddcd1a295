// SPDX-License-Identifier: Apache-2.0

extension TextWalker {
  /// The text in a range, exactly, also where it runs over several elements and sections.
  ///
  /// Between two elements of which no text holds both stands a line feed, unless they are one
  /// paragraph.
  ///
  /// - Returns: `nil` for a range that is stale, foreign or not in elements.
  /// - Complexity: O(length of the text and elements it runs over).
  public func text(in range: TextRange) -> String? {
    var walker = self
    guard walker.reach(range.start) else { return nil }
    if range.offsets != nil { return walker.element.text(in: range) }
    var text = ""
    var start = range.start
    while !walker.element.textRange.contains(range.end) {
      let element = walker.element
      guard let piece = TextRange(start, element.textRange.end),
        let words = element.text(in: piece), walker.step(.forward) == .moved
      else { return nil }
      text += words
      start = walker.element.textRange.start
      if element.joinToNext == .newParagraph, element.textRange.end != start { text += "\n" }
    }
    guard let piece = TextRange(start, range.end), let words = walker.element.text(in: piece)
    else { return nil }
    return text + words
  }
}
