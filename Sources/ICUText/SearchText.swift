// SPDX-License-Identifier: Apache-2.0

/// A text as it is searched: in UTF-16, with signs that are typed alike made one, and the place of
/// each unit in the UTF-8 it was made of.
struct SearchText {
  private(set) var utf16: [UInt16] = []
  /// For each unit, where its scalar starts and ends.
  private var starts: [UInt32] = []

  /// Appends a piece of a text of valid UTF-8.
  ///
  /// - Complexity: O(length of the piece).
  mutating func append(_ range: Range<Int>, of utf8: [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let value = utf8.scalar(at: &index, upTo: range.upperBound)
      guard let unit = UInt16(exactly: value) else {
        append(UInt16(0xD7C0 &+ value >> 10), start)
        append(UInt16(0xDC00 | value & 0x3FF), start)
        continue
      }
      guard let alike = unit.typed, alike != 0x20 || utf16.last != 0x20 else { continue }
      append(alike, start)
    }
  }

  /// Where units of the search text are in the UTF-8.
  func utf8(_ units: Range<Int>, of utf8: [UInt8]) -> Range<Int> {
    guard !units.isEmpty else { return 0..<0 }
    let start = Int(starts[units.lowerBound])
    var end = Int(starts[units.upperBound - 1]) + 1
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private mutating func append(_ unit: UInt16, _ start: Int) {
    utf16.append(unit)
    starts.append(UInt32(truncatingIfNeeded: start))
  }
}

extension [UInt8] {
  /// The scalar that starts at an index, which moves behind it.
  fileprivate func scalar(at index: inout Int, upTo end: Int) -> UInt32 {
    let lead = self[index]
    index += 1
    guard lead >= 0xC0 else { return UInt32(lead) }
    var value = UInt32(lead) & (lead >= 0xF0 ? 0x07 : lead >= 0xE0 ? 0x0F : 0x1F)
    while index < end, self[index] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(self[index] & 0x3F)
      index += 1
    }
    return value
  }
}

extension UInt16 {
  /// The unit that stands for all that are typed alike; `nil` for what nobody types, because it
  /// only says where a line may break or how long a stroke is.
  fileprivate var typed: UInt16? {
    switch self {
    case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      0x20
    case 0x2018...0x201B, 0x02BC, 0x2032, 0x2039, 0x203A: 0x27
    case 0x201C...0x201F, 0xAB, 0xBB, 0x2033: 0x22
    case 0x2010, 0x2011: 0x2D
    case 0xAD, 0x0640, 0x200B, 0x2060, 0xFEFF: nil
    default: self
    }
  }
}
