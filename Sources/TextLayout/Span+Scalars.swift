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

  /// Whether a scalar might be written from right to left, or say that others are.
  ///
  /// The blocks of such scripts are U+0590 to U+08FF, U+FB1D to U+FDFF, U+FE70 to U+FEFF, U+10800 to
  /// U+10FFF and U+1E800 to U+1EFFF; the marks are U+200F, U+202B, U+202E and U+2067.
  var mayBeRightToLeft: Bool {
    // One pass without a branch, after which most paragraphs are done with.
    var suspects: UInt8 = 0
    for offset in 0..<count {
      let byte = self[offset]
      let isLead = byte >= 0xD6 && byte <= 0xE0 || byte >= 0xEF
      let isMark = byte == 0x8F || byte == 0xA7 || byte == 0xAB || byte == 0xAE
      suspects |= isLead || isMark ? 1 : 0
    }
    return suspects != 0 && holdsRightToLeft
  }

  private var holdsRightToLeft: Bool {
    for offset in 0..<count where self[offset] >= 0xD6 {
      let next = offset + 1 < count ? self[offset + 1] : 0
      switch self[offset] {
      case 0xD6...0xDF: return true
      case 0xE0 where next <= 0xA3: return true
      case 0xE2 where next == 0x80 || next == 0x81:
        switch offset + 2 < count ? self[offset + 2] : 0 {
        case 0x8F, 0xAB, 0xAE, 0xA7: return true
        default: break
        }
      case 0xEF where next >= 0xAC: return true
      case 0xF0 where next == 0x90 || next == 0x9E: return true
      default: break
      }
    }
    return false
  }
}
