// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Reads a text to its end in virtual time, with a voice and a host that behave as real ones do:
/// pages that turn late, answers that come twice, turns that fail.
///
/// What happened is a transcript, one line an effect:
///
///     speak The tide was
///     page 1 → 2
///     speak out.
///     end endOfText
public struct ReadAllSimulation {
  /// How a voice tells of its progress.
  public enum Voice: Hashable, Sendable {
    /// When it begins, at each word, when it has finished.
    case words
    /// Only when it has finished.
    case silent
    /// As `words`, and late news of old utterances, doubled ones and offsets out of range.
    case unreliable
  }

  /// How a host turns its pages.
  public struct Paging: Hashable, Sendable {
    /// The longest time a turn takes, in milliseconds.
    public var longestDelay = 0
    /// Whether each answer comes a second time, later.
    public var isDoubled = false
    /// The turn that fails, counted from 1.
    public var failingTurn: Int?

    /// A host that turns at once and answers once.
    public init() {}
  }

  /// What happened, line by line.
  public private(set) var transcript: [String] = []
  /// The utterances, in order.
  public private(set) var utterances: [Utterance] = []
  /// The page turns, in order; those that were refused are not among them.
  public private(set) var turns: [PageTurn] = []
  /// How the reading ended; `nil` if it did not within the limit.
  public private(set) var ending: ReadAllEnding?

  /// What is going to happen.
  private enum Incident {
    case event(ReadAllEvent)
    /// The page that the host was asked for has come.
    case pageArrives
    /// What the host was asked to hand over has come.
    case textArrives(TextNeed)
  }

  private var queue: [(time: Int, order: Int, incident: Incident)] = []
  private var order = 0
  private var now = 0
  private var random: SeededGenerator
  private let voice: Voice
  private let paging: Paging
  private let host: (any TextPaging)?

  /// Reads from an element.
  ///
  /// - Parameters:
  ///   - whenPageArrives: Is called when the page that a host was asked for has come; a host that
  ///   answers `.pending` shows it then.
  ///   - whenTextArrives: Is called when what was awaited has come, with the place of the reading;
  ///   it answers with the element that holds the place in the text as it is then, or stops the
  ///   reading with `nil`.
  public init(
    from element: any TextInputModel, at position: TextPosition? = nil,
    segmenter: some TextSegmenter, preferences: ReadingPreferences = ReadingPreferences(),
    host: (any TextPaging)? = nil, whenPageArrives: (() -> Void)? = nil,
    whenTextArrives: ((TextNeed, TextPosition) -> (any TextInputModel)?)? = nil,
    voice: Voice = .words,
    paging: Paging = Paging(),
    seed: UInt64 = 0, eventLimit: Int = 1_000_000
  ) {
    random = SeededGenerator(seed: seed)
    self.voice = voice
    self.paging = paging
    self.host = host
    var controller = ReadAllController(
      from: element, at: position, segmenter: segmenter, preferences: preferences)
    schedule(.event(.start), after: 0)
    var incidents = 0
    while let index = queue.indices.min(by: { queue[$0] < queue[$1] }), incidents < eventLimit {
      let (time, _, incident) = queue.remove(at: index)
      now = time
      incidents += 1
      switch incident {
      case .event(let event): for effect in controller.handle(event) { perform(effect) }
      case .pageArrives: whenPageArrives?()
      case .textArrives(let need):
        let element = whenTextArrives?(need, controller.position)
        let effects =
          element.map { controller.textDidChange(to: $0) } ?? controller.handle(.stop)
        for effect in effects { perform(effect) }
      }
    }
  }

  private mutating func perform(_ effect: ReadAllEffect) {
    switch effect {
    case .speak(let utterance):
      utterances.append(utterance)
      transcript.append("speak \(utterance.spoken.text)")
      speak(utterance)
    case .turnPage(let turn):
      if case .moreText = turn.cause {
        answer(turn)
      } else {
        note(turn)
      }
    case .awaitText(let need):
      transcript.append("await \(need)")
      let delay = Int.random(in: 0...max(0, paging.longestDelay), using: &random)
      schedule(.textArrives(need), after: delay)
    case .cancelSpeech:
      transcript.append("cancel")
    case .show, .highlight, .savePlace, .noSuchUnit, .noNote: break
    case .finish(let ending):
      self.ending = ending
      transcript.append("end \(ending)")
    }
  }

  private mutating func note(_ turn: PageTurn) {
    turns.append(turn)
    let from = turn.from.map { "\($0.number)" } ?? "?"
    let to = turn.to.map { "\($0.number)" } ?? "?"
    transcript.append("page \(from) → \(to)")
  }

  private mutating func speak(_ utterance: Utterance) {
    let length = utterance.spoken.text.utf8.count
    if voice != .silent {
      schedule(.event(.began(utterance.id)), after: 1)
      for offset in stride(from: 0, through: length, by: 16) {
        schedule(.event(.reached(utterance.id, spokenUTF8: offset)), after: 1 + offset)
      }
    }
    if voice == .unreliable {
      schedule(.event(.reached(utterance.id, spokenUTF8: .max)), after: 2)
      schedule(.event(.reached(utterance.id, spokenUTF8: -7)), after: 2)
      schedule(.event(.reached(utterance.id, spokenUTF8: .max)), after: length + 40)
      schedule(.event(.reached(utterance.id - 1, spokenUTF8: -7)), after: 3)
      schedule(.event(.finished(utterance.id - 1)), after: 2)
      schedule(.event(.finished(utterance.id)), after: length + 30)
    }
    schedule(.event(.finished(utterance.id)), after: length + 10)
  }

  private mutating func answer(_ turn: PageTurn) {
    let delay = Int.random(in: 0...max(0, paging.longestDelay), using: &random)
    guard paging.failingTurn != turn.id, let host else {
      return schedule(.event(.pageRefused(turn.id)), after: delay)
    }
    switch host.scroll(.next) {
    case .refused:
      schedule(.event(.pageRefused(turn.id)), after: delay)
    case .moved, .pending:
      note(turn)
      schedule(.pageArrives, after: delay)
      schedule(.event(.pageTurned(turn.id)), after: delay)
      if paging.isDoubled {
        schedule(
          .event(.pageTurned(turn.id)), after: delay + Int.random(in: 0...2000, using: &random))
      }
    }
  }

  private mutating func schedule(_ incident: Incident, after delay: Int) {
    order += 1
    queue.append((now + delay, order, incident))
  }
}

private func < <Incident>(
  one: (time: Int, order: Int, incident: Incident),
  other: (time: Int, order: Int, incident: Incident)
) -> Bool {
  (one.time, one.order) < (other.time, other.order)
}
