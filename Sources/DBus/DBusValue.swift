// SPDX-License-Identifier: Apache-2.0

/// A value of D-Bus's type system (D-Bus Specification 0.43, Type System).
public indirect enum DBusValue: Hashable, Sendable {
  case byte(UInt8)
  case boolean(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// Values of one type, which is named for the sake of an empty array.
  case array(of: String, [DBusValue])
  case structure([DBusValue])
  /// A key and its value; only in an array.
  case entry(DBusValue, DBusValue)
  case variant(DBusValue)

  /// The signature of the value's type.
  public var signature: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .array(let element, _): "a" + element
    case .structure(let members): "(" + members.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    }
  }

  /// The array of a dictionary with strings for keys, its entries in the order of the keys.
  public static func dictionary(_ entries: [String: DBusValue], of type: String = "v") -> DBusValue
  {
    .array(
      of: "{s\(type)}",
      entries.sorted { $0.key < $1.key }.map { key, value in
        .entry(.string(key), type == "v" ? .variant(value) : value)
      })
  }
}

/// What a value is, if it is of the type asked for.
extension DBusValue {
  /// The text of a string, an object path or a signature.
  public var text: String? {
    switch self {
    case .string(let text), .objectPath(let text), .signature(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  /// The number of any whole type that holds it.
  public var number: Int? {
    switch self {
    case .byte(let number): Int(number)
    case .int16(let number): Int(number)
    case .uint16(let number): Int(number)
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    case .int64(let number): Int(exactly: number)
    case .uint64(let number): Int(exactly: number)
    case .variant(let value): value.number
    default: nil
    }
  }

  /// The truth of a boolean.
  public var truth: Bool? {
    switch self {
    case .boolean(let truth): truth
    case .variant(let value): value.truth
    default: nil
    }
  }

  /// What an array or a structure holds.
  public var members: [DBusValue]? {
    switch self {
    case .array(_, let members), .structure(let members): members
    case .variant(let value): value.members
    default: nil
    }
  }
}
