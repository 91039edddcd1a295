// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A client's side of the Speech Synthesis Interface Protocol, without a socket and without a clock:
/// bytes in, bytes and events out.
///
/// One message is with the server at a time, at priority `text`; the next is sent when it has ended.
/// A screen reader's messages then never wait for ours: they break ours off. A message sent while
/// another client is speaking is held by the server until it is quiet there, or broken off again.
///
/// A session outlives its connections: what was to be said before one is there is said then.
struct SSIPSession {
  /// How long a server may take to answer a command.
  static let answerLimit = Duration.seconds(10)

  /// What is being said, or about to be.
  struct Speaking {
    let id: Utterance.ID
    let text: VoiceText
    let start: Int
    var stage: Stage
    var reached = -1
  }

  /// How far a message has come.
  enum Stage: Equatable {
    /// The pause before it is being made.
    case pausing(until: ContinuousClock.Instant)
    /// Its commands wait for their turn.
    case queued
    /// It has been sent, and has no number yet.
    case sent
    /// The server has it, under a number.
    case accepted(Int)
  }

  enum Command {
    case set(String)
    /// The last command of the greeting.
    case greeted(String)
    case listVoices
    case speak(Utterance.ID)
    case cancel

    var text: String {
      switch self {
      case .set(let text), .greeted(let text): text
      case .listVoices: "LIST SYNTHESIS_VOICES"
      case .speak: "SPEAK"
      case .cancel: "CANCEL SELF"
      }
    }
  }

  let client: String
  /// How long it is left to others after one of them has spoken.
  let courtesy: Duration
  var settings: VoiceSettings

  var reader = SSIPReader()
  var output: [UInt8] = []
  var events: [VoiceEvent] = []

  var commands: [Command] = []
  var outstanding: (command: Command, until: ContinuousClock.Instant)?
  var reply: [String] = []
  var news: [String] = []
  /// News of a message whose number is not known yet: the server may tell it before.
  var earlyNews: [(code: Int, lines: [String])] = []
  var isConnected = false
  var isReady = false

  var current: Speaking?
  /// What has been cancelled and is not silent yet.
  var leaving: Speaking?
  /// What was broken off, and when it is left to others no longer.
  var broken: (id: Utterance.ID, until: ContinuousClock.Instant)?

  var applied: VoiceSettings?
  var language: String?
  /// The primary languages that the server has voices for, once it has been asked.
  var languages: Set<String>?

  init(client: String, settings: VoiceSettings, courtesy: Duration) {
    self.client = client
    self.settings = settings
    self.courtesy = courtesy
  }
}

extension SSIPSession {
  mutating func speak(
    _ id: Utterance.ID, _ text: VoiceText, from start: Int, after pause: Duration,
    at now: ContinuousClock.Instant
  ) {
    cancel()
    broken = nil
    current = Speaking(id: id, text: text, start: start, stage: .pausing(until: now + pause))
    advance(at: now)
  }

  /// Cancels what is being said; `advance` sends it.
  mutating func cancel() {
    guard let speaking = current else { return }
    current = nil
    switch speaking.stage {
    case .pausing, .queued:
      commands.removeAll { if case .speak = $0 { true } else { false } }
      events.append(.cancelled(speaking.id, wasRequested: true))
    case .sent, .accepted:
      endLeaving()
      leaving = speaking
      commands.append(.cancel)
    }
  }

  /// Does what is due.
  mutating func advance(at now: ContinuousClock.Instant) {
    if case .pausing(let until)? = current?.stage, until <= now {
      current?.stage = .queued
      if isConnected { queueMessage() }
    }
    if isReady, let broken, broken.until <= now {
      self.broken = nil
      events.append(.quiet)
    }
    send(at: now)
  }

  /// When `advance` has something to do even if nothing has come.
  var deadline: ContinuousClock.Instant? {
    var due = outstanding.map(\.until)
    if isReady, let broken { due = min(due ?? broken.until, broken.until) }
    if case .pausing(let until)? = current?.stage { due = min(due ?? until, until) }
    return due
  }

  /// Whether the server owes an answer for too long.
  func isStuck(at now: ContinuousClock.Instant) -> Bool { (outstanding?.until ?? now) < now }

  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  mutating func takeEvents() -> [VoiceEvent] {
    defer { events = [] }
    return events
  }
}
