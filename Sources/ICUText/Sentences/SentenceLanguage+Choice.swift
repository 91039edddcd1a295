// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

extension SentenceLanguage {
  /// What is known of a language, by its primary subtag in small letters.
  ///
  /// - Returns: `nil` where nothing is.
  static func named(_ tag: String) -> SentenceLanguage? {
    switch tag {
    case "en", "cy", "ga", "gd", "sco": english
    case "de", "lb", "als", "gsw", "nds": german
    case "fr", "br", "oc": french
    case "es", "gl", "ca", "eu", "ast": spanish
    case "it": italian
    case "pt": portuguese
    case "nl", "af", "fy": dutch
    case "sv": swedish
    case "da": danish
    case "nb", "no", "nn": norwegian
    case "fi", "et": finnish
    case "hu": hungarian
    case "pl": polish
    case "cs", "sk": czech
    case "hr", "bs", "sl", "sh": southSlavic
    case "tr", "az": turkish
    case "ro", "mo": romanian
    case "ru", "be", "kk", "ky", "tg", "mn": russian
    case "uk": ukrainian
    case "bg", "sr", "mk": bulgarian
    case "el": greek
    case "hy": armenian
    case "he", "iw", "yi": hebrew
    case "ar": arabic
    case "fa", "ur", "ps", "sd", "ug", "ckb": persian
    case "hi", "mr", "ne", "sa", "bn", "as", "gu", "pa", "or", "ta", "te", "kn", "ml", "si": indic
    case "ko": korean
    case "zh", "ja", "yue", "wuu": chineseJapanese
    case "th", "lo": thai
    case "km", "my": burmese
    default: nil
    }
  }

  /// The language whose rules a paragraph is read by.
  static func of(_ paragraph: ScalarText, declared: TextLanguage) -> SentenceLanguage {
    let known = named(declared.primary)
    let script = known == nil ? nil : TextScript.of(declared.primary)
    return of(paragraph, declared: known, in: script)
  }

  /// The language whose rules a paragraph is read by: the declared one, unless its script is another.
  static func of(_ paragraph: ScalarText, declared: SentenceLanguage?, in script: TextScript?)
    -> SentenceLanguage
  {
    if let declared, script == nil || TextScript(firstOf: paragraph) == script { return declared }
    let found = TextScript(of: paragraph)
    if let declared, found == script { return declared }
    switch found {
    case .latin: return guessed(paragraph) ?? undetermined
    case .cyrillic: return russian
    case .greek: return greek
    case .armenian: return armenian
    case .hebrew: return hebrew
    case .arabic: return arabic
    case .indic: return indic
    case .thai: return thai
    case .burmese: return burmese
    case .korean: return korean
    case .ideographic: return chineseJapanese
    case nil: return declared ?? undetermined
    }
  }

  /// The languages of Latin letters that are told apart by their small words.
  private static let guessable = [
    english, german, french, spanish, italian, portuguese, dutch, swedish, polish,
  ]

  /// The words that start their sentences, each with a bit for each language that has it.
  private static let guesses = WordTable(
    guessable.enumerated().map { ($1.starters, WordTraits(rawValue: 1 << UInt16($0))) })

  /// A language of Latin letters, known by the small words at the start of a paragraph.
  ///
  /// - Returns: `nil` where fewer than three are there, or another language has as many.
  private static func guessed(_ paragraph: ScalarText) -> SentenceLanguage? {
    // Five bits a language count up to the 24 words.
    var counts: UInt64 = 0
    var offset = 0
    for _ in 0..<24 {
      let word = paragraph.word(startingAt: offset)
      var languages = guesses[word.hash.value].rawValue
      while languages != 0 {
        counts += 1 << UInt64(5 * languages.trailingZeroBitCount)
        languages &= languages - 1
      }
      offset = word.range.upperBound
      while true {
        let next = paragraph.scalar(at: offset)
        if next.isNone || next.kind.isLetterOrDigit { break }
        offset = next.range.upperBound
      }
    }
    var best: (index: Int, count: UInt64) = (0, 0)
    var isTied = false
    for index in guessable.indices {
      let count = counts >> UInt64(5 * index) & 31
      isTied = count == best.count || isTied && count < best.count
      if count > best.count { best = (index, count) }
    }
    guard best.count >= 3, !isTied else { return nil }
    return guessable[best.index]
  }
}
