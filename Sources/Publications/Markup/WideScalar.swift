// SPDX-License-Identifier: Apache-2.0

extension Span<UInt8> {
  /// Whether the scalar at an index is one of those written without spaces between words: Han,
  /// kana, bopomofo and their full-width marks, by blocks.
  func isWideScalar(at index: Int) -> Bool {
    guard index >= 0, index < count else { return false }
    let length = self[index] >= 0xF0 ? 4 : 3
    guard self[index] >= 0xE2, index + length <= count else { return false }
    var value = UInt32(self[index]) & (length == 4 ? 0x07 : 0x0F)
    for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return switch value {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether the last scalar is wide.
  var endsInWideScalar: Bool {
    var index = count - 1
    while index > 0, self[index] & 0xC0 == 0x80 { index -= 1 }
    return isWideScalar(at: index)
  }
}
