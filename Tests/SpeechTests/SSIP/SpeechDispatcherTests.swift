// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Foundation
import ICUText
import Testing

@testable import Speech

@Suite(
  "The voice of speech-dispatcher", .serialized,
  .enabled(if: Installed.speechDispatcher.isMet, Installed.speechDispatcher.comment))
struct SpeechDispatcherTests {
  @Test(arguments: ["the-ferry-of-small-hours", "en-the-almanac-of-saltmarsh-row"])
  func `a book is said as it is read, with a mark at its words`(book: String) throws {
    let utterances = try Reading.utterances(ofBook: book)
    let server = try PrivateSpeechServer()
    let voice = try server.voice()
    var spoken: [[VoiceEvent]] = []
    for utterance in utterances { spoken.append(try voice.say(utterance)) }
    let messages = try server.messages
    #expect(messages.count == utterances.count)
    #expect(messages.flatMap(\.languages).contains("fr"))
    for (index, utterance) in utterances.enumerated().prefix(messages.count) {
      let message = messages[index]
      #expect(letters(message.text) == letters(utterance.spoken.text))
      #expect(spoken[index].first == .began(utterance.id))
      #expect(spoken[index].reached == message.marked)
      #expect(message.reached == message.marked)
      let text = VoiceText(utterance, foreignWords: 3, segmenter: ICUSegmenter())
      #expect(message.language == text.language.tag.lowercased())
      let words = Dictionary(uniqueKeysWithValues: text.words.map { ($0.lowerBound, $0) })
      for (offset, heard) in zip(message.marked, message.text(afterMarks: message.marked)) {
        let word = words[offset].map { String(decoding: text.utf8[$0], as: UTF8.self) }
        #expect(word.map { letters(heard).hasPrefix(letters($0)) } == true, "\(offset): \(heard)")
      }
    }
  }

  /// What is heard: white space and the joints between marks do not count, and the server writes
  /// characters such as `½` and `…` out.
  private func letters(_ text: String) -> String {
    let plain = text.precomposedStringWithCompatibilityMapping
    return String(plain.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" })
  }

  @Test func `a screen reader is never kept waiting, and no word of the book is lost`() throws {
    let utterances = Array(try Reading.utterances(ofBook: "the-ferry-of-small-hours").prefix(150))
    let server = try PrivateSpeechServer(microseconds: 400)
    let voice = UnbrokenVoice(try server.voice())
    var random = SeededGenerator(seed: 7)
    var delays: [Duration] = []
    var next = 0
    var isDone = false
    func proceed(_ events: [VoiceEvent]) {
      guard !isDone, events.contains(.finished(utterances[next].id)) else { return }
      next += 1
      isDone = next == utterances.count
      if !isDone { voice.speak(utterances[next], from: 0) }
    }
    let go = { proceed(voice.proceed()) }
    let reader = try #require(ScreenReader(at: server.address))
    reader.greet(while: go)
    voice.speak(utterances[0], from: 0)
    while !isDone {
      let until = ContinuousClock.now + .microseconds(Int.random(in: 0...40_000, using: &random))
      while ContinuousClock.now < until, !isDone {
        proceed(voice.wait(upTo: until - .now))
      }
      delays.append(try #require(reader.say("ping \(delays.count)", while: go)))
      if Bool.random(using: &random) { reader.cancel(while: go) }
    }
    let slowest = delays.max() ?? .zero
    print("\(delays.count) messages of a screen reader: the slowest began after \(slowest)")
    let messages = try server.messages.filter { !$0.text.hasPrefix("ping ") }
    try expectNoWordLost(utterances, in: messages)
  }

  @Test func `a screen reader speaks in the middle of a sentence, which then goes on`() throws {
    let utterance = try #require(
      Reading.utterances("The tide came in over the flats, slowly.").first)
    let server = try PrivateSpeechServer(microseconds: 50_000)
    let voice = try server.voice()
    voice.speak(utterance, from: 0)
    _ = try voice.events { $0 == .reached(1, spokenUTF8: 4) }
    let reader = try #require(ScreenReader(at: server.address))
    var events: [VoiceEvent] = []
    reader.greet { events += voice.proceed() }
    _ = reader.say("ping") { events += voice.proceed() }
    #expect(!events.contains(.finished(1)))
    reader.cancel { events += voice.proceed() }
    if !events.contains(.quiet) { events += try voice.events { $0 == .quiet } }
    #expect(events.suffix(2) == [.cancelled(1, wasRequested: false), .quiet])
  }

  @Test func `a server that is started anew goes on at the word`() throws {
    let utterances = Reading.utterances("The tide came in over the flats, slowly. It went again.")
    let server = try PrivateSpeechServer(microseconds: 10_000)
    let voice = UnbrokenVoice(try server.voice())
    voice.speak(utterances[0], from: 0)
    _ = try voice.events { $0 == .reached(1, spokenUTF8: 14) }
    server.stop()
    _ = voice.wait(upTo: .milliseconds(300))
    try server.start()
    let rest = try voice.events { $0 == .finished(1) }
    #expect(!rest.contains(.began(1)))
    #expect(rest.reached.last == 33)
    #expect(try server.messages.last?.text.hasPrefix("in over the flats") == true)
    #expect(try voice.say(utterances[1]).last == .finished(2))
  }

  @Test func `a server that does not come back has failed`() throws {
    let utterance = try #require(Reading.utterances("The tide came in.").first)
    let server = try PrivateSpeechServer(microseconds: 100_000)
    let inner = try server.voice()
    inner.patience = .milliseconds(300)
    let voice = UnbrokenVoice(inner)
    voice.speak(utterance, from: 0)
    _ = try voice.events { $0 == .began(1) }
    server.stop()
    #expect(
      try voice.events { if case .failed = $0 { true } else { false } }.last
        == .failed(1, .lost("speech-dispatcher")))
  }

