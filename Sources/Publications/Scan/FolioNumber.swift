// SPDX-License-Identifier: Apache-2.0

/// The number of a page as it is printed: `41`, `— 41 —`, `xiv`, `Page 7`.
enum FolioNumber {
  /// The number, if a line is nothing but that.
  static func value(of text: String) -> Int? {
    let words = text.unicodeScalars.split { !isPart($0) }.map { String($0).lowercased() }
    guard let word = words.last, words.count == 1 || words.count == 2 && labels.contains(words[0])
    else { return nil }
    if word.count <= 5, let number = Int(word) { return number }
    return RomanNumeral.value(of: word)
  }

  private static let labels: Set<String> = ["page", "p", "seite", "s", "pagina", "página", "стр"]

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }
}

/// A number in Roman numerals.
enum RomanNumeral {
  /// The number of a numeral in its usual form, up to 3999, in letters of one case.
  static func value(of text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 15 else { return nil }
    let lower = text.lowercased()
    guard text == lower || text == text.uppercased() else { return nil }
    var rest = lower[...]
    var value = 0
    for (numeral, worth) in numerals {
      while rest.hasPrefix(numeral) {
        value += worth
        rest = rest.dropFirst(numeral.count)
      }
    }
    return rest.isEmpty && numeral(of: value) == lower ? value : nil
  }

  private static let numerals: [(String, Int)] = [
    ("m", 1000), ("cm", 900), ("d", 500), ("cd", 400), ("c", 100), ("xc", 90), ("l", 50),
    ("xl", 40), ("x", 10), ("ix", 9), ("v", 5), ("iv", 4), ("i", 1),
  ]

  private static func numeral(of value: Int) -> String? {
    guard (1...3999).contains(value) else { return nil }
    var rest = value
    var text = ""
    for (numeral, worth) in numerals {
      while rest >= worth {
        text += numeral
        rest -= worth
      }
    }
    return text
  }
}
