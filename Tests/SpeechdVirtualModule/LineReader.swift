// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Reads the lines of the standard input.
struct LineReader {
  private var bytes: [UInt8] = []

  /// The next line.
  ///
  /// - Parameter milliseconds: How long to wait for it; without end if negative.
  /// - Returns: `nil` if none has come, or none will: the server is gone, and the program ends.
  mutating func next(waiting milliseconds: Int32) -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, milliseconds) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(0, &buffer, buffer.count)
      if count <= 0 { exit(0) }
      bytes += buffer[..<count]
    }
  }

  /// The lines up to one that is a dot; of a dot that is doubled at the start of a line one is kept.
  mutating func block() -> [String] {
    var lines: [String] = []
    while let line = next(waiting: -1), line != "." {
      lines.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
    }
    return lines
  }
}
