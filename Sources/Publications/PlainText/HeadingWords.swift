// SPDX-License-Identifier: Apache-2.0

/// The words that chapters are headed with, in some of the languages that plain texts are in.
enum HeadingWords {
  private static let parts: Set<String> = [
    "part", "book", "volume", "teil", "buch", "band", "partie", "livre", "tome", "parte", "libro",
    "tomo", "livro", "часть", "книга", "том", "deel", "boek", "del", "bok", "część", "księga",
    "tom",
    "osa", "kirja", "μέρος", "βιβλίο", "kitap",
  ]
  private static let chapters: Set<String> = [
    "chapter", "canto", "act", "scene", "letter", "section", "stave", "kapitel", "akt", "szene",
    "abschnitt", "gesang", "brief", "chapitre", "acte", "scène", "capítulo", "capitulo", "acto",
    "escena", "capitolo", "atto", "scena", "ato", "cena", "глава", "действие", "явление",
    "hoofdstuk",
    "kapittel", "rozdział", "kapitola", "luku", "fejezet", "capitolul", "poglavlje", "κεφάλαιο",
    "bölüm", "розділ", "глава", "فصل", "פרק", "अध्याय", "บทที่",
  ]
  private static let alone: Set<String> = [
    "prologue", "epilogue", "preface", "foreword", "introduction", "afterword", "conclusion",
    "contents", "appendix", "dedication", "acknowledgments", "acknowledgements", "prolog", "epilog",
    "vorwort", "einleitung", "nachwort", "inhalt", "anhang", "préface", "prologue", "épilogue",
    "introducción", "prólogo", "epílogo", "prefacio", "prefazione", "prologo", "epilogo",
    "introduzione", "пролог", "эпилог", "предисловие", "введение", "послесловие", "序", "序章", "序言",
    "前言", "楔子", "尾声", "后记", "後記", "あとがき", "まえがき",
  ]

  /// What a heading that starts with one of the words is.
  static func kind(of words: [String]) -> TextHeading.Kind? {
    guard let first = words.first else { return nil }
    let word = first.lowercased().trimmedOfMarks
    let isCapital = first.startsInUpperCase || !first.hasCase
    if words.count == 1 { return alone.contains(word) && isCapital ? .chapter : nil }
    guard isCapital, words.count <= 16 else { return nil }
    let second = words[1].lowercased().trimmedOfMarks
    if parts.contains(word), isNumber(second, of: words[1]) { return .part }
    if chapters.contains(word), isNumber(second, of: words[1]) { return .chapter }
    // An ordinal may stand before the word.
    guard words.count <= 3, !words[words.count - 1].endsSentence || words.count == 2,
      isOrdinal(word) || first.last == "."
    else { return nil }
    return parts.contains(second) ? .part : chapters.contains(second) ? .chapter : nil
  }

  /// A heading such as 第一章, with or without a title behind it.
  static func ideographicKind(of text: String) -> TextHeading.Kind? {
    let scalars = text.unicodeScalars
    guard scalars.first == "第", scalars.count <= 40 else { return nil }
    let rest = scalars.dropFirst().drop { $0 == " " }
    let number = rest.prefix { numerals.contains($0) || $0.properties.numericType != nil }
    guard (1...7).contains(number.count) else { return nil }
    switch rest.dropFirst(number.count).drop(while: { $0 == " " }).first {
    case "卷", "部", "篇", "編", "编", "巻": return .part
    case "章", "回", "節", "节", "话", "話", "幕", "集", "折": return .chapter
    default: return nil
    }
  }

  private static let numerals: Set<Unicode.Scalar> = Set("〇零一二三四五六七八九十百千万两廿卅".unicodeScalars)

  private static func isNumber(_ word: String, of written: String) -> Bool {
    Int(word) != nil || RomanNumeral.value(of: word) != nil || counts.contains(word)
      || isOrdinal(word)
  }

  private static func isOrdinal(_ word: String) -> Bool {
    ordinals.contains { word.hasPrefix($0) }
  }

  private static let counts: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty", "the", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
    "zehn",
    "un", "deux", "trois", "quatre", "cinq", "uno", "dos", "tres", "due", "tre",
  ]

  /// What ordinals begin with, for genders and cases.
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte",
    "siebente", "achte", "neunte", "zehnte", "elfte", "zwölfte", "premi", "deuxième", "troisième",
    "quatrième", "cinquième", "prim", "segund", "tercer", "cuart", "quint", "second", "terz",
    "перв", "втор", "трет", "четв", "пят", "шест", "седьм", "восьм", "девят", "десят",
  ]
}

extension String {
  fileprivate var hasCase: Bool { unicodeScalars.contains { $0.properties.isCased } }
}
