// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Words with how they are pronounced, in one language.
///
/// Source: Pronunciation Lexicon Specification 1.0; EPUB 3.3, "Pronunciation lexicons".
struct Lexicon: Sendable {
  let language: TextLanguage
  /// The entries by the first word of their text, the longest first.
  private var entries: [String: [Entry]] = [:]

  struct Entry: Sendable {
    let text: [UInt8]
    let attribute: TextAttribute
  }

  private static let mostEntries = 100_000
  /// Entries that start alike, beyond which more are passed over.
  private static let mostAlike = 64

  init(_ bytes: [UInt8]) {
    let root = MarkupTree.parse(bytes).root
    language = TextLanguage(root?.element.language ?? "")
    let alphabet = root?["alphabet"]?.collapsed.lowercased() ?? ""
    for lexeme in (root?.children("lexeme") ?? []).prefix(Self.mostEntries) {
      guard let attribute = Self.attribute(of: lexeme, alphabet: alphabet) else { continue }
      for grapheme in lexeme.children("grapheme") {
        let text = Array(grapheme.text.utf8)
        let key = text.span.word(at: 0)
        guard !text.isEmpty, entries[key, default: []].count < Self.mostAlike else { continue }
        entries[key, default: []].append(Entry(text: text, attribute: attribute))
      }
    }
    for key in entries.keys { entries[key]?.sort { $0.text.count > $1.text.count } }
  }

  /// The entry whose text starts a text at a word, and ends with a word.
  func entry(at index: Int, of text: Span<UInt8>) -> Entry? {
    entries[text.word(at: index)]?.first { entry in
      let end = index + entry.text.count
      guard end <= text.count, !text.isWordScalar(at: end) || text.isWideScalar(at: end) else {
        return false
      }
      return entry.text.indices.allSatisfy { text[index + $0] == entry.text[$0] }
    }
  }

  /// Whether text in a language is said by it.
  func covers(_ other: TextLanguage) -> Bool {
    language == .undetermined || language.primary == other.primary
  }

  private static func attribute(of lexeme: MarkupTree, alphabet: String) -> TextAttribute? {
    if let phoneme = lexeme.first("phoneme"), !phoneme.text.isEmpty {
      let alphabet = phoneme["alphabet"]?.collapsed.lowercased() ?? alphabet
      guard !alphabet.isEmpty else { return nil }
      return .pronunciation(TextPronunciation(phoneme.text, alphabet: alphabet))
    }
    guard let alias = lexeme.first("alias")?.text, !alias.isEmpty else { return nil }
    return .abbreviation(expansion: alias)
  }
}

extension Span<UInt8> {
  /// The word at an index; of a script without spaces, or where there is no word, one scalar.
  fileprivate func word(at index: Int) -> String {
    var end = index + scalarLength(at: index)
    if isWordScalar(at: index), !isWideScalar(at: index) {
      while end < count, isWordScalar(at: end), !isWideScalar(at: end) {
        end += scalarLength(at: end)
      }
    }
    return String(copying: extracting(index..<end))
  }
}

extension SectionWalker {
  /// Marks what the document's lexicons have, unless its markup says how it is pronounced.
  func finishPronunciations() {
    guard !lexicons.isEmpty else { return }
    let text = writer.builder.utf8
    let languages = writer.builder.languages
    var said = writer.builder.pronounced.makeIterator()
    var next = said.next()
    var index = 0
    while index < text.count {
      while let run = next, run.upperBound <= index { next = said.next() }
      let length = text.span.scalarLength(at: index)
      let startsWord =
        index == 0 || text.span.isWideScalar(at: index)
        || !text.span.isWordScalar(before: index)
      guard startsWord, text.span.isWordScalar(at: index), next?.contains(index) != true,
        let entry = entry(at: index, of: text.span, languages)
      else {
        index += length
        continue
      }
      writer.builder.annotate(index..<index + entry.text.count, entry.attribute)
      index += entry.text.count
    }
  }

  private func entry(
    at index: Int, of text: Span<UInt8>, _ languages: SectionBuilder.Languages
  ) -> Lexicon.Entry? {
    for lexicon in lexicons {
      if let entry = lexicon.entry(at: index, of: text), lexicon.covers(languages[index]) {
        return entry
      }
    }
    return nil
  }
}
