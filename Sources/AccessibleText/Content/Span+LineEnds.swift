// SPDX-License-Identifier: Apache-2.0

extension Span<UInt8> {
  /// Whether the bytes are well-formed UTF-8.
  package var isValidUTF8: Bool {
    (try? UTF8Span(validating: self)) != nil
  }

  /// The length of the line end at an index: CR LF, CR, LF or U+2029; 0 where there is none.
  func lineEndLength(at index: Int) -> Int {
    switch self[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < count && self[index + 1] == 0x0A ? 2 : 1
    case 0xE2 where index + 2 < count && self[index + 1] == 0x80 && self[index + 2] == 0xA9: 3
    default: 0
    }
  }
}