  @Test func `it is silent when it is told to, and says the next`() throws {
    let utterances = Reading.utterances("The tide came in over the flats. It went again.")
    let server = try PrivateSpeechServer(microseconds: 20_000)
    let voice = try server.voice()
    voice.speak(utterances[0], from: 0)
    _ = try voice.events { $0 == .reached(1, spokenUTF8: 4) }
    voice.cancel()
    #expect(try voice.events { $0 == .cancelled(1, wasRequested: true) }.reached.max() ?? 0 < 20)
    voice.speak(utterances[1], from: 3)
    let events = try voice.events { $0 == .finished(2) }
    #expect(events.reached == [3, 8])
    #expect(try server.messages.map(\.end) == ["STOP", "END"])
  }

  @Test func `where there is no server there is no voice`() {
    let address = SpeechServerAddress(path: "/nowhere/at-all")
    #expect(throws: VoiceError.noService(address: "unix_socket:/nowhere/at-all")) {
      try SpeechDispatcherVoice(at: address, segmenter: ICUSegmenter())
    }
  }

  /// Each utterance starts at its start, goes on at the last word that was reached, and ends.
  private func expectNoWordLost(
    _ utterances: [Utterance], in messages: [SaidMessage]
  ) throws {
    var messages = messages[...]
    for utterance in utterances {
      var from = 0
      while true {
        let next = messages.popFirst()
        let message = try #require(next)
        let text = VoiceText(utterance, foreignWords: 3, segmenter: ICUSegmenter())
        let rest = String(decoding: text.utf8[from...], as: UTF8.self)
        try #require(letters(message.text) == letters(rest))
        if message.end == "END" { break }
        from = message.reached.last ?? from
      }
    }
    #expect(messages.isEmpty)
  }
}

extension SaidMessage {
  /// What follows each of the marks in the source, without markup.
  func text(afterMarks marks: [Int]) -> [String] {
    marks.map { mark in
      guard let range = source.firstRange(of: "<mark name=\"\(mark)\"/>") else { return "" }
      return String(source[range.upperBound...].prefix { $0 != "<" })
        .replacing("&amp;", with: "&").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    }
  }
}
