// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A text as a voice is given it: its words, and the stretches that are in another language.
///
/// All offsets are those of the spoken text, in UTF-8 code units. What no voice can say and XML forbids
/// (control characters, non-characters) is spaces, as many as it has code units.
struct VoiceText: Hashable, Sendable {
  let utf8: [UInt8]
  /// The words, ascending.
  let words: [Range<Int>]
  /// The language of the text where no run says otherwise.
  let language: TextLanguage
  /// The stretches in other languages, ascending; each from the start of a word to the end of one.
  let runs: [Run]

  struct Run: Hashable {
    let utf8: Range<Int>
    let language: TextLanguage
  }

  /// Makes the text of a sentence in one language or, by its runs, in several.
  ///
  /// - Parameter languages: For each run its range and language; of runs in each other the inner ones
  ///   later.
  init(
    _ text: String, language: TextLanguage, languages: [Run] = [], foreignWords: Int = 3,
    segmenter: any TextSegmenter
  ) {
    let utf8 = Self.speakable(text)
    var units = UnitBuilder(utf8Count: utf8.count)
    segmenter.findUnits(
      of: .word, in: utf8.span,
      paragraphs: [SegmentParagraph(utf8: 0..<utf8.count, language: language)], into: &units)
    let words = units.units
    self.utf8 = utf8
    self.words = words
    let stretches = Self.stretches(of: words, languages, otherwise: language)
    if let only = stretches.first, stretches.count == 1 {
      self.language = only.language
      runs = []
    } else {
      self.language = language
      runs = stretches.filter { $0.language != language && $0.words >= foreignWords }
        .map { Run(utf8: $0.utf8, language: $0.language) }
    }
  }

  /// Makes the text of an utterance.
  init(_ utterance: Utterance, foreignWords: Int, segmenter: any TextSegmenter) {
    let spoken = utterance.spoken
    let runs = utterance.passage.attributes.compactMap { run -> Run? in
      guard case .language(let language) = run.attribute else { return nil }
      let start = spoken.spokenOffset(of: run.utf8.lowerBound)
      let end = spoken.spokenOffset(of: run.utf8.upperBound)
      return start < end ? Run(utf8: start..<end, language: language) : nil
    }
    self.init(
      spoken.text, language: utterance.passage.language,
      languages: runs.sorted { $0.utf8.count > $1.utf8.count }, foreignWords: foreignWords,
      segmenter: segmenter)
  }

  /// The stretches of words in one language.
  private static func stretches(
    of words: [Range<Int>], _ runs: [Run], otherwise language: TextLanguage
  ) -> [(utf8: Range<Int>, words: Int, language: TextLanguage)] {
    var languages = [TextLanguage](repeating: language, count: words.count)
    for run in runs {
      var word = words.firstIndex(endingAfter: run.utf8.lowerBound)
      while word < words.count, words[word].lowerBound < run.utf8.upperBound {
        // Another accent of the same language is no reason for another voice.
        languages[word] = run.language.primary == language.primary ? language : run.language
        word += 1
      }
    }
    var stretches: [(utf8: Range<Int>, words: Int, language: TextLanguage)] = []
    for (word, language) in zip(words, languages) {
      if let last = stretches.last, last.language == language {
        stretches[stretches.count - 1].utf8 = last.utf8.lowerBound..<word.upperBound
        stretches[stretches.count - 1].words += 1
      } else {
        stretches.append((word, 1, language))
      }
    }
    return stretches
  }

  private static func speakable(_ text: String) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFDD0...0xFDEF:
        utf8.append(contentsOf: repeatElement(0x20, count: UTF8.width(scalar)))
      case let value where value & 0xFFFE == 0xFFFE:
        utf8.append(contentsOf: repeatElement(0x20, count: UTF8.width(scalar)))
      default: utf8.append(contentsOf: String(scalar).utf8)
      }
    }
    return utf8
  }
}

extension [Range<Int>] {
  /// The first of ascending ranges that ends behind an offset.
  func firstIndex(endingAfter offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
