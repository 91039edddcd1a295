// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// What a voice reports.
public enum VoiceEvent: Hashable, Sendable {
  /// It has begun to say an utterance.
  case began(Utterance.ID)
  /// It has reached a word; the offset of its start in the spoken text, in UTF-8 code units. Offsets of
  /// one `speak` ascend, and words may be left out.
  case reached(Utterance.ID, spokenUTF8: Int)
  /// It has said an utterance to its end.
  case finished(Utterance.ID)
  /// It has stopped in an utterance: because it was told to, or because another program spoke or the
  /// speech service ended. After the latter `quiet` follows.
  case cancelled(Utterance.ID, wasRequested: Bool)
  /// It cannot say an utterance.
  case failed(Utterance.ID, VoiceError)
  /// After it had been broken off it may speak again.
  case quiet
}

/// Why there is no speech.
public enum VoiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No voice was found; the packages that bring one.
  case notInstalled(packages: [String])
  /// No speech service answers at an address.
  case noService(address: String)
  /// The address of a speech service cannot be understood.
  case badAddress(String)
  /// The speech service ended, or fell silent, again and again.
  case lost(String)
  /// There is no audio device that can be played to.
  case noAudio
  /// The speech service refused a text; its answer.
  case refused(String)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .notInstalled(let packages):
      "no voice is installed; on Debian: apt-get install \(packages.joined(separator: " "))"
    case .noService(let address): "no speech service answers at \(address)"
    case .badAddress(let address): "not an address of a speech service: \(address)"
    case .lost(let service): "\(service) does not stay up"
    case .noAudio: "there is no audio device to speak to"
    case .refused(let answer): "the speech service refused the text: \(answer)"
    }
  }
}
