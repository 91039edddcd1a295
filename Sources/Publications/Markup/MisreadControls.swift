// SPDX-License-Identifier: Apache-2.0

/// Control characters from U+0080 to U+009F, which no text has: they are bytes of Windows-1252 whose
/// values were taken for scalars, as in `&#150;`.
///
/// - SeeAlso: HTML, numeric character reference end state; XHTML of books has them too.
enum MisreadControls {
  /// What Windows-1252 has at each of the values; `nil` where it has nothing.
  private static let meant: [Unicode.Scalar?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]

  /// Whether a text of valid UTF-8 has any.
  static func areIn(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index + 1 < text.count {
      if text[index] == 0xC2, text[index + 1] < 0xA0 { return true }
      index += 1
    }
    return false
  }

  /// The text with what was meant; each scalar keeps its number of UTF-16 units.
  static func replaced(in text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == 0xC2, index + 1 < text.count, text[index + 1] < 0xA0,
        let scalar = meant[Int(text[index + 1] & 0x1F)]
      {
        bytes += Array(String(scalar).utf8)
        index += 2
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }

  static func replaced(in text: String) -> String {
    let bytes = Array(text.utf8)
    return areIn(bytes.span) ? String(decoding: replaced(in: bytes.span), as: UTF8.self) : text
  }
}
