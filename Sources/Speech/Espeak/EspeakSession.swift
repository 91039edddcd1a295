// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A conversation with the program that speaks by espeak-ng, without a pipe and without a clock: lines
/// in, bytes and events out.
///
/// An utterance is said in pieces of one language. Of the words that espeak-ng reports, each counts
/// once: it reports a figure such as `$3.50` as many.
struct EspeakSession {
  struct Speaking {
    let id: Utterance.ID
    let text: VoiceText
    var pieces: ArraySlice<Piece>
    /// When the pause before it is over; `nil` once it has been.
    var pause: ContinuousClock.Instant?
    var reached = -1
    var hasBegun = false

    var hasLetters: Bool {
      String(decoding: text.utf8, as: UTF8.self).unicodeScalars.contains {
        $0.properties.isAlphabetic
      }
    }
  }

  /// A piece of a text in one language.
  struct Piece: Equatable {
    let utf8: Range<Int>
    let language: TextLanguage
  }

  var settings: VoiceSettings
  var output: [UInt8] = []
  var events: [VoiceEvent] = []
  var line: [UInt8] = []
  var applied = VoiceSettings()
  var current: Speaking?
  /// What has been cancelled and is not silent yet.
  var leaving: Utterance.ID?
  /// The number of the last piece; the program's news name it.
  var number = 0
  var scalars: [Int] = []
  /// Whether the program has ever reported a word.
  var hasHeardWord = false

  init(settings: VoiceSettings) { self.settings = settings }

  mutating func speak(
    _ id: Utterance.ID, _ text: VoiceText, from start: Int, after pause: Duration,
    at now: ContinuousClock.Instant
  ) {
    cancel()
    current = Speaking(
      id: id, text: text, pieces: Self.pieces(of: text, from: start)[...], pause: now + pause)
    advance(at: now)
  }

  mutating func cancel() {
    guard let speaking = current else { return }
    current = nil
    guard speaking.pause == nil else {
      return events.append(.cancelled(speaking.id, wasRequested: true))
    }
    endLeaving()
    leaving = speaking.id
    output += Array("cancel\n".utf8)
  }

  mutating func advance(at now: ContinuousClock.Instant) {
    guard let pause = current?.pause, pause <= now else { return }
    current?.pause = nil
    applySettings()
    sendPiece()
  }

  /// When `advance` has something to do.
  var deadline: ContinuousClock.Instant? { events.isEmpty ? current?.pause : .now }

  /// The program has ended; what it was saying can be said again.
  mutating func restarted() {
    endLeaving()
    (line, output, applied) = ([], [], VoiceSettings())
    guard let speaking = current, speaking.pause == nil else { return }
    current = nil
    events += [.cancelled(speaking.id, wasRequested: false), .quiet]
  }

  mutating func fail(_ error: VoiceError) {
    endLeaving()
    if let speaking = current { events.append(.failed(speaking.id, error)) }
    current = nil
  }

  mutating func receive(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        hear(String(decoding: line, as: UTF8.self).split(separator: " "))
        line = []
      } else if line.count < 1_000 {
        line.append(byte)
      }
    }
  }

  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  mutating func takeEvents() -> [VoiceEvent] {
    defer { events = [] }
    return events
  }

  /// The pieces of a text from an offset on; what has no words goes with the piece before.
  static func pieces(of text: VoiceText, from start: Int) -> [Piece] {
    var start = min(max(start, 0), text.utf8.count)
    while start < text.utf8.count, start > 0, text.utf8[start].isUTF8Continuation { start -= 1 }
    var pieces: [Piece] = []
    for run in text.runs where run.utf8.upperBound > start {
      let word = text.words.firstIndex(endingAfter: start)
      if word < text.words.count, text.words[word].lowerBound < run.utf8.lowerBound {
        pieces.append(Piece(utf8: start..<run.utf8.lowerBound, language: text.language))
        start = run.utf8.lowerBound
      }
      pieces.append(Piece(utf8: start..<run.utf8.upperBound, language: run.language))
      start = run.utf8.upperBound
    }
    if let last = pieces.last, text.words.firstIndex(endingAfter: start) == text.words.count {
      pieces[pieces.count - 1] = Piece(
        utf8: last.utf8.lowerBound..<text.utf8.count, language: last.language)
    } else {
      pieces.append(Piece(utf8: start..<text.utf8.count, language: text.language))
    }
    return pieces
  }
}
