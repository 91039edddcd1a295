// SPDX-License-Identifier: Apache-2.0

extension TextInputModel {
  /// The text in a range with how each piece of it is set off, in offsets of that text.
  ///
  /// - Returns: `nil` where `text(in:)` is.
  /// - Complexity: O(length of the range + n log n) in the number of its attributes.
  public func attributedText(in range: TextRange) -> AttributedText? {
    guard let text = text(in: range) else { return nil }
    let start = range.start.utf8Offset
    let known = attributes(in: range).compactMap { run in
      run.range.offsets.flatMap { offsets in
        run.range.start.isInSameSection(as: range.start)
          ? (offsets.lowerBound - start..<offsets.upperBound - start, run.attribute) : nil
      }
    }
    return AttributedText(text, role: role, language: language, attributes: known)
  }

  /// How the text at a position is set off: that of the character behind it, looking forward, or
  /// before it, looking backward; at the element's edge that of the only one there is.
  ///
  /// - Returns: `nil` for a position that is foreign, stale or out of range.
  public func attributes(
    at position: TextPosition, looking direction: StorageDirection
  ) -> TextStyle? {
    guard textRange.contains(position) else { return nil }
    let meant: TextAffinity = direction == .forward ? .downstream : .upstream
    let character = [meant, meant.opposite].lazy
      .compactMap { ownUnit(.character, enclosing: position, $0) }.first
    guard let character, let text = attributedText(in: character), let last = text.runs.last else {
      return TextStyle(role: role, language: language)
    }
    let offset = position.utf8Offset - character.start.utf8Offset
    return text.runs.first {
      direction == .forward ? offset < $0.utf8.upperBound : offset <= $0.utf8.upperBound
    }?.style ?? last.style
  }
}

extension TextWalker {
  /// The text in a range with how each piece of it is set off, also where it runs over several elements:
  /// each piece has the role and the language of its own.
  ///
  /// - Returns: `nil` for a range that is stale, foreign or not in elements.
  /// - Complexity: O(length of the text, and elements and attributes in it).
  public func attributedText(in range: TextRange) -> AttributedText? {
    guard let pieces = elementPieces(of: range) else { return nil }
    var result: AttributedText?
    for piece in pieces {
      guard let text = piece.element.attributedText(in: piece.range) else { return nil }
      guard var all = result else {
        result = text
        continue
      }
      if piece.startsParagraph { all.append(AttributedText("\n")) }
      all.append(text)
      result = all
    }
    return result
  }
}
