// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import ICUText
import Testing

@testable import Speech

@Suite(
  "The voice of espeak-ng", .serialized,
  .enabled(if: Installed.espeak.isMet, Installed.espeak.comment))
struct EspeakVoiceTests {
  private func voice(percent: Int) throws -> EspeakVoice {
    try EspeakVoice(
      program: Installed.programs.appending(path: EspeakVoice.program).path,
      output: .silent(percent: percent), segmenter: ICUSegmenter())
  }

  @Test(arguments: [
    ("the-ferry-of-small-hours", 2..<3), ("de-the-weather-keeper", 1..<2), ("fr-the-leaven", 1..<2),
    ("es-the-radio-in-the-wash-house", 1..<2), ("ru-the-piano-tuner", 1..<2),
    ("hi-the-typewriter-of-chowk-bazaar", 1..<2), ("ar-the-well-of-stars", 1..<2),
    ("zh-the-kite-maker", 1..<2),
  ])
  func `a chapter is spoken to its end, and its words are words of the text, in order`(
    book: String, sections: Range<Int>
  ) throws {
    let utterances = try Reading.utterances(ofBook: book, sections: sections)
    #expect(utterances.count > 10)
    let voice = try voice(percent: 0)
    var spoken = 0
    var reached = 0
    for utterance in utterances {
      let events = try voice.say(utterance)
      let text = VoiceText(utterance, foreignWords: 3, segmenter: ICUSegmenter())
      let words = text.words.map(\.lowerBound)
      #expect(events.first == .began(utterance.id))
      #expect(events.reached == words.filter { Set(events.reached).contains($0) })
      spoken += words.count
      reached += events.reached.count
    }
    // Words that are run together, as "of the" is in English, are reported as one.
    print("\(book): \(reached) of \(spoken) words")
    #expect(reached > spoken * 8 / 10)
  }

  @Test func `it is silent when it is told to, and can speak on`() throws {
    let utterances = Reading.utterances("The tide came in over the flats. It went again.")
    let voice = try voice(percent: 100)
    voice.speak(utterances[0], from: 0)
    _ = try voice.events { $0 == .reached(1, spokenUTF8: 4) }
    voice.cancel()
    let last = try voice.events { $0 == .cancelled(1, wasRequested: true) }
    #expect(last.reached.max() ?? 0 < 20)
    let fast = try self.voice(percent: 0)
    #expect(try fast.say(utterances[1]).last == .finished(2))
    voice.speak(utterances[1], from: 3)
    #expect(try voice.events { $0 == .reached(2, spokenUTF8: 3) }.reached == [3])
  }

  @Test func `a program that cannot be started is not installed`() {
    #expect(throws: VoiceError.notInstalled(packages: VoiceChoice.packages)) {
      try EspeakVoice(program: "/nowhere/at-all", segmenter: ICUSegmenter())
    }
  }

  @Test func `a program that ends again and again is lost`() throws {
    let utterance = try #require(Reading.utterances("The tide came.").first)
    let voice = UnbrokenVoice(
      try EspeakVoice(program: "/bin/false", segmenter: ICUSegmenter()))
    voice.speak(utterance, from: 0)
    let events = try voice.events { if case .failed = $0 { true } else { false } }
    #expect(events == [.failed(1, .lost(EspeakVoice.program))])
  }
}
