// SPDX-License-Identifier: Apache-2.0

extension LineLayout {
  /// Where a caret is drawn: a rectangle without width, as high as its line (without height, as wide as
  /// its line, where that is vertical).
  ///
  /// Downstream it stands at the leading edge of the character that follows, upstream at the trailing
  /// edge of the one before: these differ at a soft wrap and where two runs meet. Inside a character it
  /// stands at the character's leading edge. Behind a line break it stands at the start of the next
  /// line, whatever the affinity.
  ///
  /// *Law: `caretRect(hit(caretRect(p, a))) = caretRect(p, a)`, where no other line's box holds it.*
  ///
  /// - Returns: `nil` for a position that is foreign, stale or not on the page.
  /// - Complexity: O(length of the line).
  public func caretRect(at position: TextPosition, affinity: TextAffinity = .downstream) -> Rect? {
    guard section.contains(position) else { return nil }
    return caret(at: position.utf8Offset, affinity).map { placed($0.line).rect($0.edge, $0.edge) }
  }

  /// The line of a caret, by its index in the section, and its place on the line's axis.
  func caret(at offset: Int, _ affinity: TextAffinity) -> (line: Int, edge: Double)? {
    guard let line = index(holding: offset, affinity) else { return nil }
    return (line, placed(line).edge(at: offset, affinity))
  }
}

extension PlacedLine {
  /// The place of a caret on the line's axis.
  func edge(at offset: Int, _ affinity: TextAffinity) -> Double {
    guard !utf8.isEmpty else { return start }
    // The character inside which the caret would stand, or at whose edge it does.
    let isUpstream = affinity == .upstream && offset > utf8.lowerBound || offset >= utf8.upperBound
    let inside = min(max(isUpstream ? offset - 1 : offset, utf8.lowerBound), utf8.upperBound - 1)
    guard let run = runs.first(where: { $0.utf8.contains(inside) }),
      let character = characters(of: run).first(where: { $0.utf8.contains(inside) })
    else { return start }
    return offset >= character.utf8.upperBound ? character.trailing : character.leading
  }
}
