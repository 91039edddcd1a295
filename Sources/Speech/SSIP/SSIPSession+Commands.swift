// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SSIPSession {
  mutating func queueMessage() {
    guard let speaking = current else { return }
    if applied != settings {
      let old = applied ?? VoiceSettings()
      add(settings.rate, unless: old.rate, "RATE")
      add(settings.pitch, unless: old.pitch, "PITCH")
      add(settings.volume, unless: old.volume, "VOLUME")
      if settings.voice != old.voice, let voice = settings.voice,
        !voice.utf8.contains(where: { $0 < 0x20 })
      {
        commands.append(.set("SET SELF SYNTHESIS_VOICE \(voice)"))
      }
      if settings.voice == nil, old.voice != nil { language = nil }
      applied = settings
    }
    if settings.voice == nil, let tag = SSIPText.tag(speaking.text.language), tag != language {
      commands.append(.set("SET SELF LANGUAGE \(tag)"))
      language = tag
    }
    if !speaking.text.runs.isEmpty, languages == nil { commands.append(.listVoices) }
    commands.append(.speak(speaking.id))
  }

  private mutating func add(_ value: Int?, unless old: Int?, _ name: String) {
    if let value, value != old { commands.append(.set("SET SELF \(name) \(value)")) }
  }

  mutating func send(at now: ContinuousClock.Instant) {
    guard isConnected, outstanding == nil, !commands.isEmpty else { return }
    let command = commands.removeFirst()
    if case .speak = command { current?.stage = .sent }
    if case .listVoices = command { languages = [] }
    outstanding = (command, now + Self.answerLimit)
    output += SSIPText.line(command.text)
  }

  /// A line of a reply that goes on.
  mutating func note(_ line: SSIPLine) {
    if case .listVoices? = outstanding?.command {
      let fields = line.text.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 1 else { return }
      languages?.insert(TextLanguage(String(fields[1])).primary)
    } else if reply.isEmpty {
      reply.append(line.text)
    }
  }

  mutating func finish(_ line: SSIPLine, at now: ContinuousClock.Instant) {
    guard let (command, _) = outstanding else { return }
    switch command {
    case .speak(let id):
      let isLeaving = leaving?.id == id && leaving?.stage == .sent
      if line.code == 230 {
        guard let speaking = isLeaving ? leaving : current else { return }
        output += SSIPText.message(ssml(speaking))
        outstanding?.until = now + Self.answerLimit
        return
      }
      outstanding = nil
      accept(isLeaving, line, at: now)
    case .greeted:
      outstanding = nil
      isReady = true
    case .set, .listVoices, .cancel:
      // A setting that the server does not take is no reason not to speak.
      outstanding = nil
    }
    send(at: now)
  }

  private func ssml(_ speaking: Speaking) -> [UInt8] {
    SSMLWriter.ssml(speaking.text, from: speaking.start) {
      settings.voice == nil && languages?.contains($0.primary) == true
    }
  }

  /// The server has taken a message, or has refused it.
  private mutating func accept(
    _ isLeaving: Bool, _ line: SSIPLine, at now: ContinuousClock.Instant
  ) {
    let early = earlyNews
    earlyNews = []
    if !line.isError, let number = reply.first.flatMap({ Int($0) }) {
      if isLeaving {
        leaving?.stage = .accepted(number)
      } else {
        current?.stage = .accepted(number)
      }
      for news in early { hear(news.code, news.lines, at: now) }
    } else if isLeaving {
      endLeaving()
    } else {
      fail(.refused(line.text))
    }
  }
}
