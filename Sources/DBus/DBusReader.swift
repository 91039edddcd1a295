// SPDX-License-Identifier: Apache-2.0

/// Unmarshals values of either byte order; what is not as the specification has it is an error with
/// its offset, and nothing is read beyond the bytes.
struct DBusReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private let isLittleEndian: Bool
  private var depth = 0

  /// - Parameter bytes: Those of a message or of its body, which both begin aligned.
  init(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) {
    self.bytes = bytes
    position = bytes.startIndex
    self.isLittleEndian = isLittleEndian
  }

  var offset: Int { position - bytes.startIndex }
  var isAtEnd: Bool { position == bytes.endIndex }

  /// The values of a signature; nothing may be left over.
  mutating func values(of signature: String) throws(DBusError) -> [DBusValue] {
    guard var types = DBusSignature(signature) else { throw .malformed(offset: offset) }
    var values: [DBusValue] = []
    while !types.isAtEnd { values.append(try value(of: &types)) }
    return values
  }

  mutating func align(to size: Int) throws(DBusError) {
    while offset % size != 0 {
      guard try byte() == 0 else { throw .malformed(offset: offset - 1) }
    }
  }

  mutating func number<Number: FixedWidthInteger>(
    _: Number.Type = Number.self
  ) throws(DBusError) -> Number {
    let size = Number.bitWidth / 8
    try align(to: size)
    let piece = try take(size)
    let ordered = isLittleEndian ? Array(piece.reversed()) : Array(piece)
    return ordered.reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  private mutating func value(of types: inout DBusSignature) throws(DBusError) -> DBusValue {
    let code = types.code ?? 0
    types.advance()
    switch code {
    case UInt8(ascii: "y"): return .byte(try byte())
    case UInt8(ascii: "b"):
      let number = try number(UInt32.self)
      guard number < 2 else { throw .malformed(offset: offset - 4) }
      return .boolean(number == 1)
    case UInt8(ascii: "n"): return .int16(try number())
    case UInt8(ascii: "q"): return .uint16(try number())
    case UInt8(ascii: "i"): return .int32(try number())
    case UInt8(ascii: "u"): return .uint32(try number())
    case UInt8(ascii: "x"): return .int64(try number())
    case UInt8(ascii: "t"): return .uint64(try number())
    case UInt8(ascii: "d"): return .double(Double(bitPattern: try number()))
    case UInt8(ascii: "s"): return .string(try text())
    case UInt8(ascii: "o"): return .objectPath(try text())
    case UInt8(ascii: "g"): return .signature(try signature())
    case UInt8(ascii: "v"): return .variant(try variant())
    case UInt8(ascii: "a"): return try array(of: &types)
    case UInt8(ascii: "("):
      try align(to: 8)
      var members: [DBusValue] = []
      while types.code != UInt8(ascii: ")") { members.append(try value(of: &types)) }
      types.advance()
      return .structure(members)
    case UInt8(ascii: "{"):
      try align(to: 8)
      let key = try value(of: &types)
      let value = try value(of: &types)
      types.advance()
      return .entry(key, value)
    default: throw .malformed(offset: offset)
    }
  }

  private mutating func array(of types: inout DBusSignature) throws(DBusError) -> DBusValue {
    let type = types.type
    let length = Int(try number(UInt32.self))
    try align(to: type.utf8.first.map(alignment(ofCode:)) ?? 1)
    guard length <= 1 << 26, length <= bytes.endIndex - position else {
      throw .malformed(offset: offset)
    }
    let (end, start) = (position + length, types.position)
    var elements: [DBusValue] = []
    while position < end {
      types.rewind(to: start)
      elements.append(try value(of: &types))
    }
    guard position == end else { throw .malformed(offset: offset) }
    types.rewind(to: start)
    types.skipType()
    return .array(of: type, elements)
  }

  private mutating func variant() throws(DBusError) -> DBusValue {
    let text = try signature()
    // Types bound their depth, but a variant begins anew.
    guard depth < 2 * DBusSignature.deepest, var types = DBusSignature(text), !types.isAtEnd else {
      throw .malformed(offset: offset)
    }
    depth += 1
    defer { depth -= 1 }
    let value = try value(of: &types)
    guard types.isAtEnd else { throw .malformed(offset: offset) }
    return value
  }

  private mutating func text() throws(DBusError) -> String {
    try string(length: Int(try number(UInt32.self)))
  }

  private mutating func signature() throws(DBusError) -> String {
    try string(length: Int(try byte()))
  }

  private mutating func string(length: Int) throws(DBusError) -> String {
    let start = offset
    let utf8 = try take(length)
    guard try byte() == 0, !utf8.contains(0), let text = String(validating: utf8, as: UTF8.self)
    else { throw .malformed(offset: start) }
    return text
  }

  private mutating func byte() throws(DBusError) -> UInt8 {
    guard position < bytes.endIndex else { throw .malformed(offset: offset) }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func take(_ count: Int) throws(DBusError) -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - position else { throw .malformed(offset: offset) }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
