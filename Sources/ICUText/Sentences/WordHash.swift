// SPDX-License-Identifier: Apache-2.0
internal import CICUShim

/// The hash of a word's scalars in small letters (FNV-1a, scalar by scalar).
struct WordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ scalar: UInt32) {
    value = (value ^ UInt64(Self.small(scalar))) &* 0x100_0000_01B3
  }

  /// The small letter of a scalar.
  static func small(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A: scalar + 0x20
    case 0..<0x80: scalar
    default: cicu_lower(scalar)
    }
  }
}
