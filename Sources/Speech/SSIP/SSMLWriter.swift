// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Writes a text as SSML with a mark before each word, named by the word's offset in the spoken text.
struct SSMLWriter {
  // espeak-ng looks at what follows a full stop, and loses a mark that does; with a zero-width space
  // before the mark it does not, and says the same.
  private static let space: [UInt8] = [0xE2, 0x80, 0x8B]

  private let text: VoiceText
  private var xml: [UInt8] = []
  private var copied: Int

  /// The SSML of a text from an offset to its end.
  ///
  /// - Parameter hasVoice: Whether there is a voice for a language; runs without one are said in the
  ///   voice of the text.
  static func ssml(
    _ text: VoiceText, from start: Int, hasVoice: (TextLanguage) -> Bool
  ) -> [UInt8] {
    var start = min(max(start, 0), text.utf8.count)
    while start < text.utf8.count, start > 0, text.utf8[start].isUTF8Continuation { start -= 1 }
    var writer = SSMLWriter(text: text, copied: start)
    writer.write(from: start, hasVoice)
    return writer.xml
  }

  private init(text: VoiceText, copied: Int) {
    self.text = text
    self.copied = copied
    xml.reserveCapacity(text.utf8.count * 6)
  }

  private mutating func write(from start: Int, _ hasVoice: (TextLanguage) -> Bool) {
    append("<speak>")
    var runs = text.runs.filter {
      $0.utf8.upperBound > start && hasVoice($0.language) && SSIPText.tag($0.language) != nil
    }[...]
    var end: Int?
    for word in text.words.indices where text.words[word].upperBound > start {
      let range = text.words[word]
      copy(upTo: range.lowerBound)
      if let run = runs.first, run.utf8.lowerBound <= range.lowerBound,
        let tag = SSIPText.tag(run.language)
      {
        append("<voice xml:lang=\"\(tag)\">")
        end = run.utf8.upperBound
        runs.removeFirst()
      }
      if range.lowerBound >= start, isMarked(word) {
        mark(word, following: range.lowerBound > start)
      }
      copy(upTo: range.upperBound)
      if end == range.upperBound {
        append("</voice>")
        end = nil
      }
    }
    copy(upTo: text.utf8.count)
    append("</speak>")
  }

  /// Whether a word gets a mark: a mark inside `well-known` or `3/4` would change how it is said.
  private func isMarked(_ word: Int) -> Bool {
    let gap = gap(before: word)
    // Nothing but ASCII punctuation, hyphens and apostrophes joins two words into one.
    return word == 0 || gap.isEmpty
      || !gap.allSatisfy {
        switch $0.value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0x2010, 0x2011, 0x2019: true
        default: false
        }
      }
  }

  /// - Parameter following: Whether anything has been written before it.
  private mutating func mark(_ word: Int, following: Bool) {
    let offset = text.words[word].lowerBound
    if following, followsFullStop(word), !startsInLowerCase(offset) { xml += Self.space }
    append("<mark name=\"\(offset)\"/>")
  }

  /// Whether a small letter stands at an offset: it continues what looked like the end of a sentence
  /// (`5 p.m. on`), and nothing may come between.
  private func startsInLowerCase(_ offset: Int) -> Bool {
    String(decoding: text.utf8[offset...].prefix(4), as: UTF8.self).unicodeScalars.first?
      .properties.isLowercase == true
  }

  private func followsFullStop(_ word: Int) -> Bool {
    gap(before: word).reversed().first { !$0.properties.isWhitespace } == "."
  }

  /// What stands between a word and the one before.
  private func gap(before word: Int) -> String.UnicodeScalarView {
    let start = word > 0 ? text.words[word - 1].upperBound : 0
    let gap = text.utf8[start..<text.words[word].lowerBound]
    return String(decoding: gap, as: UTF8.self).unicodeScalars
  }

  private mutating func copy(upTo end: Int) {
    while copied < end {
      switch text.utf8[copied] {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case let byte: xml.append(byte)
      }
      copied += 1
    }
  }

  private mutating func append(_ markup: String) { xml += Array(markup.utf8) }
}
