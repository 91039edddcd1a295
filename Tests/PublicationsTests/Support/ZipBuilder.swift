// SPDX-License-Identifier: Apache-2.0

/// Writes a zip archive byte by byte, so that a test can make it lie.
struct ZipBuilder {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// What an entry says of itself.
  struct Claims {
    var size: Int?
    var checksum: UInt32?
    /// The mode of a Unix file, for example that of a symbolic link.
    var mode: UInt32 = 0o100644
    /// Where in the archive it starts, to share the bytes of another entry.
    var start: Int?
  }

  /// Adds an entry that is stored as it is, or holds a stream of `deflate`.
  mutating func add(
    _ name: String, _ content: [UInt8], deflatedFrom size: Int? = nil, claims: Claims = Claims()
  ) {
    let start = bytes.count
    var fields: [UInt8] = []
    fields += Self.word(20)
    fields += Self.word(0x0800)
    fields += Self.word(size == nil ? 0 : 8)
    fields += Self.word(0) + Self.word(0x21)
    fields += Self.long(claims.checksum ?? Self.checksum(of: content))
    fields += Self.long(UInt32(content.count))
    fields += Self.long(UInt32(claims.size ?? size ?? content.count))
    fields += Self.word(name.utf8.count) + Self.word(0)
    if claims.start == nil { bytes += Self.long(0x0403_4B50) + fields + name.utf8 + content }
    directory += Self.long(0x0201_4B50) + Self.word(3 << 8 | 20) + fields
    directory += Self.word(0) + Self.word(0) + Self.word(0)
    directory += Self.long(claims.mode << 16) + Self.long(UInt32(claims.start ?? start))
    directory += name.utf8
    count += 1
  }

  mutating func add(_ name: String, _ content: String) { add(name, Array(content.utf8)) }

  /// Adds a megabyte of zeros as often as is said, deflated to a thousandth.
  mutating func addBomb(_ name: String, megabytes: Int, claims: Claims = Claims()) {
    let stream = [UInt8](
      (0..<megabytes).flatMap { _ in Self.megabyteOfZeros } + [0x03, 0x00])
    add(name, stream, deflatedFrom: megabytes << 20, claims: claims)
  }

  func finish() -> [UInt8] {
    var end = Self.long(0x0605_4B50) + Self.word(0) + Self.word(0)
    end += Self.word(count) + Self.word(count)
    end += Self.long(UInt32(directory.count)) + Self.long(UInt32(bytes.count)) + Self.word(0)
    return bytes + directory + end
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

  private static func long(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// What zlib makes of a megabyte of zeros, ended so that it can be repeated.
  private static let megabyteOfZeros: [UInt8] =
    [236, 193, 49, 1, 0, 0, 0, 194, 160, 245, 79, 109, 8, 95, 160]
    + [UInt8](repeating: 0, count: 1016) + [62, 3, 0, 0, 255, 255]
}
