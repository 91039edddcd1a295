// SPDX-License-Identifier: Apache-2.0

extension Span<UInt8> {
  /// Reads the scalar value at an offset of UTF-8 text, and moves the offset behind it.
  ///
  /// A scalar that breaks off has the value of what is there: nobody's text may trap.
  func nextScalar(_ offset: inout Int) -> UInt32? {
    guard offset < count else { return nil }
    let lead = UInt32(self[offset])
    offset += 1
    var value =
      switch lead {
      case ..<0x80: lead
      case ..<0xE0: lead & 0x1F
      case ..<0xF0: lead & 0x0F
      default: lead & 0x07
      }
    while offset < count, self[offset] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(self[offset] & 0x3F)
      offset += 1
    }
    return value
  }

  /// Whether all bytes are ASCII.
  var isASCII: Bool {
    var bits: UInt8 = 0
    for offset in 0..<count { bits |= self[offset] }
    return bits < 0x80
  }
}
