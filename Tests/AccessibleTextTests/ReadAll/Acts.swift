// SPDX-License-Identifier: Apache-2.0
@testable import AccessibleText

extension ReadAllController {
  /// What is to be done, but for marks and bookmarks.
  mutating func acts(on event: ReadAllEvent) -> [ReadAllEffect] {
    handle(event).filter {
      switch $0 {
      case .highlight, .savePlace: false
      default: true
      }
    }
  }

  /// What is to be done, for people, as in `cancel · turn 1 → 2 · speak Two.`.
  mutating func story(_ event: ReadAllEvent) -> String {
    acts(on: event).map(\.story).joined(separator: " · ")
  }
}

extension ReadAllEffect {
  var story: String {
    switch self {
    case .speak(let utterance): "speak \(utterance.spoken.text)"
    case .show(let utterance): "show \(utterance.spoken.text)"
    case .cancelSpeech: "cancel"
    case .turnPage(let turn):
      "turn \(turn.from.map { "\($0.number)" } ?? "?") → \(turn.to.map { "\($0.number)" } ?? "?")"
    case .highlight(let ranges): "mark \(ranges.count)"
    case .noSuchUnit(let unit, let direction):
      "no \(direction == .forward ? "next" : "previous") \(unit.rawValue)"
    case .noNote: "no note"
    case .savePlace: "save"
    case .awaitText(let need): "await \(need)"
    case .finish(let ending): "end \(ending)"
    }
  }
}
