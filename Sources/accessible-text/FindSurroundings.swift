// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The units of a section that finds are shown in.
struct FindUnits {
  let section: TextSection
  var sentences: RecentUnit
  var words: RecentUnit

  init(_ section: TextSection) {
    self.section = section
    sentences = RecentUnit(.sentence, of: section)
    words = RecentUnit(.word, of: section)
  }
}

/// A find with the sentence around it; of a long sentence, with the words near it.
struct FindSurroundings {
  /// The text before, from the start of the sentence; with an ellipsis where words were left out.
  let before: String
  /// The text that was found.
  let text: String
  /// The text after, to the end of the sentence.
  let after: String

  /// How much of a sentence is shown on either side, in UTF-8 code units.
  private static let most = 160

  init(of find: TextRange, in units: inout FindUnits) {
    let section = units.section
    text = section.text(in: find) ?? ""
    let first = units.sentences.unit(enclosing: find.start)?.start ?? find.start
    let last = units.sentences.unit(enclosing: find.end, affinity: .upstream)?.end ?? find.end

    var start = first
    if find.start.utf8Offset - first.utf8Offset > Self.most,
      let cut = section.position(atUTF8: find.start.utf8Offset - Self.most)
    {
      let word = units.words.unit(enclosing: cut)?.end ?? cut
      start = word.utf8Offset < find.start.utf8Offset ? word : cut
    }
    let before = TextRange(start, find.start).flatMap { section.text(in: $0) } ?? ""
    self.before = start == first ? before : "…" + before

    var end = last
    if last.utf8Offset - find.end.utf8Offset > Self.most,
      let cut = section.position(atUTF8: find.end.utf8Offset + Self.most)
    {
      let word = units.words.unit(enclosing: cut, affinity: .upstream)?.start ?? cut
      end = word.utf8Offset > find.end.utf8Offset ? word : cut
    }
    let after = TextRange(find.end, end).flatMap { section.text(in: $0) } ?? ""
    self.after = end == last ? after.withoutSpacesAtEnd : after + "…"
  }

  /// The text with the find in brackets.
  var marked: String { "\(before)[\(text)]\(after)" }
}

extension String {
  /// The text without the spaces that end it.
  fileprivate var withoutSpacesAtEnd: String {
    var scalars = unicodeScalars[...]
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
