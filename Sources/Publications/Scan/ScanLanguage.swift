// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The languages that recognition programs name by their models: `deu`, `chi_sim`, `jpn_vert`.
enum ScanLanguage {
  /// The language of a model; a tag of two letters, as XHTML has it, stands for itself.
  static func language(of name: String) -> TextLanguage? {
    let name = name.split(separator: "+").first.map { $0.lowercased() } ?? ""
    if let tag = scripts[name] { return TextLanguage(tag) }
    let parts = name.split(whereSeparator: { "_-".contains($0) })
    guard let first = parts.first else { return nil }
    if let tag = languages[String(first)] { return TextLanguage(tag) }
    return TextLanguage(first.count == 2 ? name : String(first))
  }

  private static let scripts = [
    "chi_sim": "zh-Hans", "chi_sim_vert": "zh-Hans", "chi_tra": "zh-Hant",
    "chi_tra_vert": "zh-Hant", "srp_latn": "sr-Latn", "uzb_cyrl": "uz-Cyrl", "aze_cyrl": "az-Cyrl",
  ]

  /// Source: ISO 639-2, of the languages that have a code of two letters, those Tesseract reads.
  private static let languages: [String: String] = [
    "afr": "af", "amh": "am", "ara": "ar", "asm": "as", "aze": "az", "bel": "be", "ben": "bn",
    "bod": "bo", "bos": "bs", "bre": "br", "bul": "bg", "cat": "ca", "ces": "cs", "chi": "zh",
    "cos": "co", "cym": "cy", "dan": "da", "deu": "de", "div": "dv", "dzo": "dz", "ell": "el",
    "eng": "en", "enm": "enm", "epo": "eo", "est": "et", "eus": "eu", "fao": "fo", "fas": "fa",
    "fin": "fi", "fra": "fr", "frk": "de", "fry": "fy", "gla": "gd", "gle": "ga", "glg": "gl",
    "guj": "gu", "hat": "ht", "heb": "he", "hin": "hi", "hrv": "hr", "hun": "hu", "hye": "hy",
    "iku": "iu", "ind": "id", "isl": "is", "ita": "it", "jav": "jv", "jpn": "ja", "kan": "kn",
    "kat": "ka", "kaz": "kk", "khm": "km", "kir": "ky", "kor": "ko", "lao": "lo", "lat": "la",
    "lav": "lv", "lit": "lt", "ltz": "lb", "mal": "ml", "mar": "mr", "mkd": "mk", "mlt": "mt",
    "mon": "mn", "mri": "mi", "msa": "ms", "mya": "my", "nep": "ne", "nld": "nl", "nor": "no",
    "oci": "oc", "ori": "or", "pan": "pa", "pol": "pl", "por": "pt", "pus": "ps", "que": "qu",
    "ron": "ro", "rus": "ru", "san": "sa", "sin": "si", "slk": "sk", "slv": "sl", "snd": "sd",
    "spa": "es", "sqi": "sq", "srp": "sr", "sun": "su", "swa": "sw", "swe": "sv", "tam": "ta",
    "tat": "tt", "tel": "te", "tgk": "tg", "tgl": "tl", "tha": "th", "tir": "ti", "ton": "to",
    "tur": "tr", "uig": "ug", "ukr": "uk", "urd": "ur", "uzb": "uz", "vie": "vi", "yid": "yi",
    "yor": "yo",
  ]
}
