// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// A script, or scripts whose sentences have the same rules.
enum TextScript: String {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case armenian = "Armenian"
  case georgian = "Georgian"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case indic = "Indic"
  case thai = "Thai or Lao"
  case burmese = "Burmese or Khmer"
  case tibetan = "Tibetan"
  case ethiopic = "Ethiopic"
  case korean = "Korean"
  case ideographic = "Chinese or Japanese"

  /// The script of a letter.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0xDFF: self = .indic
    case 0xE00...0xEFF: self = .thai
    case 0xF00...0xFFF: self = .tibetan
    case 0x1000...0x109F, 0x1780...0x17FF: self = .burmese
    case 0x10A0...0x10FF: self = .georgian
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .korean
    case 0x1200...0x139F: self = .ethiopic
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF: self = .ideographic
    default: return nil
    }
  }

  /// The script of the first letter of a text, if that is near its start.
  init?(firstOf text: ScalarText) {
    var offset = 0
    for _ in 0..<8 {
      let scalar = text.scalar(at: offset)
      if let script = TextScript(scalar.value) {
        self = script
        return
      }
      offset = scalar.range.upperBound
    }
    return nil
  }

  /// The script that most of the first letters of a text are in; eight of one are enough.
  ///
  /// - Returns: `nil` where there are no letters of a script that has rules.
  init?(of text: ScalarText) {
    var first: TextScript?
    var lead = 0
    var offset = 0
    // Boyer and Moore's vote: each other script takes one away from the leader.
    for _ in 0..<40 where lead < 8 {
      let scalar = text.scalar(at: offset)
      if scalar.isNone { break }
      offset = scalar.range.upperBound
      guard let script = TextScript(scalar.value) else { continue }
      if lead == 0 { first = script }
      lead += script == first ? 1 : -1
    }
    guard let first else { return nil }
    self = first
  }

  /// The script that a language is written in, as far as its tag tells.
  ///
  /// - Returns: `nil` where it may be more than one, as where the tag names a script itself.
  static func of(_ language: TextLanguage) -> TextScript? {
    let subtags = language.tag.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    if subtags.contains(where: { $0.count == 4 }) { return nil }
    switch language.primary {
    case "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "nn", "fi", "hu", "pl",
      "cs", "sk", "sl", "hr", "ro", "tr", "et", "lv", "lt", "la", "eo", "ca", "gl", "eu", "cy",
      "ga", "gd", "is", "fo", "sq", "vi", "id", "af", "fy", "br", "oc", "lb", "mt", "sw", "sco",
      "nds", "ast":
      return .latin
    case "ru", "uk", "bg", "be", "mk", "ky", "tg": return .cyrillic
    case "el": return .greek
    case "hy": return .armenian
    case "ka": return .georgian
    case "he", "iw", "yi": return .hebrew
    case "ar", "fa", "ur", "ps", "ckb": return .arabic
    case "hi", "mr", "ne", "sa", "bn", "as", "gu", "or", "ta", "te", "kn", "ml", "si":
      return .indic
    case "th", "lo": return .thai
    case "km", "my": return .burmese
    case "bo", "dz": return .tibetan
    case "am", "ti": return .ethiopic
    case "ko": return .korean
    case "zh", "ja", "yue", "wuu": return .ideographic
    default: return nil
    }
  }

  /// Whether a text in the script may be in a language that is usually written in another one: Korean
  /// has Chinese characters, too.
  func fits(_ usual: TextScript) -> Bool {
    self == usual || usual == .korean && self == .ideographic
  }
}
