// SPDX-License-Identifier: Apache-2.0

/// Names of resources: which are safe, and how references lead from one to another.
enum ResourcePath {
  /// Whether a name stays below its root on every system.
  static func isSafe(_ name: String) -> Bool {
    guard !name.isEmpty, !name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C })
    else { return false }
    if name.utf8.dropFirst().first == UInt8(ascii: ":") { return false }
    var parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    return parts.allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }

  /// The resource that a reference in another resource leads to, without query and fragment.
  ///
  /// A base that ends in `/` is a folder.
  ///
  /// - Returns: `nil` if it leads out of the publication.
  static func resolve(_ reference: String, from base: String, decoding: Bool = true) -> String? {
    let path = reference.utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    guard !hasScheme(path) else { return nil }
    if path.isEmpty { return base }
    let bytes = decoding ? percentDecoded(path) : Array(path)
    var parts: [Substring] = []
    if bytes.first != UInt8(ascii: "/") {
      parts = base.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    for part in decoded.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    let result = parts.joined(separator: "/")
    return isSafe(result) ? result : nil
  }

  /// The id that a reference leads to inside its resource.
  static func fragment(of reference: String) -> String? {
    guard let mark = reference.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let fragment = percentDecoded(reference[reference.utf8.index(after: mark)...].utf8)
    return fragment.isEmpty ? nil : String(decoding: fragment, as: UTF8.self)
  }

  private static func hasScheme(_ path: Substring.UTF8View) -> Bool {
    guard let end = path.firstIndex(where: { ":/".utf8.contains($0) }) else { return false }
    return path[end] == UInt8(ascii: ":")
      && path[..<end].allSatisfy { UInt8(ascii: "+") <= $0 && $0 <= UInt8(ascii: "z") }
  }

  private static func percentDecoded(_ path: Substring.UTF8View) -> [UInt8] {
    let bytes = Array(path)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
