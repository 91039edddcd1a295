// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SpokenText: from the source to what is said")
struct SpokenOffsetTests {
  @Test(arguments: UInt64(0)..<30)
  func `a spoken place is found again from its source`(seed: UInt64) {
    var texts = TextGenerator(seed: seed)
    let model = ReferenceModel(texts.paragraph(sentences: 4))
    for utterance in ReadAllSimulation(from: model, segmenter: NaiveSegmenter()).utterances {
      let spoken = utterance.spoken
      for offset in 0...spoken.text.utf8.count {
        #expect(spoken.spokenOffset(of: spoken.sourceOffset(of: offset)) == offset)
      }
    }
  }

  @Test(arguments: UInt64(0)..<30)
  func `places that ascend in the source ascend in what is said`(seed: UInt64) {
    var texts = TextGenerator(seed: seed)
    let model = ReferenceModel(texts.paragraph(sentences: 4))
    for utterance in ReadAllSimulation(from: model, segmenter: NaiveSegmenter()).utterances {
      let places = (-1...utterance.text.utf8.count + 1).map {
        utterance.spoken.spokenOffset(of: $0)
      }
      #expect(places == places.sorted())
      #expect(places.first == 0)
      #expect(places.last == utterance.spoken.text.utf8.count)
    }
  }

  @Test(arguments: [Int.min, -1, 99, Int.max])
  func `a place beyond the source is the nearest end of what is said`(offset: Int) throws {
    for text in ["im\u{AD}pos ", "plain", "\u{FFFC}a"] {
      let reading = ReadAllSimulation(from: ReferenceModel(text), segmenter: NaiveSegmenter())
      let spoken = try #require(reading.utterances.first).spoken
      #expect(spoken.spokenOffset(of: offset) == (offset < 0 ? 0 : spoken.text.utf8.count))
    }
  }
}
