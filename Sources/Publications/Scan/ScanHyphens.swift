// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Decides how a text goes on behind the end of a line: whether a hyphen there is the line's or the
/// word's.
///
/// The lexicon is the text itself: what it writes as one word elsewhere is one word here.
struct ScanHyphens {
  /// How often each word stands inside a line, in small letters.
  private var words: [String: Int] = [:]
  /// How often each compound stands inside a line with its hyphen.
  private var compounds: [String: Int] = [:]

  /// Settles the ends of all lines.
  static func settle(_ pages: inout [ScanPage]) {
    let hyphens = ScanHyphens(pages)
    // The line before, which waits for the one that goes on with it.
    var last: (page: Int, paragraph: Int)?
    for page in pages.indices {
      for index in pages[page].paragraphs.indices {
        let paragraph = pages[page].paragraphs[index]
        let language = paragraph.language
        for line in paragraph.lines.indices.dropLast() {
          pages[page].paragraphs[index].lines[line].ending = hyphens.ending(
            of: paragraph.lines[line], before: paragraph.lines[line + 1], language)
        }
        guard paragraph.kind != .artifact else { continue }
        if let last, paragraph.continuesPrevious, let next = paragraph.lines.first {
          pages[last.page].paragraphs[last.paragraph].setEnding {
            hyphens.ending(of: $0, before: next, language)
          }
        }
        last = (page, index)
      }
    }
  }

  private init(_ pages: [ScanPage]) {
    for page in pages {
      for paragraph in page.paragraphs where paragraph.kind != .artifact {
        for (index, line) in paragraph.lines.enumerated() {
          var inside = line.words[...]
          if inside.last?.text.lineEndHyphen != nil { inside.removeLast() }
          if index > 0, paragraph.lines[index - 1].words.last?.text.lineEndHyphen != nil {
            inside = inside.dropFirst()
          }
          for word in inside { note(word.text) }
        }
      }
    }
  }

  private mutating func note(_ text: String) {
    let word = text.lowercased().wordCore
    guard !word.isEmpty else { return }
    let parts = word.unicodeScalars.split { $0.isHyphen }.map { String($0) }
    for part in parts { words[part.wordCore, default: 0] += 1 }
    for (part, next) in zip(parts, parts.dropFirst()) {
      compounds["\(part)-\(next)", default: 0] += 1
    }
  }

  private func ending(of line: ScanLine, before next: ScanLine, _ language: TextLanguage?)
    -> ScanLine.Ending
  {
    guard let last = line.words.last?.text, let first = next.words.first?.text else {
      return .space
    }
    if last.endsInDash, first.unicodeScalars.first?.properties.isAlphabetic == true { return .word }
    guard let hyphen = last.lineEndHyphen else { return .space }
    // What only a line's end can have.
    if hyphen == "\u{AD}" || hyphen == "¬" { return .hyphen }
    let one = String(last.unicodeScalars.dropLast()).lastWordPart
    let other = first.firstWordPart
    guard let end = one.unicodeScalars.last, let start = other.unicodeScalars.first else {
      return .space
    }
    if !end.properties.isAlphabetic || !start.properties.isAlphabetic { return .word }
    let (left, right) = (one.lowercased(), other.lowercased())
    let whole = words[left + right, default: 0]
    let compound = compounds["\(left)-\(right)", default: 0]
    if whole != compound { return whole > compound ? .hyphen : .word }
    if SuspendedHyphen.isFollowed(by: right, language) { return .space }
    if start.properties.isUppercase, !one.isAllCapitals { return .word }
    return isCompound(left, right, language) ? .word : .hyphen
  }

  /// Whether two words that the text never writes as one are rather two words.
  private func isCompound(_ one: String, _ other: String, _ language: TextLanguage?) -> Bool {
    guard !SuspendedHyphen.isUsual(in: language) else { return false }
    return one.unicodeScalars.count > 2 && other.unicodeScalars.count > 2
      && words[one, default: 0] > 0 && words[other, default: 0] > 0
  }
}

/// The hyphen that stands for a part of a compound: `Vor- und Nachteile`.
///
/// The languages that write so also write compounds as one word.
enum SuspendedHyphen {
  private static let conjunctions: [String: Set<String>] = [
    "de": ["und", "oder", "bzw", "sowie", "bis", "wie", "noch", "als"],
    "nl": ["en", "of", "noch", "tot"], "da": ["og", "eller"], "nb": ["og", "eller"],
    "no": ["og", "eller"], "nn": ["og", "eller"], "sv": ["och", "eller"], "fi": ["ja", "tai"],
    "hu": ["és", "vagy"], "is": ["og", "eða"], "et": ["ja", "või"],
  ]

  static func isUsual(in language: TextLanguage?) -> Bool { words(in: language) != nil }

  static func isFollowed(by word: String, _ language: TextLanguage?) -> Bool {
    words(in: language)?.contains(word) ?? false
  }

  private static func words(in language: TextLanguage?) -> Set<String>? {
    conjunctions[language?.tag.split(separator: "-").first.map { $0.lowercased() } ?? ""]
  }
}

extension ScanParagraph {
  fileprivate mutating func setEnding(_ ending: (ScanLine) -> ScanLine.Ending) {
    guard let last = lines.indices.last else { return }
    lines[last].ending = ending(lines[last])
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the hyphens of words, or the signs that stand for one at a line's end.
  fileprivate var isHyphen: Bool { "-\u{AD}\u{2010}\u{2011}¬".unicodeScalars.contains(self) }
}

extension String {
  /// The hyphen that a word ends with, where it is one and no dash.
  var lineEndHyphen: Unicode.Scalar? {
    var scalars = unicodeScalars
    guard let last = scalars.popLast(), last.isHyphen, let before = scalars.last,
      before.properties.isAlphabetic || before.properties.numericType != nil
    else { return nil }
    return last
  }

  /// Whether a dash follows a word without a space, and so may a word the dash.
  fileprivate var endsInDash: Bool {
    unicodeScalars.last == "—"
      && unicodeScalars.dropLast().last?.properties.isAlphabetic == true
  }

  /// The word without the punctuation around it.
  fileprivate var wordCore: String {
    let scalars = unicodeScalars.drop { !$0.isWordPart }
    let end = scalars.lastIndex { $0.isWordPart }
    return end.map { String(scalars[...$0]) } ?? ""
  }

  /// The letters and digits from the last hyphen or punctuation on.
  fileprivate var lastWordPart: String {
    let rest = unicodeScalars.reversed().prefix {
      $0.isWordPart || "'’".unicodeScalars.contains($0)
    }
    return String(String.UnicodeScalarView(rest.reversed())).wordCore
  }

  /// The letters and digits up to the first hyphen or punctuation.
  fileprivate var firstWordPart: String {
    let rest = unicodeScalars.prefix { $0.isWordPart || "'’".unicodeScalars.contains($0) }
    return String(rest).wordCore
  }

  fileprivate var isAllCapitals: Bool {
    unicodeScalars.count > 1 && !unicodeScalars.contains { $0.properties.isLowercase }
  }
}

extension Unicode.Scalar {
  fileprivate var isWordPart: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || properties.generalCategory == .nonspacingMark
  }
}
