// SPDX-License-Identifier: Apache-2.0

/// Messages as they go over the wire (D-Bus Specification, Message Format).
extension DBusMessage {
  /// The longest message that the specification allows, in bytes.
  static let longest = 1 << 27
  private static let littleEndian = UInt8(ascii: "l")
  private static let bigEndian = UInt8(ascii: "B")

  private enum Field: UInt8 {
    case path = 1
    case interface = 2
    case member = 3
    case errorName = 4
    case replySerial = 5
    case destination = 6
    case sender = 7
    case signature = 8
  }

  /// The bytes of the message.
  var wire: [UInt8] {
    var content = DBusWriter()
    body.forEach { content.write($0) }
    var writer = DBusWriter()
    let flags: UInt8 = expectsAnswer || kind != .call ? 0 : 1
    for byte in [Self.littleEndian, kind.rawValue, flags, 1] { writer.write(.byte(byte)) }
    writer.write(UInt32(content.bytes.count))
    writer.write(serial)
    writer.write(.array(of: "(yv)", fields))
    writer.align(to: 8)
    writer.append(content.bytes)
    return writer.bytes
  }

  private var fields: [DBusValue] {
    let signature = body.map(\.signature).joined()
    let fields: [(Field, DBusValue?)] = [
      (.path, path.map { .objectPath($0) }), (.interface, interface.map { .string($0) }),
      (.member, member.map { .string($0) }), (.errorName, errorName.map { .string($0) }),
      (.replySerial, replySerial.map { .uint32($0) }),
      (.destination, destination.map { .string($0) }), (.sender, sender.map { .string($0) }),
      (.signature, signature.isEmpty ? nil : .signature(signature)),
    ]
    return fields.compactMap { field, value in
      value.map { .structure([.byte(field.rawValue), .variant($0)]) }
    }
  }

  /// How many bytes the message takes that starts with these; `nil` until there are enough to know.
  ///
  /// - Throws: That they are no message.
  static func length(of bytes: ArraySlice<UInt8>) throws(DBusError) -> Int? {
    guard let order = bytes.first else { return nil }
    guard order == littleEndian || order == bigEndian else { throw .malformed(offset: 0) }
    guard bytes.count >= 16 else { return nil }
    var reader = DBusReader(bytes.dropFirst(4).prefix(12), isLittleEndian: order == littleEndian)
    let body = Int(try reader.number(UInt32.self))
    _ = try reader.number(UInt32.self)
    let fields = Int(try reader.number(UInt32.self))
    let length = (16 + fields + 7) / 8 * 8 + body
    guard length <= longest else { throw .malformed(offset: 4) }
    return length
  }

  /// Reads a message from its bytes, which are all of them.
  init(wire bytes: ArraySlice<UInt8>) throws(DBusError) {
    var reader = DBusReader(bytes, isLittleEndian: bytes.first == Self.littleEndian)
    let start = try reader.values(of: "yyyyuu")
    // A kind that is not known is passed over, as the specification asks.
    self.init(start[1].number.flatMap { Kind(rawValue: UInt8($0)) } ?? .signal)
    expectsAnswer = (start[2].number ?? 0) & 1 == 0
    serial = UInt32(start[5].number ?? 0)
    guard start[3] == .byte(1), serial != 0 else { throw .malformed(offset: 3) }
    var signature = ""
    for field in try reader.values(of: "a(yv)")[0].members ?? [] {
      guard let parts = field.members, let code = parts[0].number,
        let field = Field(rawValue: UInt8(code))
      else { continue }
      take(parts[1], for: field, &signature)
    }
    try reader.align(to: 8)
    let rest = bytes.dropFirst(reader.offset)
    var content = DBusReader(rest, isLittleEndian: bytes.first == Self.littleEndian)
    body = try content.values(of: signature)
    guard content.isAtEnd else { throw .malformed(offset: reader.offset + content.offset) }
  }

  private mutating func take(_ value: DBusValue, for field: Field, _ signature: inout String) {
    switch field {
    case .path: path = value.text
    case .interface: interface = value.text
    case .member: member = value.text
    case .errorName: errorName = value.text
    case .replySerial: replySerial = value.number.map { UInt32(clamping: $0) }
    case .destination: destination = value.text
    case .sender: sender = value.text
    case .signature: signature = value.text ?? ""
    }
  }
}
