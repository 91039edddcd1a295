// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// What says utterances aloud, one at a time, in a program that waits with `poll()`.
///
/// A voice has no thread. The program waits for its `descriptors` and its `deadline`, then calls
/// `proceed()`, which never waits, and takes note of the events. News of utterances that are no longer
/// spoken may still come.
///
///     voice.speak(utterance, from: 0)
///     for event in voice.wait(upTo: .seconds(1)) { … }
public protocol Voice: AnyObject {
  /// How it speaks; a change counts from the next utterance on.
  var settings: VoiceSettings { get set }
  /// What `poll()` is to wait for.
  var descriptors: [VoiceDescriptor] { get }
  /// When `proceed()` has something to do even if nothing has come; `nil` if never.
  var deadline: ContinuousClock.Instant? { get }

  /// Says an utterance from an offset of its spoken text, in UTF-8 code units, to its end.
  ///
  /// What is being said is cancelled. The pause before the utterance is made only where it is said
  /// from its start.
  func speak(_ utterance: Utterance, from spokenUTF8: Int)
  /// Silences the voice; the answer is the event `cancelled`, and nothing if nothing is being said.
  func cancel()
  /// Does what is due without waiting.
  ///
  /// - Returns: What has happened, in order.
  func proceed() -> [VoiceEvent]
}

/// A file descriptor that a voice waits for.
public struct VoiceDescriptor: Hashable, Sendable {
  /// Its number.
  public let number: Int32
  /// Whether the voice also waits for room to write.
  public let awaitsWriting: Bool

  /// Makes a descriptor.
  public init(_ number: Int32, awaitsWriting: Bool = false) {
    self.number = number
    self.awaitsWriting = awaitsWriting
  }
}
