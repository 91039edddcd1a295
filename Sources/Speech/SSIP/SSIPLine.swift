// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A line of what a speech server says: part of a reply, or of the news of a message.
struct SSIPLine: Hashable {
  let code: Int
  /// Whether it ends its reply.
  let isLast: Bool
  let text: String

  /// Whether it is news and answers no command.
  var isEvent: Bool { (700..<800).contains(code) }
  /// Whether it says that a command has failed.
  var isError: Bool { (300..<700).contains(code) }
}

/// Cuts the bytes of a speech server into lines; bytes come in pieces of any size.
///
/// *Law: how the bytes are cut into pieces changes nothing.* What is no line of the protocol is passed
/// over.
struct SSIPReader {
  /// A line longer than this is thrown away up to its end.
  private static let limit = 65_536
  private var line: [UInt8] = []
  private var isTooLong = false

  /// Takes the next bytes.
  ///
  /// - Returns: The lines that are complete with them.
  mutating func read(_ bytes: [UInt8]) -> [SSIPLine] {
    var lines: [SSIPLine] = []
    for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if piece.offset > 0 {
        if let complete = Self.parse(line), !isTooLong { lines.append(complete) }
        line = []
        isTooLong = false
      }
      if line.count + piece.element.count > Self.limit {
        isTooLong = true
      } else {
        line += piece.element
      }
    }
    return lines
  }

  private static func parse(_ line: [UInt8]) -> SSIPLine? {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    guard line.count >= 3, line.prefix(3).allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let code = line.prefix(3).reduce(0) { $0 * 10 + Int($1) - 0x30 }
    let rest = line.dropFirst(3)
    guard rest.isEmpty || rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: "-") else {
      return nil
    }
    return SSIPLine(
      code: code, isLast: rest.first != UInt8(ascii: "-"),
      text: String(decoding: rest.dropFirst(), as: UTF8.self))
  }
}

/// What a client sends to a speech server.
enum SSIPText {
  /// A command.
  static func line(_ command: String) -> [UInt8] { Array(command.utf8) + [0x0D, 0x0A] }

  /// The data of a message with the line that ends it; a line that starts with a dot gets another.
  static func message(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 8)
    var startsLine = true
    for byte in data {
      if startsLine, byte == UInt8(ascii: ".") { bytes.append(byte) }
      bytes.append(byte)
      startsLine = byte == 0x0A
    }
    return bytes + [0x0D, 0x0A, 0x2E, 0x0D, 0x0A]
  }

  /// A language tag that can stand in a command; `nil` for what is none.
  static func tag(_ language: TextLanguage) -> String? {
    let tag = String(language.tag.map { $0 == "_" ? "-" : $0 })
    let isTag = tag.utf8.allSatisfy {
      switch $0 {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
      default: false
      }
    }
    return isTag && language != .undetermined && (2...35).contains(tag.utf8.count) ? tag : nil
  }

  /// A part of a client's name: letters, digits, dashes and underscores.
  static func name(_ text: String) -> String {
    let name = text.unicodeScalars.prefix(40).map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "_"
    }
    return name.isEmpty ? "_" : String(name)
  }
}
