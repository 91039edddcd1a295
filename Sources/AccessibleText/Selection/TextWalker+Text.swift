// SPDX-License-Identifier: Apache-2.0

extension TextWalker {
  /// The text in a range, exactly, also where it runs over several elements and sections.
  ///
  /// Between two elements of which no text holds both stands a line feed, unless they are one
  /// paragraph; then nothing stands between them.
  ///
  /// - Returns: `nil` for a range that is stale, foreign or not in elements.
  /// - Complexity: O(length of the text and elements it runs over).
  public func text(in range: TextRange) -> String? {
    guard let pieces = textPieces(of: range) else { return nil }
    var text = ""
    for piece in pieces {
      guard let words = piece.element.text(in: piece.range) else { return nil }
      if piece.startsParagraph { text += "\n" }
      text += words
    }
    return text
  }

  /// A range in pieces, each of which one text holds, and which its elements do not join to the next.
  ///
  /// - Returns: `nil` for a range that is stale, foreign or not in elements.
  /// - Complexity: O(elements the range runs over).
  func textPieces(of range: TextRange) -> [TextPiece]? {
    pieces(of: range) { left, next in
      left.elementBehindJoint != nil
        || !left.textRange.end.isInSameSection(as: next.textRange.start)
    }
  }

  /// A range element by element.
  ///
  /// - Returns: `nil` for a range that is stale, foreign or not in elements.
  /// - Complexity: O(elements the range runs over).
  func elementPieces(of range: TextRange) -> [TextPiece]? { pieces(of: range) { _, _ in true } }

  private func pieces(
    of range: TextRange, cutBetween isCut: (any TextInputModel, any TextInputModel) -> Bool
  ) -> [TextPiece]? {
    var walker = self
    guard walker.reach(range.start) else { return nil }
    var pieces: [TextPiece] = []
    var (first, start, startsParagraph) = (walker.element, range.start, false)
    while !walker.element.textRange.contains(range.end) {
      let left = walker.element
      guard walker.step(.forward) == .moved else { return nil }
      guard isCut(left, walker.element) else { continue }
      guard let piece = TextRange(start, left.textRange.end) else { return nil }
      pieces.append(TextPiece(element: first, range: piece, startsParagraph: startsParagraph))
      (first, start) = (walker.element, walker.element.textRange.start)
      startsParagraph = left.joinToNext == .newParagraph && left.textRange.end != start
    }
    guard let piece = TextRange(start, range.end) else { return nil }
    return pieces + [TextPiece(element: first, range: piece, startsParagraph: startsParagraph)]
  }
}

/// A piece of a range, of one text.
struct TextPiece {
  /// The first element that holds some of it.
  let element: any TextInputModel
  let range: TextRange
  /// Whether a paragraph ends between the piece before and this one, without a character of its own.
  let startsParagraph: Bool
}
