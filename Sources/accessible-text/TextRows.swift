// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The lines of a file, one after the other.
final class TextRows {
  private let file: UnsafeMutablePointer<FILE>
  private var line: UnsafeMutablePointer<CChar>?
  private var capacity = 0

  /// Opens a file; `-` is standard input.
  init(_ path: String) throws(ToolError) {
    guard let file = fopen(path == "-" ? "/dev/stdin" : path, "r") else {
      throw .book("\(path): it cannot be read: \(String(cString: strerror(errno))).")
    }
    self.file = file
  }

  deinit {
    fclose(file)
    free(line)
  }

  /// The next line, without its line feed.
  func next() -> String? {
    let count = getline(&line, &capacity, file)
    guard count >= 0, let line else { return nil }
    let bytes = UnsafeRawBufferPointer(start: line, count: count)
    return String(
      decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}

extension String {
  /// The text that a JSON string means.
  ///
  /// - Returns: `nil` if it is none.
  init?(json: Substring) {
    guard json.utf8.count >= 2, json.utf8.first == 0x22, json.utf8.last == 0x22 else { return nil }
    var units: [UInt16] = []
    var rest = json.dropFirst().dropLast().utf16[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")) else {
        units.append(unit)
        continue
      }
      guard let escape = rest.popFirst().flatMap({ Unicode.Scalar($0) }) else { return nil }
      switch escape {
      case "n": units.append(10)
      case "r": units.append(13)
      case "t": units.append(9)
      case "b": units.append(8)
      case "f": units.append(12)
      case "u":
        guard rest.count >= 4, let code = String(rest.prefix(4)).flatMap({ UInt16($0, radix: 16) })
        else { return nil }
        units.append(code)
        rest = rest.dropFirst(4)
      default: units.append(UInt16(truncatingIfNeeded: escape.value))
      }
    }
    self = String(decoding: units, as: UTF16.self)
  }
}
