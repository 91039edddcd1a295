// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Foundation
import ICUText
import Publications

/// Makes the utterances that a voice is given, as reading a text makes them, without pauses.
enum Reading {
  /// The utterances of a text of paragraphs.
  static func utterances(_ text: String, language: String = "en") -> [Utterance] {
    utterances([SectionContent(paragraphs: text, language: TextLanguage(language))])
  }

  /// The utterances of a book of the corpus.
  static func utterances(ofBook name: String, sections: Range<Int>? = nil) throws -> [Utterance] {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus/\(name)")
    let publication = try Publication.open(path.path)
    let all = 0..<publication.sectionCount
    return utterances((sections ?? all).clamped(to: all).map { publication.content(ofSection: $0) })
  }

  static func utterances(_ sections: [SectionContent]) -> [Utterance] {
    let document = TextDocument(
      sectionCount: sections.count, segmenter: ICUSegmenter(), load: { sections[$0] })
    var preferences = ReadingPreferences()
    for reading in ReadingBreak.allCases { preferences.pauses[reading] = .zero }
    guard let first = document.firstElement else { return [] }
    return ReadAllSimulation(
      from: first, segmenter: ICUSegmenter(), preferences: preferences, voice: .silent
    ).utterances
  }
}
