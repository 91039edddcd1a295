// SPDX-License-Identifier: Apache-2.0

/// A text as scalars, forward and backward from any offset; an ill-formed byte counts as U+FFFD.
struct ScalarText {
  let utf8: UnsafeBufferPointer<UInt8>

  /// A scalar in its place; at either end of the text an empty one of no meaning.
  struct Located {
    let value: UInt32
    let range: Range<Int>

    var isNone: Bool { range.isEmpty }
    var kind: CharacterClass { isNone ? .other : CharacterClass(value) }
  }

  /// The scalar that starts at an offset.
  @inline(__always)
  func scalar(at offset: Int) -> Located {
    guard offset < utf8.count else { return Located(value: 0, range: offset..<offset) }
    let first = utf8[offset]
    if first < 0x80 { return Located(value: UInt32(first), range: offset..<offset + 1) }
    return longScalar(at: offset, first)
  }

  /// The scalar that ends at an offset.
  @inline(__always)
  func scalar(before offset: Int) -> Located {
    guard offset > 0 else { return Located(value: 0, range: 0..<0) }
    let last = utf8[offset - 1]
    if last < 0x80 { return Located(value: UInt32(last), range: offset - 1..<offset) }
    var start = offset - 1
    while start > 0, offset - start < 4, UTF8.isContinuation(utf8[start]) { start -= 1 }
    let found = scalar(at: start)
    return found.range.upperBound == offset
      ? found : Located(value: 0xFFFD, range: offset - 1..<offset)
  }

  private func longScalar(at offset: Int, _ first: UInt8) -> Located {
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let illFormed = Located(value: 0xFFFD, range: offset..<offset + 1)
    guard (0xC2...0xF4).contains(first), offset + length <= utf8.count else { return illFormed }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in utf8[offset + 1..<offset + length] {
      guard UTF8.isContinuation(byte) else { return illFormed }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Located(value: value, range: offset..<offset + length)
  }

  /// Where white space and what combines with it end.
  func endOfSpace(from offset: Int) -> Int {
    var end = offset
    while true {
      let next = scalar(at: end)
      guard next.kind == .space || next.kind == .extend else { return end }
      end = next.range.upperBound
    }
  }

  /// The last scalar before an offset that is no white space.
  func visibleScalar(before offset: Int) -> Located {
    var found = scalar(before: offset)
    while found.kind == .space { found = scalar(before: found.range.lowerBound) }
    return found
  }
}
