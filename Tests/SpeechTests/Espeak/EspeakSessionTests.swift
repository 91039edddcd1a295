// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@testable import Speech

@Suite("Conversation with the program that speaks by espeak-ng")
struct EspeakSessionTests {
  private let now = ContinuousClock.now
  private let sentence = VoiceText(
    "It’s $3.50 for Größe 😀 now.", language: TextLanguage("en"), segmenter: ICUSegmenter())

  private func speaking() -> EspeakSession {
    var session = EspeakSession(settings: VoiceSettings())
    session.speak(1, sentence, from: 0, after: .zero, at: now)
    _ = session.takeOutput()
    return session
  }

  @Test func `an utterance is sent with its language and its length`() {
    var session = EspeakSession(settings: VoiceSettings(rate: 20))
    session.speak(1, sentence, from: 0, after: .milliseconds(5), at: now)
    #expect(session.takeOutput().isEmpty)
    #expect(session.deadline == now + .milliseconds(5))
    session.advance(at: now + .milliseconds(5))
    #expect(
      String(decoding: session.takeOutput(), as: UTF8.self)
        == "rate 20\nspeak 1 en 34\nIt’s $3.50 for Größe 😀 now.")
  }

  @Test func `places in scalars become words of ours, each once`() {
    var session = speaking()
    session.receive(
      Array("began 1\nword 1 0\nword 1 5\nword 1 6\nword 1 7\nword 1 8\nword 1 15\n".utf8))
    // Nonsense, a step back, and another text's.
    session.receive(Array("word 1 21\nword 1 5\nword 1 999\nword 1 x\nword 9 23\nword 1 23\n".utf8))
    session.receive(Array("finished 1\n".utf8))
    let events = session.takeEvents()
    #expect(events.first == .began(1))
    #expect(events.last == .finished(1))
    let words = events.reached.map { offset in
      sentence.words.first { $0.lowerBound == offset }.map {
        String(decoding: sentence.utf8[$0], as: UTF8.self)
      }
    }
    #expect(words == ["It’s", "3.50", "Größe", "😀", "now"])
  }

  @Test func `a text in two languages is said in pieces`() {
    let text = VoiceText(
      "She said: venez avec moi! And left.", language: TextLanguage("en"),
      languages: [VoiceText.Run(utf8: 10..<24, language: TextLanguage("fr"))],
      segmenter: ICUSegmenter())
    let pieces = EspeakSession.pieces(of: text, from: 0).map {
      "\($0.language.tag): \(String(decoding: text.utf8[$0.utf8], as: UTF8.self))"
    }
    #expect(pieces == ["en: She said: ", "fr: venez avec moi", "en: ! And left."])
    #expect(EspeakSession.pieces(of: text, from: 16).map(\.utf8) == [16..<24, 24..<35])
  }

  @Test func `a cancelled text is told of when it is silent, and its late news is not`() {
    var session = speaking()
    session.receive(Array("began 1\nword 1 0\n".utf8))
    _ = session.takeEvents()
    session.cancel()
    #expect(session.takeOutput() == Array("cancel\n".utf8))
    session.receive(Array("word 1 11\n".utf8))
    #expect(session.takeEvents() == [])
    session.receive(Array("cancelled 1\n".utf8))
    #expect(session.takeEvents() == [.cancelled(1, wasRequested: true)])
  }

  @Test func `when the program has ended its text can be said again`() {
    var session = speaking()
    session.receive(Array("began 1\nword 1".utf8))
    _ = session.takeEvents()
    session.restarted()
    #expect(session.takeEvents() == [.cancelled(1, wasRequested: false), .quiet])
  }

  @Test func `a program that has finished without a word has no audio device`() {
    var session = speaking()
    session.receive(Array("began 1\nfinished 1\n".utf8))
    #expect(session.takeEvents() == [.began(1), .failed(1, .noAudio)])
  }
}
