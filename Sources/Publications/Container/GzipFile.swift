// SPDX-License-Identifier: Apache-2.0
import CZip

/// A file that gzip has compressed: one text, and no archive.
enum GzipFile {
  static let mark: [UInt8] = [0x1F, 0x8B]

  /// Unpacks a file up to a number of bytes.
  ///
  /// - Throws: `unreadable` if it is damaged; what comes before the damage is not taken for the whole.
  static func read(_ path: String, upTo limit: Int) throws(ResourceError) -> [UInt8] {
    guard let file = gzopen(path, "rb") else { throw .unreadable("it cannot be opened") }
    defer { gzclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = gzread(file, &chunk, UInt32(min(chunk.count, limit - bytes.count)))
      guard count >= 0 else { throw .unreadable("its compressed data are damaged") }
      if count == 0 {
        var code: Int32 = 0
        _ = gzerror(file, &code)
        guard code == Z_OK else { throw .unreadable("its compressed data end too early") }
        break
      }
      bytes += chunk[..<Int(count)]
    }
    return bytes
  }
}
