// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Glibc

/// What a key asks for while a book is read aloud.
enum KeyCommand: Equatable {
  case event(ReadAllEvent)
  case rate(Int)
  case help
  case quit
}

/// The keys, in one table.
enum KeyTable {
  static let rows: [(keys: [String], command: KeyCommand, help: String)] = [
    ([" "], .event(.toggle), "space       pause, go on"),
    (["\u{1B}[C", "\u{1B}OC"], .event(.move(.sentence, .forward)), "right left  sentence"),
    (["\u{1B}[D", "\u{1B}OD"], .event(.move(.sentence, .backward)), ""),
    (["\u{1B}[B", "\u{1B}OB"], .event(.move(.paragraph, .forward)), "down up     paragraph"),
    (["\u{1B}[A", "\u{1B}OA"], .event(.move(.paragraph, .backward)), ""),
    (["\u{1B}[6~"], .event(.move(.page, .forward)), "page keys   page"),
    (["\u{1B}[5~"], .event(.move(.page, .backward)), ""),
    (["h"], .event(.move(.heading, .forward)), "h H         heading after, before"),
    (["H"], .event(.move(.heading, .backward)), ""),
    (["n"], .event(.hearNote), "n           the note of the sentence"),
    (["r"], .event(.again), "r           the sentence again"),
    (["e"], .event(.escape), "e           leave the table, list or note"),
    (["x"], .event(.skip), "x           leave out all of its kind"),
    (["z"], .event(.stopAfter(.section)), "z           stop at the end of the section"),
    (["+", "="], .rate(10), "+ -         faster, slower"),
    (["-"], .rate(-10), ""),
    (["?"], .help, "?           this list"),
    (["q", "\u{3}", "\u{4}"], .quit, "q           quit"),
  ]

  static var help: String {
    rows.map(\.help).filter { !$0.isEmpty }.map { "  \($0)\n" }.joined()
  }

  /// The commands of what was typed, in order; what is no key of the table is passed over.
  static func commands(_ typed: [UInt8]) -> [KeyCommand] {
    var rest = typed[...]
    var commands: [KeyCommand] = []
    while !rest.isEmpty {
      let match = rows.lazy.flatMap { row in row.keys.map { (key: Array($0.utf8), row.command) } }
        .first { rest.starts(with: $0.key) }
      if let match { commands.append(match.1) }
      rest = rest.dropFirst(match?.key.count ?? 1)
    }
    return commands
  }
}

/// The keys of standard input: of a terminal each at once and unseen, of a pipe as they come.
final class Keyboard {
  private(set) var isOpen = true
  private var saved: termios?

  init() {
    var state = termios()
    guard isatty(0) == 1, tcgetattr(0, &state) == 0 else { return }
    saved = state
    state.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSANOW, &state)
  }

  deinit { restore() }

  /// Gives the terminal back as it was.
  func restore() {
    guard var state = saved else { return }
    saved = nil
    tcsetattr(0, TCSANOW, &state)
  }

  /// What has been typed; to be called when there is something to read.
  func commands() -> [KeyCommand] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(0, &bytes, bytes.count)
    guard count > 0 else {
      isOpen = false
      return []
    }
    return KeyTable.commands(Array(bytes.prefix(count)))
  }
}
