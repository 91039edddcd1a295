// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// What is read of a text's languages where none is declared, or where the letters are not those of
/// the declared one: one language for each script, from all such paragraphs together.
struct WrittenLanguages {
  private var samples: [TextScript: LanguageSample] = [:]

  /// Takes a paragraph into account that is written in a script of no or another language.
  mutating func add(_ paragraph: ScalarText, _ script: TextScript) {
    var sample = samples[script] ?? LanguageSample(script)
    guard !sample.isFull else { return }
    // One owner, so that nothing is copied.
    samples[script] = nil
    sample.add(paragraph)
    samples[script] = sample
  }

  /// The language of what is written in each script.
  var languages: [TextScript: TextLanguage] { samples.mapValues(\.language) }

  /// The language of what is written in a script; `und` where nothing tells.
  func language(_ script: TextScript) -> TextLanguage {
    samples[script]?.language ?? .undetermined
  }
}

/// A declared language, as far as it can be held against a text.
struct DeclaredLanguage {
  let language: TextLanguage
  /// Whether it is a language at all: `und` and what is no tag are none.
  let isKnown: Bool
  private let script: TextScript?

  /// None is declared.
  static let none = DeclaredLanguage(.undetermined)

  init(_ language: TextLanguage) {
    self.language = language
    let primary = language.primary
    isKnown =
      (2...3).contains(primary.utf8.count) && primary.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      && !["und", "mul", "mis", "zxx"].contains(primary)
    script = isKnown ? TextScript.of(language) : nil
  }

  /// The script of a paragraph that the language does not fit; `nil` where it does, and where there
  /// are no letters.
  func foreignScript(of paragraph: ScalarText) -> TextScript? {
    guard isKnown else { return TextScript(of: paragraph) }
    guard let script, TextScript(firstOf: paragraph) != script else { return nil }
    guard let found = TextScript(of: paragraph), !found.fits(script) else { return nil }
    return found
  }
}
