// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Writes what the synthesizer is told into a file, one JSON object a line.
struct MessageLog {
  private let path: String?
  private var language = ""

  init(path: String?) { self.path = path }

  /// Takes note of settings, which come before the messages they are for.
  mutating func settings(_ lines: [String]) {
    for line in lines where line.hasPrefix("language=") { language = String(line.dropFirst(9)) }
  }

  /// Writes a message, when it has ended.
  func message(_ message: Message, reached: [String], end: String) {
    let marks = reached.map { Self.quoted($0) }.joined(separator: ",")
    let languages = message.languages.map { Self.quoted($0) }.joined(separator: ",")
    let line =
      "{\"text\":\(Self.quoted(message.text)),\"source\":\(Self.quoted(message.source)),"
      + "\"language\":\(Self.quoted(language)),\"languages\":[\(languages)],\"marks\":[\(marks)],"
      + "\"end\":\(Self.quoted(end))}\n"
    guard let path, let file = fopen(path, "a") else { return }
    fputs(line, file)
    fclose(file)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
