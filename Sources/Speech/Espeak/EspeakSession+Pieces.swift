// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension EspeakSession {
  mutating func applySettings() {
    add("rate", settings.rate, unless: applied.rate)
    add("pitch", settings.pitch, unless: applied.pitch)
    add("volume", settings.volume, unless: applied.volume)
    if settings.voice != applied.voice, settings.voice?.contains("\n") != true {
      output += Array("voice \(settings.voice ?? "")\n".utf8)
    }
    applied = settings
  }

  private mutating func add(_ name: String, _ value: Int?, unless old: Int?) {
    if value != old { output += Array("\(name) \(value ?? 0)\n".utf8) }
  }

  mutating func sendPiece() {
    guard let piece = current?.pieces.popFirst(), let text = current?.text else { return }
    number += 1
    scalars = piece.utf8.filter { !text.utf8[$0].isUTF8Continuation }
    let language = SSIPText.tag(piece.language) ?? "und"
    output += Array("speak \(number) \(language) \(piece.utf8.count)\n".utf8)
    output += text.utf8[piece.utf8]
  }

  mutating func hear(_ words: [Substring]) {
    guard words.count > 1, let number = Int(words[1]) else { return }
    guard number == self.number, let speaking = current, speaking.pause == nil else {
      if words[0] == "finished" || words[0] == "cancelled" { endLeaving() }
      return
    }
    switch words[0] {
    case "began" where !speaking.hasBegun:
      current?.hasBegun = true
      endLeaving()
      events.append(.began(speaking.id))
    case "word":
      hasHeardWord = true
      guard words.count > 2, let scalar = Int(words[2]), scalars.indices.contains(scalar) else {
        return
      }
      let word = speaking.text.words.firstIndex(endingAfter: scalars[scalar])
      guard word < speaking.text.words.count else { return }
      let offset = speaking.text.words[word].lowerBound
      guard offset > speaking.reached else { return }
      current?.reached = offset
      events.append(.reached(speaking.id, spokenUTF8: offset))
    case "finished":
      // Without a device the library has finished at once, and has said nothing.
      if !hasHeardWord, speaking.hasLetters {
        fail(.noAudio)
      } else if speaking.pieces.isEmpty {
        current = nil
        events.append(.finished(speaking.id))
      } else {
        sendPiece()
      }
    case "failed": fail(.refused("espeak-ng"))
    default: break
    }
  }

  mutating func endLeaving() {
    guard let id = leaving else { return }
    leaving = nil
    events.append(.cancelled(id, wasRequested: true))
  }
}
