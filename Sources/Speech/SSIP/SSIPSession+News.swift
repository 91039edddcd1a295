// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SSIPSession {
  mutating func hear(_ code: Int, _ lines: [String], at now: ContinuousClock.Instant) {
    guard let number = lines.first.flatMap({ Int($0) }) else { return }
    let stage = Stage.accepted(number)
    if let speaking = current, speaking.stage == stage {
      hear(code, of: speaking, mark: lines.last, at: now)
    } else if leaving?.stage == stage {
      if code == 702 || code == 703 { endLeaving() }
    } else if case .speak? = outstanding?.command, earlyNews.count < 10_000 {
      earlyNews.append((code, lines))
    }
  }

  private mutating func hear(
    _ code: Int, of speaking: Speaking, mark: String?, at now: ContinuousClock.Instant
  ) {
    switch code {
    case 700:
      guard let offset = mark.flatMap({ Int($0) }), offset > speaking.reached,
        (max(speaking.start, 0)...speaking.text.utf8.count).contains(offset)
      else { return }
      current?.reached = offset
      events.append(.reached(speaking.id, spokenUTF8: offset))
    case 701:
      endLeaving()
      events.append(.began(speaking.id))
    case 702:
      current = nil
      events.append(.finished(speaking.id))
    case 703:
      breakOff(until: now + courtesy)
    default: break
    }
  }

  mutating func breakOff(until quiet: ContinuousClock.Instant) {
    guard let speaking = current else { return }
    current = nil
    broken = (speaking.id, quiet)
    events.append(.cancelled(speaking.id, wasRequested: false))
  }

  mutating func endLeaving() {
    guard let speaking = leaving else { return }
    leaving = nil
    events.append(.cancelled(speaking.id, wasRequested: true))
  }
}
