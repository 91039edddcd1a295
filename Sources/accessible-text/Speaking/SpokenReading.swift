// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Glibc
import ICUText
import Speech

/// A reading aloud: a voice, the keyboard and the controller, in one loop that waits for both.
///
/// Each sentence is printed once, when it is begun, and nothing is drawn again.
struct SpokenReading {
  private let voice: any Voice
  private let keyboard = Keyboard()
  private var controller: ReadAllController
  /// Where the passage ends that was printed last: what is left of it after a pause is not news.
  private var printedEnd: TextPosition?
  private var isOver = false
  private var failure: VoiceError?
  /// When a voice that has told nothing of its utterance but its start is taken for one without sound.
  private var patience: ContinuousClock.Instant?

  init(_ voice: any Voice, _ controller: ReadAllController) {
    self.voice = voice
    self.controller = controller
  }

  /// Reads to the end, or until the user quits.
  ///
  /// - Parameters:
  ///   - say: Prints an utterance; `false` where the reading is to end before it.
  ///   - turn: Prints a page turn.
  mutating func run(
    say: (Utterance) -> Bool, turn: (PageTurn) -> Void, note: (String) -> Void
  ) throws(ToolError) {
    defer { keyboard.restore() }
    take(.start, say, turn, note)
    while !isOver {
      wait()
      for event in voice.proceed() {
        if let event = news(event) { take(event, say, turn, note) }
      }
      if let patience, controller.status == .speaking, .now > patience {
        failure = .noAudio
        take(.stop, say, turn, note)
      }
      guard keyboard.isOpen, isTyped else { continue }
      for command in keyboard.commands() { obey(command, say, turn, note) }
    }
    if let failure { throw .book(failure.description) }
  }

  private func wait() {
    var waiting = voice.descriptors.map(\.forPoll)
    if keyboard.isOpen { waiting.append(pollfd(fd: 0, events: Int16(POLLIN), revents: 0)) }
    let left = (voice.deadline ?? .now + .seconds(1)) - .now
    let (seconds, attoseconds) = max(min(left, .seconds(1)), .zero).components
    let milliseconds = seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    poll(&waiting, nfds_t(waiting.count), Int32(milliseconds))
  }

  private var isTyped: Bool {
    var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  private mutating func obey(
    _ command: KeyCommand, _ say: (Utterance) -> Bool, _ turn: (PageTurn) -> Void,
    _ note: (String) -> Void
  ) {
    switch command {
    case .event(let event): take(event, say, turn, note)
    case .rate(let change):
      voice.settings.rate = (voice.settings.rate ?? 0) + change
      guard controller.status == .speaking else { return }
      take(.pause, say, turn, note)
      take(.resume, say, turn, note)
    case .help: note(KeyTable.help)
    case .quit: take(.stop, say, turn, note)
    }
  }

  /// What the controller is told of an event of the voice.
  private mutating func news(_ event: VoiceEvent) -> ReadAllEvent? {
    switch event {
    case .began(let id): return .began(id)
    case .reached(let id, let offset):
      patience = nil
      return .reached(id, spokenUTF8: offset)
    case .finished(let id): return .finished(id)
    case .cancelled(let id, let wasRequested): return wasRequested ? nil : .cancelled(id)
    case .failed(let id, let error):
      failure = error
      return .failed(id)
    case .quiet: return .voiceIsFree
    }
  }

  private mutating func take(
    _ event: ReadAllEvent, _ say: (Utterance) -> Bool, _ turn: (PageTurn) -> Void,
    _ note: (String) -> Void
  ) {
    for effect in controller.handle(event) {
      switch effect {
      case .speak(let utterance):
        let end = utterance.passage.sources.last?.range.end
        let isRest = utterance.passage.kind == .main && end == printedEnd && event != .again
        printedEnd = end
        guard isRest || say(utterance) else {
          isOver = true
          return
        }
        failure = nil
        patience = .now + .seconds(15) + .milliseconds(100 * utterance.spoken.text.utf8.count)
        voice.speak(utterance, from: 0)
      case .show(let utterance):
        printedEnd = utterance.passage.sources.last?.range.end
        _ = say(utterance)
      case .cancelSpeech: voice.cancel()
      case .turnPage(let page): turn(page)
      case .noSuchUnit(let unit, let direction):
        note("(no \(direction == .forward ? "next" : "previous") \(unit.rawValue))\n")
      case .noNote: note("(no note)\n")
      case .finish(.boundary): note("(stopped at the end of the section; space goes on)\n")
      case .finish: isOver = true
      case .highlight, .savePlace, .awaitText: break
      }
    }
  }
}
