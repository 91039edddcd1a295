// SPDX-License-Identifier: Apache-2.0
internal import CICUShim

/// What a scalar is to the rules of sentences.
enum CharacterClass: UInt32 {
  case other, space, lower, upper
  /// A letter of a script without case.
  case letter
  case digit
  /// A combining mark or a format character: the rules look through it.
  case extend
  /// A mark that may end a sentence.
  case terminal
  /// A comma, a colon: the sentence goes on behind it.
  case pause
  case open, close
  /// A mark that may open or close.
  case quote
  case dash

  /// The class of a scalar; that of the commonest is found without asking ICU.
  @inline(__always)
  init(_ scalar: UInt32) {
    // Most of all that is looked at are small letters.
    if scalar &- 0x61 < 26 {
      self = .lower
    } else {
      self = Self(other: scalar)
    }
  }

  private init(other scalar: UInt32) {
    if let known = Self.known(scalar) {
      self = known
    } else {
      self = CharacterClass(asking: scalar)
    }
  }

  /// The class of a scalar, from the properties that ICU has.
  init(asking scalar: UInt32) {
    self = CharacterClass(rawValue: cicu_class_of(scalar).rawValue) ?? .other
  }

  @inline(__always)
  private static func known(_ scalar: UInt32) -> CharacterClass? {
    switch scalar {
    case 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF, 0x430...0x45F: .lower
    case 0x20, 0x09...0x0D, 0xA0, 0x3000: .space
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x400...0x42F: .upper
    case 0x30...0x39: .digit
    case 0x21, 0x2E, 0x3F, 0x3002: .terminal
    case 0x2C, 0x3A, 0x3B, 0x3001, 0xFF0C: .pause
    // `*` and `_` enclose words in plain text as quotation marks do.
    case 0x22, 0x27, 0x2A, 0x5F, 0x2018, 0x2019, 0x201C, 0x201D: .quote
    case 0x28, 0x5B, 0x7B, 0x300C, 0x300E: .open
    case 0x29, 0x5D, 0x7D, 0x300D, 0x300F: .close
    case 0x2D, 0x2013, 0x2014: .dash
    case 0x2026, 0..<0x80: .other
    // Hebrew, Arabic, Devanagari, kana, ideographs, Hangul.
    case 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      .letter
    case 0x64B...0x65F, 0x93E...0x94D: .extend
    default: nil
    }
  }

  var isLetter: Bool { self == .lower || self == .upper || self == .letter }
  var isLetterOrDigit: Bool { isLetter || self == .digit }
}
