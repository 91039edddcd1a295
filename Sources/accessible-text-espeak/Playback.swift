// SPDX-License-Identifier: Apache-2.0
import CEspeak

/// Speaks to the audio device; the library plays, and reports each word as it is heard, on threads of
/// its own.
enum Playback {
  static func run(_ commands: CommandReader) {
    var engine = Engine(AUDIO_OUTPUT_PLAYBACK) { _, _, events in
      events?.forEachEvent { event in
        // The number is carried in the place of a pointer, so that nothing is shared with the threads.
        let number = Int(bitPattern: event.user_data)
        if event.type == espeakEVENT_WORD {
          EspeakProgram.write("word \(number) \(event.scalarOffset)")
        } else if event.type == espeakEVENT_MSG_TERMINATED {
          EspeakProgram.write("finished \(number)")
        }
      }
      return 0
    }
    var last = 0
    while true {
      switch commands.next() {
      case .speak(let number, let language, let text):
        last = number
        EspeakProgram.write("began \(number)")
        let tag = UnsafeMutableRawPointer(bitPattern: number)
        if !engine.speak(text, language: language, tag: tag) {
          EspeakProgram.write("failed \(number)")
        }
      case .cancel:
        espeak_Cancel()
        EspeakProgram.write("cancelled \(last)")
      case .end:
        espeak_Cancel()
        return
      case let setting: engine.take(setting)
      }
    }
  }
}
