// SPDX-License-Identifier: Apache-2.0

/// The kind of mark that is printed before an item of a list.
enum ListMarker: Sendable {
  case none, disc, circle, square
  case decimal, lowerLetter, upperLetter, lowerRoman, upperRoman

  /// The kind that a style names among other words; `nil` if it names none that is known.
  init?(style: String) {
    for word in style.split(separator: " ") {
      if let known = Self.byStyle[String(word)] {
        self = known
        return
      }
    }
    return nil
  }

  /// The kind that the `type` attribute of a list or an item names.
  init?(type: String) {
    switch type {
    case "1": self = .decimal
    case "a": self = .lowerLetter
    case "A": self = .upperLetter
    case "i": self = .lowerRoman
    case "I": self = .upperRoman
    default: self.init(style: type.lowercased())
    }
  }

  private static let byStyle: [String: ListMarker] = [
    "none": .none, "disc": .disc, "circle": .circle, "square": .square, "decimal": .decimal,
    "lower-alpha": .lowerLetter, "lower-latin": .lowerLetter, "upper-alpha": .upperLetter,
    "upper-latin": .upperLetter, "lower-roman": .lowerRoman, "upper-roman": .upperRoman,
  ]

  /// The mark of an item, by its number.
  func text(of number: Int) -> String? {
    switch self {
    case .none: nil
    case .disc: "•"
    case .circle: "◦"
    case .square: "▪"
    case .decimal: "\(number)."
    case .lowerLetter: (Self.letters(number) ?? "\(number)") + "."
    case .upperLetter: (Self.letters(number)?.uppercased() ?? "\(number)") + "."
    case .lowerRoman: (Self.roman(number) ?? "\(number)") + "."
    case .upperRoman: (Self.roman(number)?.uppercased() ?? "\(number)") + "."
    }
  }

  private static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var rest = number
    var letters = ""
    while rest > 0 {
      let letter = UnicodeScalar(UInt8(ascii: "a") + UInt8((rest - 1) % 26))
      letters = String(letter) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }

  private static func roman(_ number: Int) -> String? {
    guard (1..<4000).contains(number) else { return nil }
    let signs = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
