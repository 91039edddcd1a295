// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// A voice that is silent and has said everything at once: for tests, and for reading to a text.
///
/// It can pretend to take time, so that a reading has a length; it never waits.
public final class TranscriptVoice: Voice {
  /// How it would speak.
  public var settings = VoiceSettings()
  /// What it has said, in order.
  public private(set) var spoken: [String] = []
  /// How long a voice would have spoken, the pauses included.
  public private(set) var elapsed = Duration.zero
  private let pace: Duration
  private let segmenter: (any TextSegmenter)?
  private var events: [VoiceEvent] = []

  /// Makes a voice.
  ///
  /// - Parameters:
  ///   - pace: How long it pretends to speak for each UTF-8 code unit.
  ///   - segmenter: Finds the words that it reports; without one it reports none.
  public init(pace: Duration = .zero, segmenter: (any TextSegmenter)? = nil) {
    self.pace = pace
    self.segmenter = segmenter
  }

  /// Nothing: it waits for nobody.
  public var descriptors: [VoiceDescriptor] { [] }
  /// At once, if there are events.
  public var deadline: ContinuousClock.Instant? { events.isEmpty ? nil : .now }

  /// Says an utterance from an offset of its spoken text to its end.
  public func speak(_ utterance: Utterance, from spokenUTF8: Int) {
    let utf8 = utterance.spoken.text.utf8
    let start = min(max(spokenUTF8, 0), utf8.count)
    spoken.append(String(decoding: utf8.dropFirst(start), as: UTF8.self))
    elapsed += pace * (utf8.count - start) + (start == 0 ? utterance.pauseBefore : .zero)
    let words = segmenter.map {
      VoiceText(utterance, foreignWords: settings.foreignWords, segmenter: $0).words
    }
    let reached = (words ?? []).map(\.lowerBound).filter { $0 >= start }
    events.append(.began(utterance.id))
    events += reached.map { .reached(utterance.id, spokenUTF8: $0) }
    events.append(.finished(utterance.id))
  }

  /// Silences the voice, before its next events are taken.
  public func cancel() {
    guard case .finished(let id) = events.last else { return }
    events = [.cancelled(id, wasRequested: true)]
  }

  /// Says what has happened.
  public func proceed() -> [VoiceEvent] {
    defer { events = [] }
    return events
  }
}
