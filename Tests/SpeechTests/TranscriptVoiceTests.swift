// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@testable import Speech

@Suite("A voice without a sound")
struct TranscriptVoiceTests {
  @Test func `it has said at once what it is given, word by word`() throws {
    let utterances = Reading.utterances("The tide came. It went.")
    let voice = TranscriptVoice(pace: .milliseconds(60), segmenter: ICUSegmenter())
    let events = try utterances.flatMap { try voice.say($0) }
    #expect(voice.spoken == ["The tide came.", "It went."])
    #expect(events.first == .began(1))
    #expect(events.last == .finished(2))
    #expect(events.reached == [0, 4, 9, 0, 3])
    #expect(voice.elapsed == .milliseconds(60 * ("The tide came.".count + "It went.".count)))
  }

  @Test func `it goes on from a word, and can be cancelled`() throws {
    let utterance = try #require(Reading.utterances("The tide came.").first)
    let voice = TranscriptVoice()
    #expect(try voice.say(utterance, from: 4) == [.began(1), .finished(1)])
    #expect(voice.spoken == ["tide came."])
    voice.speak(utterance, from: 0)
    voice.cancel()
    voice.cancel()
    #expect(voice.proceed() == [.cancelled(1, wasRequested: true)])
  }
}
