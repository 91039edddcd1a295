// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SSIPSession {
  mutating func connected(at now: ContinuousClock.Instant) {
    isConnected = true
    commands = [
      .set("SET SELF CLIENT_NAME \(client)"),
      .set("SET SELF NOTIFICATION BEGIN ON"), .set("SET SELF NOTIFICATION END ON"),
      .set("SET SELF NOTIFICATION CANCEL ON"), .set("SET SELF NOTIFICATION INDEX_MARKS ON"),
      .set("SET SELF PRIORITY TEXT"), .greeted("SET SELF SSML_MODE ON"),
    ]
    if current?.stage == .queued { queueMessage() }
    advance(at: now)
  }

  mutating func disconnected(at now: ContinuousClock.Instant) {
    endLeaving()
    switch current?.stage {
    case .sent, .accepted: breakOff(until: now)
    case .pausing, .queued, nil: break
    }
    commands = []
    outstanding = nil
    (reply, news, earlyNews, output) = ([], [], [], [])
    (applied, language, languages) = (nil, nil, nil)
    (isConnected, isReady) = (false, false)
    reader = SSIPReader()
  }

  mutating func receive(_ bytes: [UInt8], at now: ContinuousClock.Instant) {
    for line in reader.read(bytes) {
      if line.isEvent {
        if line.isLast {
          hear(line.code, news, at: now)
          news = []
        } else if news.count < 3 {
          news.append(line.text)
        }
      } else if line.isLast {
        finish(line, at: now)
        reply = []
      } else {
        note(line)
      }
    }
    advance(at: now)
  }

  /// Gives up what is to be said.
  mutating func fail(_ error: VoiceError) {
    let id = current?.id ?? broken?.id
    (current, broken) = (nil, nil)
    endLeaving()
    if let id { events.append(.failed(id, error)) }
  }
}
