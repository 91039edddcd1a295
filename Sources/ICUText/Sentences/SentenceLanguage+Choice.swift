// SPDX-License-Identifier: Apache-2.0

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
}
