// SPDX-License-Identifier: Apache-2.0

/// Maps UTF-8 offsets of a text to UTF-16 offsets and back.
///
/// *Law: the two directions are exact inverses on scalar boundaries; an offset inside a scalar
/// rounds down to the scalar's start.*
///
/// A crumb is kept every 256 bytes: the number of UTF-16 units that start before it. A text that is
/// pure ASCII keeps none.
///
/// - Complexity: O(1) from UTF-8, O(log n) from UTF-16, plus at most 256 bytes of counting.
struct UTF16Map: Sendable {
  private static let stride = 256

  private let crumbs: [UInt32]
  private let isASCII: Bool
  private let utf8Count: Int
  let utf16Count: Int

  init(_ utf8: [UInt8]) {
    var crumbs: [UInt32] = []
    crumbs.reserveCapacity(utf8.count / Self.stride + 1)
    var units = 0
    var start = 0
    while start < utf8.count {
      crumbs.append(UInt32(units))
      let end = min(start + Self.stride, utf8.count)
      units += Self.units(in: utf8, start..<end)
      start = end
    }
    utf8Count = utf8.count
    utf16Count = units
    isASCII = units == utf8.count && utf8.allSatisfy { $0 < 0x80 }
    self.crumbs = isASCII ? [] : crumbs
  }

  /// The UTF-16 offset of a UTF-8 offset of the same text.
  func utf16(atUTF8 offset: Int, of utf8: [UInt8]) -> Int {
    var offset = min(max(offset, 0), utf8Count)
    guard !isASCII else { return offset }
    while offset < utf8Count, offset > 0, utf8[offset].isUTF8Continuation { offset -= 1 }
    guard offset > 0 else { return 0 }
    let crumb = min(offset / Self.stride, crumbs.count - 1)
    return Int(crumbs[crumb]) + Self.units(in: utf8, crumb * Self.stride..<offset)
  }

  /// The UTF-8 offset of a UTF-16 offset of the same text.
  func utf8(atUTF16 offset: Int, of utf8: [UInt8]) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < utf16Count else { return utf8Count }
    guard !isASCII else { return offset }
    var low = 0
    var high = crumbs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(crumbs[middle]) <= offset { low = middle } else { high = middle }
    }
    var byte = low * Self.stride
    var units = Int(crumbs[low])
    // A crumb may stand inside a scalar, whose units it has counted: step to the next start.
    while byte < utf8Count, utf8[byte].isUTF8Continuation { byte += 1 }
    while byte < utf8Count {
      let width = utf8[byte].utf16WidthOfScalarStart
      guard units + width <= offset else { return byte }
      units += width
      byte += 1
      while byte < utf8Count, utf8[byte].isUTF8Continuation { byte += 1 }
    }
    return byte
  }

  private static func units(in utf8: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    let bytes = utf8.span
    for index in range {
      count += bytes[index].isUTF8Continuation ? 0 : bytes[index].utf16WidthOfScalarStart
    }
    return count
  }
}

extension UInt8 {
  /// Whether the byte continues a scalar of UTF-8 text.
  package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }

  /// How many UTF-16 units the scalar has that starts with this byte.
  var utf16WidthOfScalarStart: Int { self >= 0xF0 ? 2 : 1 }
}
