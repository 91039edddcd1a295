// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Speaks by espeak-ng for another program, which tells it what on its standard input.
///
/// It is told lines: `rate`, `pitch` or `volume` with a level from -100 to 100, `voice` with a name or
/// none, `cancel`, and `speak` with a number, a language tag and how many bytes of text follow the line.
/// It answers with lines that name the number: `began`, `word` with the word's place in scalars,
/// `finished`, `cancelled`, `failed`.
///
/// This is the only program of the package that is linked with libespeak-ng, whose licence is the GPL,
/// version 3 or later.
@main
enum EspeakProgram {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.isEmpty {
      Playback.run(CommandReader())
    } else if arguments.first == "--silent", arguments.count == 2,
      let percent = arguments.last.flatMap({ Int($0) }), (0...10_000).contains(percent)
    {
      SilentClock.run(CommandReader(), percent: percent)
    } else {
      fail("usage: accessible-text-espeak [--silent PERCENT]")
    }
  }

  /// Ends the program with a sentence on the standard error.
  static func fail(_ sentence: String) -> Never {
    write(sentence, to: 2)
    exit(1)
  }

  /// Writes a line in one piece.
  static func write(_ line: String, to descriptor: Int32 = 1) {
    let bytes = Array("\(line)\n".utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { return }
      written += max(count, 0)
    }
  }
}
