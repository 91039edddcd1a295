// SPDX-License-Identifier: Apache-2.0

/// Where a bus listens: a socket with a path, or with an abstract name.
struct DBusAddress: Hashable {
  let name: String
  let isAbstract: Bool

  /// The first of some addresses that is a Unix socket (D-Bus Specification, Server Addresses).
  init(_ addresses: String) throws(DBusError) {
    for address in addresses.split(separator: ";") where address.hasPrefix("unix:") {
      for pair in address.dropFirst("unix:".count).split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let value = Self.unescaped(parts[1]) else { continue }
        switch parts[0] {
        case "path", "abstract":
          (name, isAbstract) = (value, parts[0] == "abstract")
          return
        default: continue
        }
      }
    }
    throw .unknownAddress(addresses)
  }

  /// A value with its `%2f` made `/`; `nil` if an escape is cut off.
  private static func unescaped(_ value: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = value.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
