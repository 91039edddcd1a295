// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A script, as far as it tells languages apart, by its ISO 15924 code.
enum WritingScript: String, CaseIterable {
  case latin = "Latn"
  case greek = "Grek"
  case cyrillic = "Cyrl"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case devanagari = "Deva"
  case bengali = "Beng"
  case tamil = "Taml"
  case thai = "Thai"
  case georgian = "Geor"
  case ethiopic = "Ethi"
  case khmer = "Khmr"
  case hangul = "Kore"
  case kana = "Jpan"
  case han = "Hani"

  /// The script's name, for people.
  var name: String {
    switch self {
    case .kana: "Japanese"
    case .han: "Chinese"
    case .hangul: "Korean"
    default: "\(self)".capitalized
    }
  }

  /// The one language that is written in the script, else none, in that script.
  var language: TextLanguage {
    switch self {
    case .greek: TextLanguage("el")
    case .armenian: TextLanguage("hy")
    case .hebrew: TextLanguage("he")
    case .thai: TextLanguage("th")
    case .georgian: TextLanguage("ka")
    case .khmer: TextLanguage("km")
    case .hangul: TextLanguage("ko")
    case .kana: TextLanguage("ja")
    case .han: TextLanguage("zh")
    default: TextLanguage("und-\(rawValue)")
    }
  }

  /// The scripts a language is written in; `nil` for one that is not known.
  static func scripts(of language: TextLanguage) -> Set<WritingScript>? {
    for part in language.tag.split(separator: "-").dropFirst() where part.utf8.count == 4 {
      return WritingScript(rawValue: part.capitalized).map { [$0] }
    }
    return byLanguage[language.primary]
  }

  private static let byLanguage: [String: Set<WritingScript>] = {
    var table: [String: Set<WritingScript>] = [:]
    let latin =
      "af ca cs cy da de en eo es et eu fi fo fr fy ga gd gl hr hu id is it la lb lt lv ms mt nb nl nn no oc pl pt rm ro sk sl sq sv sw tl tr vi xh zu"
    let rows: [(String, Set<WritingScript>)] = [
      (latin, [.latin]), ("el grc", [.greek]), ("be bg kk ky mk mn ru tg tt uk", [.cyrillic]),
      ("hy", [.armenian]), ("he yi", [.hebrew]), ("ar fa ps ur ug", [.arabic]),
      ("hi mr ne sa", [.devanagari]), ("as bn", [.bengali]), ("ta", [.tamil]), ("th", [.thai]),
      ("ka", [.georgian]), ("am ti", [.ethiopic]), ("km", [.khmer]), ("ko", [.hangul, .han]),
      ("ja", [.kana, .han]), ("zh yue", [.han]),
    ]
    for (languages, scripts) in rows {
      for language in languages.split(separator: " ") { table[String(language)] = scripts }
    }
    return table
  }()

  /// The script of most letters of a text; `nil` if there are too few to tell, or they are Latin.
  ///
  /// - Complexity: O(text).
  static func dominant(in text: Span<UInt8>) -> WritingScript? {
    guard text.hasLettersBeyondLatin else { return nil }
    var counts: [WritingScript: Int] = [:]
    var all = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0xC3 {
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        if isLetter { all += 1 }
        index += 1
      } else if let script = WritingScript(scalar: text.scalarValue(at: index)) {
        counts[script, default: 0] += 1
        all += 1
        index += text.scalarLength(at: index)
      } else {
        index += text.scalarLength(at: index)
      }
    }
    // Japanese is kana among Han.
    if let kanaCount = counts[.kana], let hanCount = counts[.han], kanaCount * 10 > hanCount {
      counts[.kana] = kanaCount + hanCount
      counts[.han] = nil
    }
    guard let (script, count) = counts.max(by: { $0.value < $1.value }), count * 2 > all,
      script != .latin
    else { return nil }
    return count >= (script.isSyllabic ? 1 : 4) ? script : nil
  }

  /// Whether one sign may be a word.
  private var isSyllabic: Bool { self == .han || self == .kana || self == .hangul }

  private init?(scalar: UInt32) {
    switch scalar {
    case 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x531...0x58A: self = .armenian
    case 0x5D0...0x5EA: self = .hebrew
    case 0x620...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xB80...0xBFF: self = .tamil
    case 0xE01...0xE4E: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x1200...0x137F: self = .ethiopic
    case 0x1780...0x17D3: self = .khmer
    case 0x1100...0x11FF, 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x3096, 0x30A1...0x30FA: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
    default: return nil
    }
  }
}

extension Span<UInt8> {
  /// Whether there is any byte that starts a letter of a script other than Latin; punctuation and
  /// symbols (E2) do not.
  fileprivate var hasLettersBeyondLatin: Bool {
    for index in 0..<count where self[index] >= 0xCD && self[index] != 0xE2 { return true }
    return false
  }
}

extension StringProtocol {
  /// The first letter great, the others small.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
