// SPDX-License-Identifier: Apache-2.0

extension TextScript {
  /// The language of a text in a script where no letter tells of another one.
  ///
  /// It is the one with most readers; of Latin letters there is none.
  var usualLanguage: String {
    switch self {
    case .latin: "und"
    case .cyrillic: "ru"
    case .greek: "el"
    case .armenian: "hy"
    case .georgian: "ka"
    case .hebrew: "he"
    case .arabic: "ar"
    case .indic: "hi"
    case .thai: "th"
    case .burmese: "my"
    case .tibetan: "bo"
    case .ethiopic: "am"
    case .korean: "ko"
    case .ideographic: "zh"
    }
  }
}

/// Letters that tell the languages of one script apart.
///
/// A language is the text's if its letters make up so many in a thousand; the first of its script that
/// does is taken. Kazakh has the letters of Russian beside its own, and Urdu those of Persian, so they
/// come first; a Russian text of before 1918 has `і` and `ъ`, but `ы` too.
enum ScriptLetters {
  static let languages: [(tag: String, script: TextScript, share: Int)] = [
    ("be", .cyrillic, 3), ("kk", .cyrillic, 30), ("ru", .cyrillic, 5), ("uk", .cyrillic, 10),
    ("mk", .cyrillic, 3), ("sr", .cyrillic, 10), ("bg", .cyrillic, 10),
    ("ur", .arabic, 10), ("fa", .arabic, 10), ("yi", .hebrew, 5),
    ("bn", .indic, 400), ("pa", .indic, 400), ("gu", .indic, 400), ("or", .indic, 400),
    ("ta", .indic, 400), ("te", .indic, 400), ("kn", .indic, 400), ("ml", .indic, 400),
    ("si", .indic, 400), ("lo", .thai, 400), ("km", .burmese, 400), ("ja", .ideographic, 20),
  ]

  /// The index of the language whose own letter a scalar is.
  static func language(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x45E: return 0  // ў
    case 0x4D9, 0x493, 0x49B, 0x4A3, 0x4E9, 0x4B1, 0x4AF, 0x4BB: return 1  // ә ғ қ ң ө ұ ү һ
    case 0x44B, 0x44D, 0x451: return 2  // ы э ё
    case 0x456, 0x457, 0x454, 0x491: return 3  // і ї є ґ
    case 0x453, 0x45C, 0x455: return 4  // ѓ ќ ѕ
    case 0x452, 0x458, 0x459, 0x45A, 0x45B, 0x45F: return 5  // ђ ј љ њ ћ џ
    case 0x44A: return 6  // ъ
    case 0x679, 0x688, 0x691, 0x6BA, 0x6D2, 0x6C1, 0x6BE: return 7  // ٹ ڈ ڑ ں ے ہ ھ
    case 0x67E, 0x686, 0x698, 0x6AF, 0x6A9, 0x6CC: return 8  // پ چ ژ گ ک ی
    case 0x5F0...0x5F2: return 9
    case 0x980...0xDFF: return 10 + Int(scalar - 0x980) / 0x80
    case 0xE80...0xEFF: return 19
    case 0x1780...0x17FF: return 20
    case 0x3041...0x30FA: return 21
    default: return nil
    }
  }
}
