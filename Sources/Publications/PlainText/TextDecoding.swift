// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The bytes of a plain text as UTF-8.
struct DecodedText {
  let utf8: [UInt8]
  /// What had to be repaired, as a sentence.
  let fault: String?

  /// Decodes by the mark at the start, else as UTF-8; what is not valid becomes U+FFFD.
  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self.init(utf16: bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) }
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.init(utf16: bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
    } else {
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      self.init(repairing: hasMark ? Array(bytes.dropFirst(3)) : bytes)
    }
  }

  private init(utf16 bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      units.append(unit(bytes[index], bytes[index + 1]))
      index += 2
    }
    var repaired = index < bytes.endIndex || String(validating: units, as: UTF16.self) == nil
    utf8 = Array(
      Self.removingNulls(Array(String(decoding: units, as: UTF16.self).utf8), &repaired))
    fault =
      repaired ? "The text has bytes that are no UTF-16; they were replaced." : nil
  }

  private init(repairing bytes: [UInt8]) {
    var repaired = !bytes.span.isValidUTF8
    let valid = repaired ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes
    utf8 = Self.removingNulls(valid, &repaired)
    fault = repaired ? "The text has bytes that are no UTF-8; they were replaced." : nil
  }

  /// Replaces NUL, which no text has and which C programs take for its end.
  private static func removingNulls(_ bytes: [UInt8], _ repaired: inout Bool) -> [UInt8] {
    guard bytes.contains(0) else { return bytes }
    repaired = true
    return bytes.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] }
  }
}
