// SPDX-License-Identifier: Apache-2.0

/// Maps UTF-8 offsets of a text to offsets in UTF-16 units or scalars, and back.
///
/// *Law: the two directions are exact inverses on scalar boundaries; an offset inside a scalar
/// rounds down to the scalar's start.*
///
/// A crumb is kept every 256 bytes: the number of units that start before it. A text that is pure
/// ASCII keeps none.
///
/// - Complexity: O(1) from UTF-8, O(log n) to UTF-8, plus at most 256 bytes of counting.
struct OffsetMap: Sendable {
  /// What the map counts.
  enum Unit: CaseIterable, Sendable {
    case utf16
    case scalar

    func width(ofScalarStart byte: UInt8) -> Int { self == .utf16 && byte >= 0xF0 ? 2 : 1 }
  }

  private static let stride = 256

  private let unit: Unit
  private let crumbs: [UInt32]
  private let isASCII: Bool
  private let utf8Count: Int
  /// How many units the text has.
  let count: Int

  init(_ utf8: [UInt8], counting unit: Unit) {
    var crumbs: [UInt32] = []
    crumbs.reserveCapacity(utf8.count / Self.stride + 1)
    var units = 0
    var start = 0
    while start < utf8.count {
      crumbs.append(UInt32(units))
      let end = min(start + Self.stride, utf8.count)
      units += unit.count(in: utf8.span, start..<end)
      start = end
    }
    self.unit = unit
    utf8Count = utf8.count
    count = units
    // Each scalar beyond ASCII has more bytes than units.
    isASCII = units == utf8.count
    self.crumbs = isASCII ? [] : crumbs
  }

  /// The offset in units of a UTF-8 offset of the same text.
  func offset(atUTF8 offset: Int, of utf8: [UInt8]) -> Int {
    var offset = min(max(offset, 0), utf8Count)
    guard !isASCII else { return offset }
    while offset < utf8Count, offset > 0, utf8[offset].isUTF8Continuation { offset -= 1 }
    guard offset > 0 else { return 0 }
    let crumb = min(offset / Self.stride, crumbs.count - 1)
    return Int(crumbs[crumb]) + unit.count(in: utf8.span, crumb * Self.stride..<offset)
  }

  /// The UTF-8 offset of an offset in units of the same text.
  func utf8(at offset: Int, of utf8: [UInt8]) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return utf8Count }
    guard !isASCII else { return offset }
    let crumb = max(crumbs.partitioningIndex { Int($0) > offset } - 1, 0)
    var byte = crumb * Self.stride
    var units = Int(crumbs[crumb])
    // A crumb may stand inside a scalar, whose units it has counted: step to the next start.
    while byte < utf8Count, utf8[byte].isUTF8Continuation { byte += 1 }
    while byte < utf8Count {
      let width = unit.width(ofScalarStart: utf8[byte])
      guard units + width <= offset else { return byte }
      units += width
      byte += 1
      while byte < utf8Count, utf8[byte].isUTF8Continuation { byte += 1 }
    }
    return byte
  }
}

extension OffsetMap.Unit {
  fileprivate func count(in utf8: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    for index in range {
      count += utf8[index].isUTF8Continuation ? 0 : width(ofScalarStart: utf8[index])
    }
    return count
  }
}

extension UInt8 {
  /// Whether the byte continues a scalar of UTF-8 text.
  package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
