// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// A voice in virtual time: it has one utterance at a time.
struct StoryVoice {
  enum News { case none, fresh, stale }

  let kind: ReadAllStory.Voice
  private var saying: Utterance.ID?
  private var failures = 0

  init(_ kind: ReadAllStory.Voice) { self.kind = kind }

  /// Whether an event is news of what is being said; an end of it frees the voice.
  mutating func news(_ event: ReadAllEvent) -> News {
    switch event {
    case .began(let id), .reached(let id, _): return id == saying ? .fresh : .stale
    case .finished(let id), .cancelled(let id), .failed(let id):
      guard id == saying else { return .stale }
      saying = nil
      return .fresh
    default: return .none
    }
  }

  mutating func begin(_ utterance: Utterance) -> String? {
    defer { saying = utterance.id }
    return saying == nil ? nil : "two utterances are said at a time"
  }

  mutating func cancel() -> String? {
    defer { saying = nil }
    return saying == nil ? "nothing is there to cancel" : nil
  }

  /// What the voice will tell of an utterance, and when.
  mutating func schedule(
    _ utterance: Utterance, _ random: inout SeededGenerator
  ) -> [(ReadAllEvent, Int)] {
    let (id, length) = (utterance.id, utterance.spoken.text.utf8.count)
    var news: [(ReadAllEvent, Int)] = []
    if kind != .silent { news.append((.began(id), 1)) }
    let isTold = kind != .silent && kind != .sentences
    let words = isTold ? Array(stride(from: 0, through: length, by: 7)) : []
    news += words.map { (.reached(id, spokenUTF8: $0), 2 + $0) }
    if kind == .unreliable {
      news += [
        (.reached(id, spokenUTF8: .max), 2), (.reached(id, spokenUTF8: -7), 2),
        (.reached(id - 1, spokenUTF8: 3), 3), (.finished(id - 1), 4),
        (.finished(id), length + 30), (.reached(id, spokenUTF8: 0), length),
      ]
    }
    let end = length + 10
    let isCutOff = Int.random(in: 0..<4, using: &random) == 0
    switch kind {
    case .dying where isCutOff && failures < 2:
      failures += 1
      let when = Int.random(in: 1...end, using: &random)
      return news.filter { $0.1 < when } + [(.failed(id), when)]
    case .interrupted where isCutOff:
      let when = Int.random(in: 1...end, using: &random)
      return news.filter { $0.1 < when } + [(.cancelled(id), when), (.voiceIsFree, when + 40)]
    default:
      failures = 0
      return news + [(.finished(id), end)]
    }
  }
}
