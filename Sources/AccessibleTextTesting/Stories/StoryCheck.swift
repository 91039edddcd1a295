// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// The laws of a reading that are checked at each event.
struct StoryCheck {
  /// What was cut off, and how far it had been told.
  private var cut: (utterance: Utterance, heard: Int)?
  private var saying: Utterance?
  private var heard = 0
  /// Where the text said last ends; nothing after the user has gone elsewhere.
  private var end: TextPosition?
  private var isSilenced = false
  private var isLaidOutAnew = false
  /// A page that was asked for and has not come.
  private var awaited: PageTurn.ID?

  mutating func wasLaidOutAnew() { isLaidOutAnew = true }

  mutating func will(_ event: ReadAllEvent, _ controller: ReadAllController, isNews: Bool) {
    switch event {
    case .reached(_, let spoken) where isNews:
      guard let saying, (0...saying.spoken.text.utf8.count).contains(spoken) else { return }
      heard = max(heard, saying.spoken.sourceOffset(of: spoken))
    case .finished where isNews:
      end = saying?.passage.kind == .main ? saying?.passage.sources.last?.range.end : end
      saying = nil
      cut = nil
    case .pause, .toggle, .cancelled, .failed, .stop:
      if let saying, controller.status == .speaking { cut = (saying, heard) }
    case .move, .again, .hearNote, .escape, .skip:
      cut = nil
      end = nil
    default: break
    }
    switch event {
    case .start, .resume, .toggle, .again, .move, .hearNote, .escape, .skip: isSilenced = false
    default: break
    }
  }

  mutating func speaks(_ utterance: Utterance) -> String? {
    defer {
      saying = utterance
      heard = 0
      cut = nil
    }
    if isSilenced { return "it speaks after it was told to stop" }
    if let cut { return goesOn(utterance, behind: cut) }
    guard utterance.passage.kind == .main, let start = utterance.passage.sources.first?.range.start,
      let end, start.compare(to: end) == .ascending
    else { return nil }
    return "it says again what it has said: \(utterance.text.prefix(40))"
  }

  /// *Law: a pause and a resume at any moment lose and repeat nothing beyond the word it stopped in.*
  private func goesOn(_ next: Utterance, behind cut: (utterance: Utterance, heard: Int)) -> String?
  {
    let old = Array(cut.utterance.text.utf8)
    let new = Array(next.text.utf8)
    guard cut.utterance.passage.kind == .main else {
      return old == new ? nil : "what was cut off is not said again"
    }
    let lost = old.count - new.count
    // Behind the last word the next sentence follows.
    let isNext =
      next.passage.sources.first?.range.start.isAtOrBehind(
        cut.utterance.passage.sources.last?.range.end) == true
    guard !isNext, lost >= 0, old.suffix(new.count) == new[...] else {
      return old.suffix(from: min(cut.heard, old.count)).contains { (0x61...0x7A).contains($0) }
        ? "the rest of “\(cut.utterance.text.prefix(40))” is lost" : nil
    }
    if lost > cut.heard { return "\(lost - cut.heard) bytes are lost" }
    // What has no word to stop in is said again, whole.
    let isWordless = !next.text.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmoji
    }
    if lost == 0, isWordless { return nil }
    let again = old[lost..<cut.heard]
    return again.dropLast().contains(UInt8(ascii: " ")) ? "more than a word is said again" : nil
  }

  mutating func shows(_ utterance: Utterance) -> String? {
    saying = nil
    cut = nil
    end = nil
    return nil
  }

  mutating func did(
    _ event: ReadAllEvent, _ effects: [ReadAllEffect], from place: TextPosition,
    _ controller: ReadAllController, _ shown: TextPage?
  ) -> String? {
    if case .stop = event { isSilenced = true }
    if case .finish(.stopped)? = effects.last { isSilenced = true }
    if case .move(_, let direction) = event, let fault = moved(direction, effects, from: place) {
      return fault
    }
    return pageFault(event, effects, controller, shown)
  }

  /// A move goes in its direction.
  private func moved(
    _ direction: StorageDirection, _ effects: [ReadAllEffect], from place: TextPosition
  ) -> String? {
    for case .speak(let utterance) in effects + effects.shown {
      guard utterance.passage.kind == .main, !effects.isRefusal,
        let start = utterance.passage.sources.first?.range.start,
        let order = start.compare(to: place)
      else { continue }
      if direction == .backward, order != .ascending { return "it moved back to where it was" }
      if direction == .forward, order == .ascending { return "it moved on to what was before" }
    }
    return nil
  }

  /// *Law: the page that is shown is the page that is read, once the voice has told.*
  private mutating func pageFault(
    _ event: ReadAllEvent, _ effects: [ReadAllEffect], _ controller: ReadAllController,
    _ shown: TextPage?
  ) -> String? {
    if case .finished = event, effects.contains(where: \.isSpeech) { isLaidOutAnew = false }
    switch event {
    case .pageTurned(let id), .pageRefused(let id), .pageFailed(let id):
      if id == awaited { awaited = nil }
    default: break
    }
    for case .turnPage(let turn) in effects where turn.to == nil { awaited = turn.id }
    if awaited != nil { return nil }
    guard !controller.isDetached, !isLaidOutAnew, let shown, let page = controller.page,
      shown.section != page.section || shown.index != page.index
    else { return nil }
    switch controller.status {
    case .waiting: return nil
    default:
      return "page \(shown.number) is shown, and page \(page.number) read"
    }
  }
}

extension TextPosition {
  fileprivate func isAtOrBehind(_ end: TextPosition?) -> Bool {
    guard let end, let order = compare(to: end) else { return false }
    return order != .ascending
  }
}

extension ReadAllEffect {
  fileprivate var isSpeech: Bool { if case .speak = self { true } else { false } }
}

extension [ReadAllEffect] {
  fileprivate var shown: [ReadAllEffect] {
    compactMap { if case .show(let utterance) = $0 { .speak(utterance) } else { nil } }
  }
  fileprivate var isRefusal: Bool {
    contains { if case .noSuchUnit = $0 { true } else { false } }
  }
}
