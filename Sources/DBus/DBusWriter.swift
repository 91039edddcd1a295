// SPDX-License-Identifier: Apache-2.0

/// Marshals values: little-endian, each aligned to its type.
struct DBusWriter {
  private(set) var bytes: [UInt8] = []

  mutating func align(to size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  mutating func write(_ number: some FixedWidthInteger) {
    align(to: number.bitWidth / 8)
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ value: DBusValue) {
    switch value {
    case .byte(let number): bytes.append(number)
    case .boolean(let truth): write(UInt32(truth ? 1 : 0))
    case .int16(let number): write(number)
    case .uint16(let number): write(number)
    case .int32(let number): write(number)
    case .uint32(let number): write(number)
    case .int64(let number): write(number)
    case .uint64(let number): write(number)
    case .double(let number): write(number.bitPattern)
    case .string(let text), .objectPath(let text): write(text: text)
    case .signature(let text): write(signature: text)
    case .array(let type, let elements): write(elements, of: type)
    case .structure(let members):
      align(to: 8)
      members.forEach { write($0) }
    case .entry(let key, let value):
      align(to: 8)
      write(key)
      write(value)
    case .variant(let value):
      write(signature: value.signature)
      write(value)
    }
  }

  /// Adds the bytes of a message's body behind its header.
  mutating func append(_ body: [UInt8]) { bytes += body }

  /// No string of D-Bus holds a NUL; one of ours is said without it.
  private mutating func write(text: String) {
    let utf8 = text.utf8.contains(0) ? text.utf8.filter { $0 != 0 } : Array(text.utf8)
    write(UInt32(utf8.count))
    bytes += utf8
    bytes.append(0)
  }

  private mutating func write(signature: String) {
    bytes.append(UInt8(clamping: signature.utf8.count))
    bytes += signature.utf8.prefix(255)
    bytes.append(0)
  }

  private mutating func write(_ elements: [DBusValue], of type: String) {
    write(UInt32(0))
    let length = bytes.count - 4
    align(to: type.utf8.first.map(alignment(ofCode:)) ?? 1)
    let start = bytes.count
    elements.forEach { write($0) }
    withUnsafeBytes(of: UInt32(bytes.count - start).littleEndian) {
      bytes.replaceSubrange(length..<length + 4, with: $0)
    }
  }
}

/// To how many bytes a type is aligned, by its first code.
func alignment(ofCode code: UInt8) -> Int {
  switch code {
  case UInt8(ascii: "y"), UInt8(ascii: "g"), UInt8(ascii: "v"): 1
  case UInt8(ascii: "n"), UInt8(ascii: "q"): 2
  case UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "d"), UInt8(ascii: "("),
    UInt8(ascii: "{"):
    8
  default: 4
  }
}
