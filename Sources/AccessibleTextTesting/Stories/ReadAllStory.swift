// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// A reading in virtual time, with a user, a voice and a host at their worst; each seed is one story.
///
/// What happens is checked as it happens; `faults` are laws that were broken, `transcript` is the story.
public struct ReadAllStory {
  /// How a voice tells of its progress.
  public enum Voice: String, CaseIterable, Sendable {
    /// When it begins, at each word, when it has finished.
    case words
    /// When it begins, and when it has finished.
    case sentences
    /// Only when it has finished.
    case silent
    /// As `words`, and late news of old utterances, doubled ones and offsets out of range.
    case unreliable
    /// It fails now and then.
    case dying
    /// Somebody else silences it now and then.
    case interrupted
  }

  /// What a user does meanwhile.
  public enum User: String, CaseIterable, Sendable {
    case nothing, pauses, everything
  }

  /// What all chance comes from.
  public let seed: UInt64
  /// What happened, line by line.
  public private(set) var transcript: [String] = []
  /// The laws that were broken, the first of which ended the story.
  public private(set) var faults: [String] = []
  /// The texts that were said to their end or begun, in order.
  public private(set) var utterances: [Utterance] = []
  /// The page turns that the host was asked for.
  public private(set) var turns: [PageTurn] = []
  /// How the reading ended last.
  public private(set) var ending: ReadAllEnding?
  /// How often each event met each status.
  public private(set) var visits: [String: Int] = [:]
  /// How many events there were.
  public private(set) var eventCount = 0

  private enum Incident {
    case event(ReadAllEvent)
    case pageArrives
    case relayout
  }

  private var queue: [(time: Int, order: Int, incident: Incident)] = []
  private var order = 0
  private var now = 0
  private var random: SeededGenerator
  private var voice: StoryVoice
  private var host: StoryHost
  private let user: User
  private var controller: ReadAllController
  private var check = StoryCheck()

  /// Plays a story to its end.
  ///
  /// - Parameters:
  ///   - document: What is read; it is laid out anew by `layouts` at random moments, if there are any.
  ///   - layouts: Other layouts of the same text.
  public init(
    of document: TextDocument, layouts: [TextDocument] = [], voice: Voice, user: User,
    segmenter: some TextSegmenter, seed: UInt64, userEvents: Int = 24
  ) {
    self.init(
      StoryHost(document, layouts), document.firstElement, voice, user, segmenter, seed,
      userEvents)
  }

  /// Plays a story with a host that has one page at a time, to its end.
  public init(
    of host: PageAtATimeHost, voice: Voice, user: User, segmenter: some TextSegmenter,
    seed: UInt64, userEvents: Int = 24
  ) {
    self.init(
      StoryHost(host), host.firstElement, voice, user, segmenter, seed, userEvents)
  }

  private init(
    _ host: StoryHost, _ first: (any TextInputModel)?, _ voice: Voice, _ user: User,
    _ segmenter: some TextSegmenter, _ seed: UInt64, _ userEvents: Int
  ) {
    self.seed = seed
    self.user = user
    self.host = host
    random = SeededGenerator(seed: seed)
    self.voice = StoryVoice(voice)
    controller = ReadAllController(
      from: first ?? ReferenceModel(""), segmenter: segmenter)
    schedule(.event(.start), after: 0)
    for _ in 0..<(user == .nothing ? 0 : userEvents) {
      schedule(userIncident(), after: Int.random(in: 1...6_000, using: &random))
    }
    play()
  }

  private mutating func userIncident() -> Incident {
    let pauses: [ReadAllEvent] = [.pause, .resume, .toggle]
    guard user == .everything else { return .event(pauses.randomElement(using: &random) ?? .pause) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...1: return .event(pauses.randomElement(using: &random) ?? .pause)
    case 2...6:
      let unit = ReadAllUnit.allCases.randomElement(using: &random) ?? .sentence
      return .event(.move(unit, Bool.random(using: &random) ? .forward : .backward))
    case 7: return .event(.again)
    case 8: return .relayout
    case 9: return .event(Bool.random(using: &random) ? .userTurnedPage : .rejoin)
    case 10: return .event(.stopAfter(ReadAllBoundary.allCases.randomElement(using: &random)))
    default:
      return .event([.stop, .hearNote, .escape, .skip].randomElement(using: &random) ?? .stop)
    }
  }

