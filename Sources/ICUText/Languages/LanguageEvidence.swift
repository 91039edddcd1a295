// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// What a text itself shows of its language, beside what is declared.
///
/// A declared language is believed wherever the letters can be its own. Else letters decide: a script,
/// and the letters that only one of its languages has (`ї` is Ukrainian, kana are Japanese). Languages
/// of Latin letters share them, so there the small words decide, the articles and pronouns of some
/// seventeen languages; a text with few of them, or with as many of two languages, as Danish and
/// Norwegian may have, is of no known language rather than of a wrong one.
public struct LanguageEvidence: Hashable, Sendable {
  /// The language that is declared.
  public let declared: TextLanguage
  /// The language that the text is read by: `und` where nothing is declared that fits, and nothing shown.
  public let language: TextLanguage
  /// What it is known by.
  public let reason: Reason
  /// The letters that the declared language does not have, by the English name of their script.
  public let foreignScript: String?

  /// What a language is known by.
  public enum Reason: String, Hashable, Sendable {
    /// It is declared, and nothing speaks against it.
    case declaration
    /// Its letters.
    case letters
    /// Its small words.
    case words
    /// Nothing: it is not known.
    case nothing
  }

  /// Reads a text of one language.
  ///
  /// - Complexity: constant; only the first words are looked at.
  public init(of text: Span<UInt8>, declared: TextLanguage) {
    self = text.withUnsafeBufferPointer { utf8 in
      let text = ScalarText(utf8: utf8)
      let declared = DeclaredLanguage(declared)
      guard let script = declared.foreignScript(of: text) else { return Self(declared) }
      var written = WrittenLanguages()
      written.add(text, script)
      return Self(declared, script, written)
    }
  }

  /// Nothing speaks against the declared language.
  init(_ declared: DeclaredLanguage) {
    self.declared = declared.language
    language = declared.isKnown ? declared.language : .undetermined
    reason = declared.isKnown ? .declaration : .nothing
    foreignScript = nil
  }

  /// The text is written in a script that the declared language does not have, or none is declared.
  init(_ declared: DeclaredLanguage, _ script: TextScript, _ written: WrittenLanguages) {
    self.declared = declared.language
    language = written.language(script)
    reason = language == .undetermined ? .nothing : script == .latin ? .words : .letters
    foreignScript = declared.isKnown ? script.rawValue : nil
  }

  /// What is wrong with the declared language, as a sentence for people; `nil` where nothing is.
  public var fault: String? {
    guard let foreignScript else { return nil }
    let text = "Text in \(foreignScript) letters is declared as \(declared.tag)"
    return language == .undetermined
      ? text + "; its language is not known." : text + " and read as \(language.tag)."
  }
}
