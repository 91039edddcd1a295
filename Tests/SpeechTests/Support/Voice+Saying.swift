// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Speech

extension Voice {
  /// Says an utterance to its end.
  ///
  /// - Returns: All that the voice reports up to there.
  func say(_ utterance: Utterance, from offset: Int = 0) throws -> [VoiceEvent] {
    speak(utterance, from: offset)
    return try events { $0 == .finished(utterance.id) }
  }

  /// What the voice reports up to an event.
  func events(upTo isLast: (VoiceEvent) -> Bool) throws -> [VoiceEvent] {
    var events: [VoiceEvent] = []
    let end = ContinuousClock.now + .seconds(60)
    while !events.contains(where: isLast) {
      try #require(ContinuousClock.now < end, "nothing more comes after \(events)")
      events += wait(upTo: .seconds(1))
    }
    return events
  }
}

extension [VoiceEvent] {
  /// The offsets of the words that were reached.
  var reached: [Int] {
    compactMap { if case .reached(_, let offset) = $0 { offset } else { nil } }
  }
}
