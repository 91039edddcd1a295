// SPDX-License-Identifier: Apache-2.0

extension Span<UInt8> {
  /// Whether the scalar at an index is one of those written without spaces between words: Han,
  /// kana, bopomofo and their full-width marks, by blocks.
  func isWideScalar(at index: Int) -> Bool {
    guard index >= 0, index < count, self[index] >= 0xE2 else { return false }
    return switch scalarValue(at: index) {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether the last scalar is wide.
  var endsInWideScalar: Bool { isWideScalar(at: lastScalar) }

  /// Whether the scalar at an index is a letter or a digit.
  func isWordScalar(at index: Int) -> Bool {
    guard index >= 0, index < count, let scalar = Unicode.Scalar(scalarValue(at: index)) else {
      return false
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Whether the scalar before an index is a letter or a digit.
  func isWordScalar(before index: Int) -> Bool { extracting(0..<index).endsInWordScalar }

  /// Whether the last scalar is a letter or a digit.
  var endsInWordScalar: Bool { isWordScalar(at: lastScalar) }

  private var lastScalar: Int {
    var index = count - 1
    while index > 0, self[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// How many bytes the scalar at an index has; of valid UTF-8.
  func scalarLength(at index: Int) -> Int {
    guard index < count else { return 0 }
    let length =
      switch self[index] {
      case ..<0xC0: 1
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    return Swift.min(length, count - index)
  }

  /// The scalar at an index; of valid UTF-8.
  func scalarValue(at index: Int) -> UInt32 {
    let length = scalarLength(at: index)
    guard length > 1 else { return UInt32(self[index]) }
    var value = UInt32(self[index]) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return value
  }
}
