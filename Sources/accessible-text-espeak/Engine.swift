// SPDX-License-Identifier: Apache-2.0
import CEspeak

/// The library, which holds all its state itself: there is one of it, it is started once and never
/// ended.
struct Engine {
  private var voice = ""
  private var language = ""

  /// Starts the library, with a function that hears what it does.
  init(
    _ output: espeak_AUDIO_OUTPUT,
    hear:
      @escaping @convention(c) (
        UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
      ) -> Int32
  ) {
    let rate = espeak_Initialize(output, 100, nil, Int32(espeakINITIALIZE_DONT_EXIT))
    if rate <= 0 { EspeakProgram.fail("espeak-ng cannot be started: no voices or no audio device") }
    espeak_SetSynthCallback(hear)
  }

  /// Takes a setting; other commands are none of its business.
  mutating func take(_ setting: Command) {
    switch setting {
    case .rate(let level):
      // Words a minute; 175 is the library's own pace, 80 and 450 its limits.
      espeak_SetParameter(espeakRATE, Int32(175 + level * (level < 0 ? 95 : 275) / 100), 0)
    case .pitch(let level): espeak_SetParameter(espeakPITCH, Int32(50 + level / 2), 0)
    case .volume(let level): espeak_SetParameter(espeakVOLUME, Int32(50 + level / 2), 0)
    case .voice(let name):
      voice = name
      language = ""
      if !name.isEmpty { espeak_SetVoiceByName(name) }
    case .speak, .cancel, .end: break
    }
  }

  /// Says a text; its events carry what is passed as `tag`.
  ///
  /// - Returns: Whether the library has taken it.
  mutating func speak(
    _ text: [UInt8], language tag: String, tag data: UnsafeMutableRawPointer?
  ) -> Bool {
    if voice.isEmpty, tag != language {
      language = tag
      setLanguage(tag == "und" ? "en" : tag)
    }
    let text = text + [0]
    return espeak_Synth(
      text, text.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, data) == EE_OK
  }

  private func setLanguage(_ tag: String) {
    tag.lowercased().withCString { languages in
      var wanted = espeak_VOICE()
      wanted.languages = languages
      if espeak_SetVoiceByProperties(&wanted) != EE_OK { espeak_SetVoiceByName("en") }
    }
  }
}

extension UnsafeMutablePointer<espeak_EVENT> {
  /// Calls a function for each event of a list.
  func forEachEvent(_ body: (espeak_EVENT) -> Void) {
    var event = self
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      body(event.pointee)
      event += 1
    }
  }
}

extension espeak_EVENT {
  /// Where a word starts, in scalars; the library counts from 1.
  var scalarOffset: Int { Int(text_position) - 1 }
}
