// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// Decides whether what matches is a find: whole characters, and whole words where they are asked for.
struct FindEdges {
  let section: TextSection
  private let wholeWords: Bool
  private var characters: RecentUnit
  private var words: RecentUnit

  init(_ section: TextSection, wholeWords: Bool) {
    self.section = section
    self.wholeWords = wholeWords
    characters = RecentUnit(.character, of: section)
    words = RecentUnit(.word, of: section)
  }

  /// The characters that hold a match.
  ///
  /// - Parameters:
  ///   - match: The match, in UTF-8 code units of the section.
  ///   - before: Where the text that counts before it ends.
  ///   - after: Where the text that counts after it starts.
  /// - Returns: `nil` where the characters hold more text that counts.
  mutating func whole(_ match: Range<Int>, between before: Int, _ after: Int) -> TextRange? {
    guard before <= match.lowerBound, match.upperBound <= after,
      let start = edge(at: match.lowerBound, .downstream),
      let end = edge(at: match.upperBound, .upstream),
      before <= start.utf8Offset, end.utf8Offset <= after, start.utf8Offset < end.utf8Offset
    else { return nil }
    if wholeWords, isInsideWord(start) || isInsideWord(end) { return nil }
    return TextRange(start, end)
  }

  /// The start of the character that is downstream of an offset, or the end of the one upstream.
  private mutating func edge(at offset: Int, _ affinity: TextAffinity) -> TextPosition? {
    guard let position = section.position(atUTF8: offset) else { return nil }
    if isPlainEdge(offset) { return position }
    let character = characters.unit(enclosing: position, affinity: affinity)
    return (affinity == .downstream ? character?.start : character?.end) ?? position
  }

  /// Whether an offset lies beside ASCII alone, where only a carriage return and its line feed are one
  /// character: the section's characters need not be found for most texts.
  private func isPlainEdge(_ offset: Int) -> Bool {
    let utf8 = section.content.utf8
    guard offset > 0, offset < utf8.count else { return true }
    return utf8[offset - 1] < 0x80 && utf8[offset] < 0x80
      && !(utf8[offset - 1] == 0x0D && utf8[offset] == 0x0A)
  }

  private mutating func isInsideWord(_ position: TextPosition) -> Bool {
    guard let word = words.unit(enclosing: position) else { return false }
    return word.start.utf8Offset < position.utf8Offset
      && position.utf8Offset < word.end.utf8Offset
  }
}

extension TextSection {
  /// The paragraphs from an offset on, each as the pieces of text that it is made of.
  ///
  /// What a page shows beside its text parts no paragraph that goes on behind it.
  func searchParagraphs(from offset: Int) -> [[Range<Int>]] {
    var paragraphs: [[Range<Int>]] = []
    var open: [Range<Int>] = []
    var beside: [Range<Int>] = []
    func close() {
      paragraphs += ([open] + beside.map { [$0] }).filter { !$0.isEmpty }
      (open, beside) = ([], [])
    }
    for block in blocks where block.utf8.upperBound > offset {
      let piece = max(block.utf8.lowerBound, offset)..<block.utf8.upperBound
      if block.role == .artifact {
        beside.append(piece)
      } else if block.joinToPrevious == .sameParagraph {
        beside = []
        open.append(piece)
      } else {
        close()
        open = [piece]
      }
    }
    close()
    return paragraphs
  }
}
