// SPDX-License-Identifier: Apache-2.0
import CEspeak

/// Speaks to nobody: each word is reported when it would be heard, or at once.
enum SilentClock {
  static func run(_ commands: CommandReader, percent: Int) {
    var engine = Engine(AUDIO_OUTPUT_SYNCHRONOUS) { _, _, events in
      guard let events, let data = events.pointee.user_data else { return 0 }
      let speech = Unmanaged<Speech>.fromOpaque(data).takeUnretainedValue()
      events.forEachEvent { speech.hear($0) }
      return speech.isCancelled ? 1 : 0
    }
    while true {
      switch commands.next() {
      case .speak(let number, let language, let text):
        EspeakProgram.write("began \(number)")
        let speech = Speech(number: number, commands: commands, percent: percent)
        let isSaid = engine.speak(
          text, language: language, tag: Unmanaged.passUnretained(speech).toOpaque())
        withExtendedLifetime(speech) {}
        let end = speech.isCancelled ? "cancelled" : isSaid ? "finished" : "failed"
        EspeakProgram.write("\(end) \(number)")
      case .cancel: break
      case .end: return
      case let setting: engine.take(setting)
      }
    }
  }

  /// One text that is being said.
  private final class Speech {
    let number: Int
    let commands: CommandReader
    let percent: Int
    let start = ContinuousClock.now
    private(set) var isCancelled = false

    init(number: Int, commands: CommandReader, percent: Int) {
      self.number = number
      self.commands = commands
      self.percent = percent
    }

    func hear(_ event: espeak_EVENT) {
      let isWord = event.type == espeakEVENT_WORD
      guard isWord || event.type == espeakEVENT_END, !isCancelled else { return }
      let due = start + .milliseconds(Int(event.audio_position) * percent / 100)
      repeat {
        let (seconds, attoseconds) = max(due - .now, .zero).components
        let wait = Int32(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
        isCancelled = commands.hearsCancel(within: wait)
      } while !isCancelled && ContinuousClock.now < due
      if isWord, !isCancelled { EspeakProgram.write("word \(number) \(event.scalarOffset)") }
    }
  }
}
