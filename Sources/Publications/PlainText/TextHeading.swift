// SPDX-License-Identifier: Apache-2.0

/// What makes a stanza of a plain text a heading, if anything does.
struct TextHeading: Hashable {
  let kind: Kind
  /// Its number, where it has one that should count up.
  let number: Int?
  /// Its text.
  let text: String
  /// The text without its number, where headings of one text count up: `Genesis 1`.
  let name: String

  /// From the one that stands highest to the one that stands lowest.
  enum Kind: Int, Comparable, CaseIterable {
    case part, chapter, named, numeral, numbered, capitals

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }

    /// Whether the words alone say that it is a heading; the others need neighbours that agree.
    var isCertain: Bool { self == .part || self == .chapter }
  }

  init?(_ stanza: TextStanza, in utf8: [UInt8]) {
    guard !stanza.isPageText, let text = stanza.shortText(in: utf8), !text.isEmpty,
      text.unicodeScalars.count <= 120
    else { return nil }
    let words = text.split(separator: " ").map(String.init)
    // Lines that are headings each for itself are a table of contents.
    let others = stanza.lines.dropFirst().map { $0.text(in: utf8).collapsed }
    guard !others.contains(where: { Self.kind(of: $0)?.isCertain == true }) else { return nil }
    guard let (kind, number) = Self.kind(of: text, words, lines: stanza.lines.count) else {
      return nil
    }
    self.kind = kind
    self.number = number
    self.text = text
    name = kind == .named ? words.dropLast().joined(separator: " ") : ""
  }

  /// Whether the words of a line alone say that it is a heading.
  static func isCertain(_ line: String) -> Bool { kind(of: line)?.isCertain == true }

  private static func kind(of line: String) -> Kind? {
    guard !line.isEmpty else { return nil }
    return kind(of: line, line.split(separator: " ").map(String.init), lines: 1)?.0
  }

  private static func kind(of text: String, _ words: [String], lines: Int)
    -> (Kind, Int?)?
  {
    if let word = HeadingWords.kind(of: words) { return (word, nil) }
    if let unit = HeadingWords.ideographicKind(of: text) { return (unit, nil) }
    guard lines == 1 else { return isInCapitals(text) ? (.capitals, nil) : nil }
    let first = words[0].trimmedOfMarks
    if words.count == 1 {
      if let number = numeral(first) { return (.numeral, number) }
    } else if text.unicodeScalars.count <= 70, !text.endsSentence {
      if let number = numeral(first), words[0] != first || isInCapitals(words[1]),
        words[1].startsInUpperCase
      {
        return (.numbered, number)
      }
      if words.count <= 4, let number = Int(words[words.count - 1]), number > 0,
        words[words.count - 2].startsInUpperCase,
        words.dropLast().allSatisfy({ $0.trimmedOfMarks == $0 })
      {
        return (.named, number)
      }
    }
    return isInCapitals(text) ? (.capitals, nil) : nil
  }

  /// The number of a numeral that stands for a chapter: `IV`, `12`.
  private static func numeral(_ word: String) -> Int? {
    if word.utf8.count <= 3, let number = Int(word), number > 0 { return number }
    guard word == word.uppercased() else { return nil }
    return RomanNumeral.value(of: word)
  }

  private static func isInCapitals(_ text: String) -> Bool {
    guard text.unicodeScalars.count <= 80 else { return false }
    let upper = text.unicodeScalars.count { $0.properties.isUppercase }
    return upper >= 3 && !text.unicodeScalars.contains { $0.properties.isLowercase }
  }
}

extension String {
  /// The text without marks at its end.
  var trimmedOfMarks: String {
    let scalars = unicodeScalars
    let end = scalars.lastIndex { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return end.map { String(scalars[...$0]) } ?? ""
  }

  /// Whether the first letter is a capital.
  var startsInUpperCase: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isUppercase ?? false
  }
}
