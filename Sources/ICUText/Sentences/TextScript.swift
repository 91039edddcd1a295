// SPDX-License-Identifier: Apache-2.0

/// A script, or scripts whose sentences have the same rules.
enum TextScript {
  case latin, cyrillic, greek, armenian, hebrew, arabic, indic, thai, burmese, korean, ideographic

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
    case 0x1000...0x109F, 0x1780...0x17FF: self = .burmese
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .korean
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
  /// - Returns: `nil` where it may be more than one.
  static func of(_ primary: String) -> TextScript? {
    switch primary {
    case "ru", "uk", "bg", "be", "mk", "ky", "tg": .cyrillic
    case "sr", "az", "kk", "mn", "bs", "sh", "ug", "sd", "pa", "ks": nil
    case "el": .greek
    case "hy": .armenian
    case "he", "iw", "yi": .hebrew
    case "ar", "fa", "ur", "ps", "ckb": .arabic
    case "hi", "mr", "ne", "sa", "bn", "as", "gu", "or", "ta", "te", "kn", "ml", "si": .indic
    case "th", "lo": .thai
    case "km", "my": .burmese
    case "ko": .korean
    case "zh", "ja", "yue", "wuu": .ideographic
    default: .latin
    }
  }
}
