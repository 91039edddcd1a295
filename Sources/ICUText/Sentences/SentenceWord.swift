// SPDX-License-Identifier: Apache-2.0

/// A word beside a mark, with what the rules ask of it.
struct SentenceWord {
  private(set) var range: Range<Int>
  private(set) var hash = WordHash()
  /// The class of its first letter or digit.
  private(set) var first = CharacterClass.other
  private(set) var letters = 0
  private(set) var capitals = 0
  private(set) var digits = 0
  private(set) var stops = 0
  private(set) var hasVowel = false
  private var isRomanSoFar = true
  private var isSmallRomanSoFar = true
  /// Where the last part behind a stop inside starts.
  private(set) var lastPart: Int
  private var lastPartLetters = 0
  private(set) var longestPart = 0
  private(set) var firstScalar: UInt32 = 0

  /// A word longer than this is no abbreviation, and is not read to its other end.
  static let limit = 32

  /// Reads the word in a range; white space inside, as in `z. B`, is left out.
  init(_ text: ScalarText, _ range: Range<Int>) {
    self.range = range
    lastPart = range.lowerBound
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = text.scalar(at: offset)
      offset = scalar.range.upperBound
      add(scalar, scalar.kind)
    }
  }

  private mutating func add(_ scalar: ScalarText.Located, _ kind: CharacterClass) {
    switch kind {
    case .space: return
    case .lower, .upper, .letter:
      letters += 1
      lastPartLetters += 1
      longestPart = max(longestPart, lastPartLetters)
      if kind == .upper { capitals += 1 }
      hasVowel = hasVowel || Self.isVowel(scalar.value)
      isRomanSoFar = isRomanSoFar && Self.isRoman(scalar.value)
      isSmallRomanSoFar =
        isSmallRomanSoFar && scalar.value >= 0x60 && Self.isRoman(scalar.value - 0x20)
    case .digit: digits += 1
    case .terminal:
      stops += 1
      lastPart = scalar.range.upperBound
      lastPartLetters = 0
    case .dash where scalar.range.lowerBound == lastPart: lastPart = scalar.range.upperBound
    default: break
    }
    if first == .other, kind.isLetterOrDigit {
      first = kind
      firstScalar = scalar.value
    }
    if !Self.isIgnored(scalar.value) { hash.add(scalar.value) }
  }

  var isEmpty: Bool { range.isEmpty }
  var isNumber: Bool { digits > 0 && letters == 0 }
  var isSingleLetter: Bool { letters == 1 && digits == 0 && stops == 0 }
  var isRoman: Bool { letters > 0 && digits == 0 && stops == 0 && isRomanSoFar }
  /// Whether it is a number with its unit, as the `6s` of `6s. 4d.` is.
  var isAmount: Bool { digits > 0 && (1...2).contains(letters) && first == .digit }
  /// Whether it is a number in small Roman letters, as the `xiii` of `1 Cor. xiii. 4` is.
  var isSmallRoman: Bool {
    letters > 0 && digits == 0 && stops == 0 && capitals == 0 && isSmallRomanSoFar
  }
  /// Whether it has stops inside and no long part: `U.S`, `d.w.z`.
  var isAcronym: Bool { stops > 0 && letters > 1 && digits == 0 && longestPart <= 2 }

  /// Whether it is a few letters none of which can be the middle of a syllable: `Mr`, `стр`.
  ///
  /// Four small ones are more often the name of a program: `dpkg`.
  var isVowelless: Bool {
    letters > 1 && letters <= (first == .upper ? 5 : 3) && digits == 0 && stops == 0 && !hasVowel
      && capitals < 2
      && Self.hasVowels(firstScalar)
  }

  private static func isRoman(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x49, 0x56, 0x58, 0x4C, 0x43: true  // I V X L C
    default: false
    }
  }

  /// A soft hyphen or a joiner is no part of what a word is.
  private static func isIgnored(_ scalar: UInt32) -> Bool {
    scalar == 0xAD || scalar == 0x200C || scalar == 0x200D || scalar == 0x2060
  }

  /// Whether a script has small and large letters, and vowels among them.
  private static func hasVowels(_ scalar: UInt32) -> Bool { scalar < 0x530 }

  /// Letters with a sign count as vowels: too few abbreviations are for want of one.
  private static func isVowel(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41, 0x45, 0x49, 0x4F, 0x55, 0x59, 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: true
    case 0x410...0x42F: isVowel(scalar + 0x20)
    // б, в, г, д; ж, з; й to н; п to т; ф to ъ; ь
    case 0x431...0x434, 0x436, 0x437, 0x439...0x43D, 0x43F...0x442, 0x444...0x44A, 0x44C: false
    case 0x80...0x52F: true
    default: false
    }
  }
}
