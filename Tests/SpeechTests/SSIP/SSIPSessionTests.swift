// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import ICUText
import Testing

@testable import Speech

/// A session in conversation with a server that does as it is told: a transcript of both.
private struct Conversation {
  var session: SSIPSession
  var now = ContinuousClock.now
  /// What the client sent, `>`, and what it reported.
  private(set) var transcript: [String] = []

  init(_ settings: VoiceSettings = VoiceSettings()) {
    session = SSIPSession(client: "a:b:c", settings: settings, courtesy: .milliseconds(500))
  }

  /// Connects, and answers the greeting.
  static func greeted(_ settings: VoiceSettings = VoiceSettings()) -> Conversation {
    var conversation = Conversation(settings)
    conversation.session.connected(at: conversation.now)
    conversation.answer(7, with: "200 OK")
    conversation.transcript = []
    return conversation
  }

  mutating func speak(
    _ id: Int, _ text: String, _ language: String = "und", from start: Int = 0,
    after pause: Duration = .zero
  ) {
    let text = VoiceText(text, language: TextLanguage(language), segmenter: ICUSegmenter())
    session.speak(id, text, from: start, after: pause, at: now)
    note()
  }

  mutating func cancel() {
    session.cancel()
    session.advance(at: now)
    note()
  }

  mutating func wait(_ duration: Duration) {
    now += duration
    session.advance(at: now)
    note()
  }

  /// What the server says, a line an argument.
  mutating func server(_ lines: String...) {
    session.receive(Array(lines.map { $0 + "\r\n" }.joined().utf8), at: now)
    note()
  }

  mutating func answer(_ times: Int, with line: String) {
    for _ in 0..<times { server(line) }
  }

  mutating func event(_ code: Int, _ message: Int, _ mark: String? = nil) {
    let lines = ["\(message)", "1"] + (mark.map { [$0] } ?? [])
    session.receive(
      Array((lines.map { "\(code)-\($0)\r\n" }.joined() + "\(code) NEWS\r\n").utf8), at: now)
    note()
  }

  /// Takes a message under a number.
  mutating func accept(_ number: Int) {
    server("230 OK")
    server("225-\(number)", "225 OK")
  }

  mutating func note() {
    let sent = String(decoding: session.takeOutput(), as: UTF8.self)
    transcript += sent.split(separator: "\r\n").filter { $0 != "." }.map { "> \($0)" }
    transcript += session.takeEvents().map { "\($0)" }
  }

  /// The transcript since the last time.
  mutating func heard() -> [String] {
    defer { transcript = [] }
    return transcript
  }
}

