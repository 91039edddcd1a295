// SPDX-License-Identifier: Apache-2.0

/// What kind of mark stands where a sentence may end.
enum SentenceMark {
  /// A full stop, which is also a mark of abbreviations, ordinals and numbers.
  case stop
  case ellipsis
  /// A question or exclamation mark of any script.
  case strong
  /// A mark that does nothing but end sentences: an ideographic stop, a danda.
  case full
  /// A mark that UAX #29 takes for an end, and that is a comma in its language.
  case pause
  /// A space, where a language has no marks.
  case gap

  /// The kind of a scalar; what is not listed has no rule of ours and breaks as UAX #29 says.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x2E: self = .stop
    case 0x2026, 0x22EF: self = .ellipsis
    case 0x21, 0x3F, 0x203C, 0x203D, 0x2047...0x2049,  // Latin and general
      0xFF01, 0xFF1F, 0x061F, 0x1367, 0x037E, 0x2E2E:  // full width, Arabic, Ethiopic, Greek
      self = .strong
    case 0x3002, 0xFF0E, 0xFF61,  // ideographic
      0x0964, 0x0965, 0x06D4, 0x0589,  // danda, Urdu, Armenian
      0x1362, 0x1368, 0x104B, 0x17D4, 0x17D5,  // Ethiopic, Burmese, Khmer
      0x0F0D...0x0F12:  // Tibetan
      self = .full
    case 0x104A: self = .pause
    default: return nil
    }
  }
}