  private mutating func play() {
    var idleRounds = 0
    while faults.isEmpty, eventCount < 20_000 {
      guard
        let index = queue.indices.min(by: {
          (queue[$0].time, queue[$0].order) < (queue[$1].time, queue[$1].order)
        })
      else {
        // The user is gone: whatever waits for one goes on.
        if controller.status == .finished || idleRounds > 2_000 { break }
        idleRounds += 1
        take(.resume)
        continue
      }
      let (time, _, incident) = queue.remove(at: index)
      now = time
      switch incident {
      case .event(let event): take(event)
      case .pageArrives: host.pageArrives()
      case .relayout: relayout()
      }
    }
    if faults.isEmpty, controller.status != .finished { faults.append("it never ends") }
  }

  private mutating func take(_ event: ReadAllEvent) {
    let news = voice.news(event)
    if case .stale = news, voice.kind != .unreliable, Bool.random(using: &random) { return }
    eventCount += 1
    visits["\(controller.status.rawValue) \(event.kind)", default: 0] += 1
    let before = controller.status
    let place = controller.place
    transcript.append("\(now) \(event.kind) [\(before.rawValue)]")
    check.will(event, controller, isNews: news == .fresh)
    let effects = controller.handle(event)
    for effect in effects { perform(effect) }
    note(check.did(event, effects, from: place, controller, host.shown))
  }

  private mutating func note(_ fault: String?) {
    guard let fault else { return }
    transcript.append("FAULT \(fault)")
    faults.append(fault)
  }

  private mutating func relayout() {
    guard let element = host.relayout(controller.place, &random) else { return }
    transcript.append("\(now) relayout")
    check.wasLaidOutAnew()
    for effect in controller.textDidChange(to: element) { perform(effect) }
  }

  private mutating func perform(_ effect: ReadAllEffect) {
    switch effect {
    case .speak(let utterance):
      transcript.append("  speak \(utterance.id) \(utterance.spoken.text.prefix(60))")
      note(voice.begin(utterance))
      note(check.speaks(utterance))
      utterances.append(utterance)
      for (event, delay) in voice.schedule(utterance, &random) {
        schedule(.event(event), after: delay)
      }
    case .show(let utterance):
      transcript.append("  show \(utterance.spoken.text.prefix(60))")
      note(check.shows(utterance))
    case .cancelSpeech:
      transcript.append("  cancel")
      note(voice.cancel())
    case .turnPage(let turn):
      transcript.append(
        "  turn \(turn.from?.number ?? 0) → \(turn.to?.number ?? 0)")
      turns.append(turn)
      for (event, delay) in host.turn(turn, &random) {
        schedule(event.map(Incident.event) ?? .pageArrives, after: delay)
      }
    case .awaitText: break
    case .noSuchUnit(let unit, let direction):
      transcript.append("  no \(unit.rawValue) \(direction)")
    case .finish(let ending):
      transcript.append("  end \(ending)")
      self.ending = ending
    case .highlight, .noNote, .savePlace: break
    }
  }

  private mutating func schedule(_ incident: Incident, after delay: Int) {
    order += 1
    queue.append((now + delay, order, incident))
  }
}

extension ReadAllEvent {
  /// The event's name without what it carries, but for moves.
  var kind: String {
    switch self {
    case .move(let unit, let direction):
      "\(direction == .forward ? "next" : "previous") \(unit.rawValue)"
    case .began(let id): "began \(id)"
    case .reached(let id, let offset): "reached \(id) \(offset)"
    case .finished(let id): "finished \(id)"
    default: "\(self)"
    }
  }
}