@Suite("SSIP session")
struct SSIPSessionTests {
  @Test func `a client says who it is, and changes none of the user's settings`() {
    var talk = Conversation()
    talk.session.connected(at: talk.now)
    talk.answer(6, with: "200 OK")
    talk.note()
    #expect(
      talk.heard() == [
        "> SET SELF CLIENT_NAME a:b:c", "> SET SELF NOTIFICATION BEGIN ON",
        "> SET SELF NOTIFICATION END ON", "> SET SELF NOTIFICATION CANCEL ON",
        "> SET SELF NOTIFICATION INDEX_MARKS ON", "> SET SELF PRIORITY TEXT",
        "> SET SELF SSML_MODE ON",
      ])
  }

  @Test func `an utterance is sent, followed and finished`() {
    var talk = Conversation.greeted()
    talk.speak(7, "Hello you.", "en")
    talk.server("201 OK LANGUAGE SET")
    talk.accept(21)
    talk.event(701, 21)
    talk.event(700, 21, "0")
    talk.event(700, 21, "6")
    talk.event(702, 21)
    #expect(
      talk.heard() == [
        "> SET SELF LANGUAGE en", "> SPEAK",
        "> <speak><mark name=\"0\"/>Hello <mark name=\"6\"/>you.</speak>",
        "began(7)", "reached(7, spokenUTF8: 0)", "reached(7, spokenUTF8: 6)", "finished(7)",
      ])
    talk.speak(8, "More.", "en")
    #expect(talk.heard() == ["> SPEAK"])
  }

  @Test func `news that overtakes the number of its message is kept for it`() {
    var talk = Conversation.greeted()
    talk.speak(1, "Hello.")
    talk.server("230 OK")
    talk.event(701, 5)
    talk.event(700, 5, "0")
    talk.event(702, 5)
    _ = talk.heard()
    talk.server("225-5", "225 OK")
    #expect(talk.heard() == ["began(1)", "reached(1, spokenUTF8: 0)", "finished(1)"])
  }

  @Test func `marks that go back, are none of ours or lie outside are passed over`() {
    var talk = Conversation.greeted()
    talk.speak(1, "One two three.")
    talk.accept(5)
    talk.event(701, 5)
    _ = talk.heard()
    for mark in ["4", "0", "4", "__spd_1", "99", "-1", "8"] { talk.event(700, 5, mark) }
    #expect(talk.heard() == ["reached(1, spokenUTF8: 4)", "reached(1, spokenUTF8: 8)"])
  }

  @Test func `one that is broken off is told of, and that it is quiet when the courtesy is over`() {
    var talk = Conversation.greeted()
    talk.speak(1, "One two.")
    talk.accept(5)
    talk.event(701, 5)
    _ = talk.heard()
    talk.event(703, 5)
    #expect(talk.heard() == ["cancelled(1, wasRequested: false)"])
    #expect(talk.session.deadline == talk.now + .milliseconds(500))
    talk.wait(.milliseconds(499))
    #expect(talk.heard() == [])
    talk.wait(.milliseconds(1))
    #expect(talk.heard() == ["quiet"])
  }

  @Test func `a request to be silent is sent, and answered when it is silent`() {
    var talk = Conversation.greeted()
    talk.speak(1, "One two.")
    talk.accept(5)
    talk.event(701, 5)
    _ = talk.heard()
    talk.cancel()
    #expect(talk.heard() == ["> CANCEL SELF"])
    talk.server("210 OK CANCELED")
    talk.event(703, 5)
    #expect(talk.heard() == ["cancelled(1, wasRequested: true)"])
  }

  @Test func `what has not been sent yet is cancelled without the server`() {
    var talk = Conversation.greeted()
    talk.speak(1, "One two.", after: .seconds(1))
    talk.cancel()
    #expect(talk.heard() == ["cancelled(1, wasRequested: true)"])
    talk.wait(.seconds(2))
    #expect(talk.heard() == [])
  }

  @Test func `a cancelled message gives way to the next, also while it is being sent`() {
    var talk = Conversation.greeted()
    talk.speak(1, "One.")
    talk.speak(2, "Two.")
    talk.accept(5)
    talk.server("210 OK CANCELED")
    talk.event(701, 5)
    talk.event(703, 5)
    talk.accept(6)
    talk.event(701, 6)
    talk.event(702, 6)
    #expect(
      talk.heard() == [
        "> SPEAK", "> <speak><mark name=\"0\"/>One.</speak>", "> CANCEL SELF", "> SPEAK",
        "cancelled(1, wasRequested: true)", "> <speak><mark name=\"0\"/>Two.</speak>", "began(2)",
        "finished(2)",
      ])
  }

  @Test func `a pause is made before an utterance`() {
    var talk = Conversation.greeted()
    talk.speak(1, "One.", after: .milliseconds(250))
    #expect(talk.heard() == [])
    #expect(talk.session.deadline == talk.now + .milliseconds(250))
    talk.wait(.milliseconds(250))
    #expect(talk.heard() == ["> SPEAK"])
  }

  @Test func `settings are sent once, when they are asked for`() {
    var talk = Conversation.greeted(VoiceSettings(rate: 400, voice: "x\r\nQUIT"))
    talk.speak(1, "One.", "en")
    talk.server("203 OK")
    #expect(talk.heard() == ["> SET SELF RATE 100", "> SPEAK"])
    talk.accept(5)
    talk.event(702, 5)
    _ = talk.heard()
    talk.session.settings.voice = "Anna"
    talk.speak(2, "Two.", "fr")
    #expect(talk.heard() == ["> SET SELF SYNTHESIS_VOICE Anna"])
    talk.session.settings.voice = nil
    talk.speak(3, "Three.", "fr")
    talk.answer(1, with: "200 OK")
    #expect(talk.heard().contains("> SET SELF LANGUAGE fr"))
  }

  @Test func `the server is asked for its voices once, if a run needs one`() {
    var talk = Conversation.greeted()
    let text = VoiceText(
      "I say bon voyage à tous.", language: .undetermined,
      languages: [VoiceText.Run(utf8: 6..<24, language: TextLanguage("fr-CA"))],
      segmenter: ICUSegmenter())
    for number in [5, 6] {
      talk.session.speak(number, text, from: 0, after: .zero, at: talk.now)
      talk.note()
      if number == 5 { talk.server("249-Jean\tfr-FR\tnone", "249 OK VOICE LIST SENT") }
      talk.accept(number)
      talk.event(702, number)
      let heard = talk.heard()
      #expect(heard.contains("> LIST SYNTHESIS_VOICES") == (number == 5))
      #expect(heard.contains { $0.contains("<voice xml:lang=\"fr-CA\">") })
    }
  }

  @Test func `a message that is refused has failed`() {
    var talk = Conversation.greeted()
    talk.speak(1, "One.")
    talk.server("300 ERR INTERNAL")
    #expect(talk.heard().last == "failed(1, \(VoiceError.refused("ERR INTERNAL")))")
  }

  @Test func `what a lost connection was saying is broken off, and what waits is said by the next`()
  {
    var talk = Conversation.greeted()
    talk.speak(1, "One.")
    talk.accept(5)
    talk.event(701, 5)
    _ = talk.heard()
    talk.session.disconnected(at: talk.now)
    talk.note()
    #expect(talk.heard() == ["cancelled(1, wasRequested: false)"])
    talk.wait(.seconds(1))
    #expect(talk.heard() == [])
    talk.session.connected(at: talk.now)
    talk.answer(7, with: "200 OK")
    #expect(talk.heard().last == "quiet")
    talk.session.disconnected(at: talk.now)
    talk.speak(2, "Two.")
    #expect(talk.heard() == [])
    talk.session.connected(at: talk.now)
    talk.answer(7, with: "200 OK")
    #expect(talk.heard().last == "> SPEAK")
  }

  @Test func `a server that does not answer is stuck after ten seconds`() {
    var talk = Conversation.greeted()
    talk.speak(1, "One.")
    #expect(talk.session.deadline == talk.now + .seconds(10))
    #expect(!talk.session.isStuck(at: talk.now + .seconds(10)))
    #expect(talk.session.isStuck(at: talk.now + .seconds(11)))
    talk.accept(5)
    // It may take its time to say it: others may be speaking.
    #expect(!talk.session.isStuck(at: talk.now + .seconds(1_000)))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `whatever a server says, a message that it has ended is ended once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var talk = Conversation.greeted()
    talk.speak(1, "One two three four.")
    for _ in 0..<200 {
      let code = [225, 225, 230, 300, 700, 700, 701, 702, 703, 704, 999].randomElement(
        using: &random)
      let text = ["1", "2", "-1", "4", "99999999999999999999", "", "x"].randomElement(
        using: &random)
      let joint = Bool.random(using: &random) ? "-" : " "
      talk.server("\(code ?? 0)\(joint)\(text ?? "")")
    }
    let ends = talk.heard().filter {
      $0.hasPrefix("finished") || $0.hasPrefix("cancelled") || $0.hasPrefix("failed")
    }
    #expect(ends.count <= 1)
  }
}
