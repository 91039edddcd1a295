// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// A voice that goes on by itself, at the word, where another program or the end of the speech service
/// had broken it off.
///
/// Who listens to it hears of one utterance that takes longer.
///
/// *Law: no word of an utterance is lost, however often it is broken off.*
public final class UnbrokenVoice: Voice {
  private let voice: any Voice
  private var current: Current?
  /// What was cancelled while it waited to go on.
  private var cancelled: [Utterance.ID] = []

  private struct Current {
    let utterance: Utterance
    let start: Int
    var word: Int?
    var hasBegun = false
    var isBroken = false
  }

  /// Makes a voice that speaks through another.
  public init(_ voice: any Voice) { self.voice = voice }

  /// How it speaks; a change counts from the next utterance on.
  public var settings: VoiceSettings {
    get { voice.settings }
    set { voice.settings = newValue }
  }
  /// What `poll()` is to wait for.
  public var descriptors: [VoiceDescriptor] { voice.descriptors }
  /// When `proceed()` has something to do even if nothing has come.
  public var deadline: ContinuousClock.Instant? {
    cancelled.isEmpty ? voice.deadline : .now
  }

  /// Says an utterance from an offset of its spoken text to its end.
  public func speak(_ utterance: Utterance, from spokenUTF8: Int) {
    cancel()
    current = Current(utterance: utterance, start: spokenUTF8)
    voice.speak(utterance, from: spokenUTF8)
  }

  /// Silences the voice, also while it waits to go on.
  public func cancel() {
    if let current, current.isBroken { cancelled.append(current.utterance.id) }
    current = nil
    voice.cancel()
  }

  /// Does what is due without waiting.
  public func proceed() -> [VoiceEvent] {
    defer { cancelled = [] }
    return cancelled.map { .cancelled($0, wasRequested: true) }
      + voice.proceed().compactMap { passOn($0) }
  }

  private func passOn(_ event: VoiceEvent) -> VoiceEvent? {
    switch event {
    case .began(let id) where id == current?.utterance.id:
      defer { current?.hasBegun = true }
      return current?.hasBegun == true ? nil : event
    case .reached(let id, let offset) where id == current?.utterance.id:
      // The word at which it goes on has been told of.
      guard current?.word.map({ $0 < offset }) ?? true else { return nil }
      current?.word = offset
      return event
    case .finished(let id) where id == current?.utterance.id,
      .failed(let id, _) where id == current?.utterance.id:
      current = nil
      return event
    case .cancelled(let id, wasRequested: false) where id == current?.utterance.id:
      current?.isBroken = true
      return nil
    case .quiet:
      guard let broken = current, broken.isBroken else { return nil }
      current?.isBroken = false
      voice.speak(broken.utterance, from: broken.word ?? broken.start)
      return nil
    default: return event
    }
  }
}
