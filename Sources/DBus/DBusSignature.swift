// SPDX-License-Identifier: Apache-2.0

/// Walks over a signature, type by type, as the specification allows them: at most 255 bytes, at most
/// 32 arrays and 32 structures deep.
struct DBusSignature {
  private let codes: [UInt8]
  private(set) var position = 0
  static let longest = 255
  static let deepest = 32

  /// - Returns: `nil` unless the signature is a row of whole types.
  init?(_ text: String) {
    codes = Array(text.utf8)
    guard codes.count <= Self.longest else { return nil }
    var end = 0
    while end < codes.count {
      guard let next = typeEnd(at: end) else { return nil }
      end = next
    }
  }

  /// Whether no type is left.
  var isAtEnd: Bool { position == codes.count }

  /// The code of the type that is next.
  var code: UInt8? { position < codes.count ? codes[position] : nil }

  /// Goes to the next code: into an array or a structure, or over a type of one code.
  mutating func advance() { position += 1 }

  /// Goes over a whole type, which may be the entry of an array.
  mutating func skipType() { position = typeEnd(at: position, isElement: true) ?? codes.count }

  /// Goes back, to read a type again.
  mutating func rewind(to position: Int) { self.position = position }

  /// The whole type that is next.
  var type: String {
    var end = self
    end.skipType()
    return String(decoding: codes[position..<end.position], as: UTF8.self)
  }

  private func typeEnd(
    at start: Int, arrays: Int = 0, structures: Int = 0, isElement: Bool = false
  ) -> Int? {
    guard start < codes.count, arrays <= Self.deepest, structures <= Self.deepest else {
      return nil
    }
    switch codes[start] {
    case UInt8(ascii: "a"):
      return typeEnd(at: start + 1, arrays: arrays + 1, structures: structures, isElement: true)
    case UInt8(ascii: "("):
      var next = start + 1
      while next < codes.count, codes[next] != UInt8(ascii: ")") {
        guard let end = typeEnd(at: next, arrays: arrays, structures: structures + 1) else {
          return nil
        }
        next = end
      }
      return next < codes.count && next > start + 1 ? next + 1 : nil
    case UInt8(ascii: "{"):
      // An entry is in an array, and its key is a plain type.
      guard isElement, start + 1 < codes.count, Self.plain.contains(codes[start + 1]),
        let end = typeEnd(at: start + 2, arrays: arrays, structures: structures + 1),
        end < codes.count, codes[end] == UInt8(ascii: "}")
      else { return nil }
      return end + 1
    case let code:
      return Self.plain.contains(code) || code == UInt8(ascii: "v") ? start + 1 : nil
    }
  }

  private static let plain = Set("ybnqiuxtdsog".utf8)
}
