// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What the program is told.
enum Command: Equatable {
  case rate(Int)
  case pitch(Int)
  case volume(Int)
  case voice(String)
  case speak(number: Int, language: String, text: [UInt8])
  case cancel
  /// Nobody will tell more.
  case end
}

/// Reads commands from the standard input.
final class CommandReader {
  /// No sentence is longer.
  private static let longest = 10_000_000
  private var bytes: [UInt8] = []
  private var start = 0
  private var hasEnded = false

  /// Waits for the next command.
  func next() -> Command {
    while true {
      if let command = take() { return command }
      if hasEnded { return .end }
      fill(waiting: -1)
    }
  }

  /// Waits so many milliseconds for a command that ends what is being said, and takes it.
  func hearsCancel(within milliseconds: Int32) -> Bool {
    if let isCancel = takeCancel() { return isCancel }
    fill(waiting: milliseconds)
    return takeCancel() ?? false
  }

  /// - Returns: `nil` if nothing has come.
  private func takeCancel() -> Bool? {
    if hasEnded { return true }
    let before = start
    switch take() {
    case .cancel: return true
    case nil: return nil
    default:
      start = before
      return false
    }
  }

  private func fill(waiting milliseconds: Int32) {
    var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(0, &buffer, buffer.count)
    if count > 0 {
      bytes.removeFirst(start)
      start = 0
      bytes += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      hasEnded = true
    }
  }

  private func take() -> Command? {
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      let words = line.split(separator: " ")
      var next = end + 1
      defer { start = next }
      switch words.first {
      case "rate": if let level = Self.level(words) { return .rate(level) }
      case "pitch": if let level = Self.level(words) { return .pitch(level) }
      case "volume": if let level = Self.level(words) { return .volume(level) }
      case "voice": return .voice(String(line.dropFirst(6)))
      case "cancel": return .cancel
      case "speak" where words.count == 4:
        guard let number = Int(words[1]), number > 0, let count = Int(words[3]),
          (0...Self.longest).contains(count)
        else { return .end }
        guard bytes.count - next >= count else {
          next = start
          return nil
        }
        next += count
        return .speak(
          number: number, language: String(words[2]), text: Array(bytes[next - count..<next]))
      default: break
      }
    }
    return nil
  }

  private static func level(_ words: [Substring]) -> Int? {
    words.count == 2 ? Int(words[1]).map { min(max($0, -100), 100) } : nil
  }
}
