// SPDX-License-Identifier: Apache-2.0
public import AccessibleText
import Glibc

/// Finds the best voice there is.
public enum VoiceChoice {
  /// The Debian packages of which one brings a voice.
  static let packages = ["speech-dispatcher", "speech-dispatcher-espeak-ng"]

  /// The voice of speech-dispatcher if it runs or can be started, else that of espeak-ng if the program
  /// that speaks it is found beside this one or on the search path.
  ///
  /// - Throws: `VoiceError.notInstalled`, which names what to install; `VoiceError.badAddress` if the
  ///   environment names a server that cannot be.
  public static func best(
    settings: VoiceSettings = VoiceSettings(), segmenter: any TextSegmenter
  ) throws(VoiceError) -> any Voice {
    do throws(VoiceError) {
      let address = try SpeechServerAddress()
      return try SpeechDispatcherVoice(at: address, settings: settings, segmenter: segmenter)
    } catch .noService(_) {
      guard let program = espeakProgram() else { throw .notInstalled(packages: packages) }
      return try EspeakVoice(program: program, settings: settings, segmenter: segmenter)
    }
  }

  /// Where the program is that speaks by espeak-ng: beside this program, or on the search path.
  public static func espeakProgram() -> String? {
    let search = getenv("PATH").map { String(cString: $0) } ?? ""
    let folders = [ownFolder() ?? ""] + search.split(separator: ":").map { String($0) }
    return folders.filter { !$0.isEmpty }.map { "\($0)/\(EspeakVoice.program)" }
      .first { access($0, X_OK) == 0 }
  }

  private static func ownFolder() -> String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let path = String(cString: program)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
