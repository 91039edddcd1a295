// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A synthesizer for speech-dispatcher that makes no sound: it logs what it is told, and pretends to
/// take time for it.
///
/// The environment names the log (`VIRTUAL_MODULE_LOG`, one JSON line a message) and how long a scalar
/// takes (`VIRTUAL_MODULE_MICROSECONDS`).
@main
enum VirtualModule {
  static func main() {
    let pace = environment("VIRTUAL_MODULE_MICROSECONDS").flatMap { Int($0) } ?? 0
    var input = LineReader()
    var log = MessageLog(path: environment("VIRTUAL_MODULE_LOG"))
    while let line = input.next(waiting: -1) {
      switch line {
      case "INIT": say(["299-a synthesizer without a sound", "299 OK LOADED SUCCESSFULLY"])
      case "AUDIO":
        say(["207 OK RECEIVING AUDIO SETTINGS"])
        _ = input.block()
        say(["203 OK AUDIO INITIALIZED"])
      case "LOGLEVEL":
        say(["207 OK RECEIVING LOGLEVEL SETTINGS"])
        _ = input.block()
        say(["203 OK LOG LEVEL SET"])
      case "SET":
        say(["203 OK RECEIVING SETTINGS"])
        log.settings(input.block())
        say(["203 OK SETTINGS RECEIVED"])
      case "LIST VOICES":
        say(["200-virtual\ten\tnone", "200-virtuelle\tfr\tnone", "200 OK VOICE LIST SENT"])
      case "SPEAK", "CHAR", "KEY", "SOUND_ICON":
        say(["202 OK RECEIVING MESSAGE"])
        let message = Message(input.block().joined(separator: "\n"))
        say(["200 OK SPEAKING"])
        speak(message, pace: pace, &input, &log)
      case "QUIT":
        say(["210 OK QUIT"])
        return
      case "STOP", "PAUSE": break
      default: say([line.hasPrefix("DEBUG") ? "200 OK DEBUGGING" : "300 ERR UNKNOWN COMMAND"])
      }
    }
  }

  /// Says a message, up to its end or to the command to stop.
  private static func speak(
    _ message: Message, pace: Int, _ input: inout LineReader, _ log: inout MessageLog
  ) {
    let start = ContinuousClock.now
    say(["701 BEGIN"])
    var reached: [String] = []
    for (place, mark) in message.marks + [(message.scalars, nil)] {
      let due = start + .microseconds(place * pace)
      repeat {
        guard let line = input.next(waiting: milliseconds(until: due)) else { continue }
        // There is no half a sentence to a synthesizer without a sound: a pause ends it, too.
        if line == "STOP" || line == "PAUSE" {
          log.message(message, reached: reached, end: line)
          return say([line == "STOP" ? "703 STOP" : "704 PAUSE"])
        }
      } while ContinuousClock.now < due
      guard let mark else { continue }
      reached.append(mark)
      say(["700-\(mark)", "700 INDEX MARK"])
    }
    log.message(message, reached: reached, end: "END")
    say(["702 END"])
  }

  private static func milliseconds(until due: ContinuousClock.Instant) -> Int32 {
    let (seconds, attoseconds) = max(due - .now, .zero).components
    return Int32(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func say(_ lines: [String]) {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }
}
