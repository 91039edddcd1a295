// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@Suite struct SegmenterLawTests {
  private static let tiling: [SegmentKind] = [.character, .sentence, .lineOpportunity]
  private static let languages = ["en", "de", "el", "th", "ja", "und"]

  @Test(arguments: tiling, languages)
  func `characters, sentences and line opportunities tile their paragraph`(
    kind: SegmentKind, language: String
  ) {
    for text in RandomText(seed: 1, count: 300) {
      let utf8 = Array(text.utf8)
      let found = units(of: kind, in: utf8, language)
      let end = found.reduce(0) { end, unit in unit.lowerBound == end ? unit.upperBound : -1 }
      #expect(end == utf8.count, "\(text.debugDescription)")
    }
  }

  @Test(arguments: SegmentKind.allCases)
  func `units ascend and each edge is on a scalar boundary`(kind: SegmentKind) {
    for text in RandomText(seed: 2, count: 1_000) {
      let utf8 = Array(text.utf8)
      var end = 0
      for unit in units(of: kind, in: utf8) {
        #expect(unit.lowerBound >= end, "\(text.debugDescription)")
        #expect(UTF8.isContinuation(utf8[unit.lowerBound]) == false, "\(text.debugDescription)")
        end = unit.upperBound
        #expect(end == utf8.count || !UTF8.isContinuation(utf8[end]), "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: languages)
  func `no sentence is white space alone unless the whole paragraph is`(language: String) {
    for text in RandomText(seed: 3, count: 1_000) {
      let utf8 = Array(text.utf8)
      for unit in units(of: .sentence, in: utf8, language) where unit.count < utf8.count {
        let sentence = String(decoding: utf8[unit], as: UTF8.self).unicodeScalars
        let hasMore = sentence.contains { !$0.properties.isWhitespace }
        #expect(hasMore, "\(text.debugDescription)")
      }
    }
  }

  @Test func `each object and each pictograph is in a word`() {
    let symbols: Set<Unicode.Scalar> = ["\u{FFFC}", "©", "Ⓜ", "☎", "👍", "👩"]
    for text in RandomText(seed: 4, count: 1_000) {
      let utf8 = Array(text.utf8)
      var gaps = utf8
      for word in units(of: .word, in: utf8).reversed() { gaps.removeSubrange(word) }
      let left = symbols.intersection(String(decoding: gaps, as: UTF8.self).unicodeScalars)
      #expect(left.isEmpty, "\(text.debugDescription)")
    }
  }

  @Test(arguments: SegmentKind.allCases)
  func `paragraphs have the same units together and one by one`(kind: SegmentKind) {
    for text in RandomText(seed: 5, count: 1_000) {
      let utf8 = Array(text.utf8)
      let paragraphs = lines(of: utf8)
      let together = units(of: kind, in: utf8, paragraphs: paragraphs)
      let alone = paragraphs.flatMap { paragraph in
        units(of: kind, in: Array(utf8[paragraph])).map {
          paragraph.lowerBound + $0.lowerBound..<paragraph.lowerBound + $0.upperBound
        }
      }
      #expect(together == alone, "\(text.debugDescription)")
    }
  }

  @Test(arguments: SegmentKind.allCases)
  func `bytes that are no UTF-8 are cut without a trap`(kind: SegmentKind) {
    var generator = SplitMix64(state: 6)
    for _ in 0..<1_000 {
      let count = Int.random(in: 0...32, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let found = units(of: kind, in: bytes)
      if kind != .word { #expect(found.reduce(0) { $0 + $1.count } == count) }
    }
  }
}
