// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import ICUText
import Testing

@testable import Speech

/// A voice that others break off at random words, and that then does not speak until told again.
private final class InterruptedVoice: Voice {
  var settings = VoiceSettings()
  /// What was heard: for each stretch where it starts and where the next word would have.
  private(set) var stretches: [Range<Int>] = []
  private var random: SeededGenerator
  private var events: [VoiceEvent] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  var descriptors: [VoiceDescriptor] { [] }
  var deadline: ContinuousClock.Instant? { events.isEmpty ? nil : .now }

  func speak(_ utterance: Utterance, from spokenUTF8: Int) {
    let text = VoiceText(utterance, foreignWords: 3, segmenter: ICUSegmenter())
    let words = text.words.map(\.lowerBound).filter { $0 >= spokenUTF8 }
    let end = text.utf8.count
    // Broken off before it began, in the middle, or not at all.
    let heard = Int.random(in: -1...words.count + 1, using: &random)
    if heard >= 0 { events.append(.began(utterance.id)) }
    events += words.prefix(max(heard, 0)).map { .reached(utterance.id, spokenUTF8: $0) }
    if heard > words.count {
      stretches.append(spokenUTF8..<end)
      events.append(.finished(utterance.id))
    } else {
      let reached = heard > 0 ? words[heard - 1] : spokenUTF8
      stretches.append(spokenUTF8..<reached)
      events += [.cancelled(utterance.id, wasRequested: false), .quiet]
    }
  }

  func cancel() { events = [] }

  func proceed() -> [VoiceEvent] {
    defer { events = [] }
    return events
  }
}

@Suite("A voice that goes on by itself")
struct UnbrokenVoiceTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no word of an utterance is lost, however often it is broken off`(seed: UInt64) throws {
    let utterance = try #require(Reading.utterances("The tide came in over the flats.").first)
    let interrupted = InterruptedVoice(seed: seed)
    let voice = UnbrokenVoice(interrupted)
    let events = try voice.say(utterance)
    #expect(events.first == .began(1))
    #expect(events.last == .finished(1))
    #expect(events.count == Set(events).count)
    #expect(events.reached == events.reached.sorted())
    var heard = 0
    for stretch in interrupted.stretches {
      #expect(stretch.lowerBound == heard)
      heard = stretch.upperBound
    }
    #expect(heard == utterance.spoken.text.utf8.count)
  }

  @Test func `it can be cancelled while it waits to go on`() throws {
    let utterance = try #require(Reading.utterances("The tide came in.").first)
    let voice = UnbrokenVoice(OnceBrokenVoice())
    voice.speak(utterance, from: 0)
    #expect(voice.proceed() == [])
    voice.cancel()
    #expect(voice.proceed() == [.cancelled(1, wasRequested: true)])
    #expect(voice.proceed() == [])
  }
}

/// A voice that is broken off, and that others never leave the word.
private final class OnceBrokenVoice: Voice {
  var settings = VoiceSettings()
  private var events: [VoiceEvent] = []
  var descriptors: [VoiceDescriptor] { [] }
  var deadline: ContinuousClock.Instant? { nil }
  func speak(_ utterance: Utterance, from spokenUTF8: Int) {
    events = [.cancelled(utterance.id, wasRequested: false)]
  }
  func cancel() {}
  func proceed() -> [VoiceEvent] {
    defer { events = [] }
    return events
  }
}
