// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Flow")
struct FlowLawTests {
  @Test(arguments: UInt64(0)..<60)
  func `in a flow each readable character is covered by exactly one main passage`(
    seed: UInt64
  ) throws {
    let document = randomDocument(seed: seed).laidOut(by: randomLayout(seed: seed))
    guard let first = document.firstElement else { return }
    let reading = ReadAllSimulation(from: first, segmenter: NaiveSegmenter())
    #expect(reading.ending == .endOfText)
    var covered: [Set<Int>] = Array(repeating: [], count: document.sectionCount)
    var last: TextPosition?
    for piece in reading.utterances.flatMap(\.passage.sources) {
      if let last { #expect(last.compare(to: piece.range.start) != .descending, "passages ascend") }
      last = piece.range.end
      for offset in try #require(piece.range.offsets) {
        #expect(covered[piece.range.start.section].insert(offset).inserted, "said twice")
      }
    }
    for number in 0..<document.sectionCount {
      let section = try #require(document.section(number))
      let text = String(decoding: section.content.utf8, as: UTF8.self)
      var offset = 0
      for scalar in text.unicodeScalars {
        let isReadable =
          !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
          && scalar != "\u{FFFC}"
        if isReadable { #expect(covered[number].contains(offset), "\(scalar) is not said") }
        offset += UTF8.width(scalar)
      }
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func `an utterance is the text of its sources`(seed: UInt64) throws {
    let document = randomDocument(seed: seed).laidOut(by: randomLayout(seed: seed))
    guard let first = document.firstElement else { return }
    for utterance in ReadAllSimulation(from: first, segmenter: NaiveSegmenter()).utterances {
      let pieces = utterance.passage.sources.map { piece in
        document.section(of: piece.range.start)?.text(in: piece.range) ?? "?"
      }
      #expect(pieces.joined() == utterance.text)
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `the sentences of a chain are those of the naive reader`(seed: UInt64) {
    var texts = TextGenerator(seed: seed)
    let paragraphs = (0..<6).map { _ in texts.paragraph(sentences: 5) }
    let expected = paragraphs.flatMap { NaiveSegmenter.pieces(of: $0, by: .sentence).map(\.text) }
      .filter {
        $0.unicodeScalars.contains {
          !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
            && $0 != "\u{FFFC}"
        }
      }
    let chain = paragraphs.map { ReferenceModel($0) }
    ReferenceModel.link(chain)
    let reading = ReadAllSimulation(from: chain[0], segmenter: NaiveSegmenter())
    #expect(reading.utterances.map(\.text) == expected)
  }

  @Test(arguments: UInt64(0)..<40)
  func `mapping a place of the spoken text back gives a place of the text whose character it says`(
    seed: UInt64
  ) {
    var texts = TextGenerator(seed: seed)
    let element = ReferenceModel(texts.paragraph(sentences: 6))
    for utterance in ReadAllSimulation(from: element, segmenter: NaiveSegmenter()).utterances {
      let text = Array(utterance.text.utf8)
      for (offset, byte) in utterance.spoken.text.utf8.enumerated() {
        let source = utterance.spoken.sourceOffset(of: offset)
        #expect(text[source] == byte || byte == UInt8(ascii: " ") && text[source] == 0xE2)
      }
    }
  }
}
