// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Moving by the ends of sentences")
struct SentenceEndTests {
  @Test(arguments: [TextGranularity.sentence, .paragraph, .word])
  func `no end is passed over at a block edge`(granularity: TextGranularity) throws {
    let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
      SectionContent(paragraphs: "One. Two.\nThree. Four.")
    }
    let first = try #require(document.firstElement)
    var walker = TextWalker(at: first)
    var caret = TextCaret(first.textRange.start)
    var ends: [Int] = []
    while let move = walker.move(caret, by: granularity, .forward, to: .end), ends.count < 20 {
      caret = move.caret
      ends.append(caret.position.utf8Offset)
    }
    let expected: [TextGranularity: [Int]] = [
      .sentence: [5, 9, 17, 22], .paragraph: [9, 22], .word: [3, 8, 15, 21],
    ]
    #expect(ends == expected[granularity])
  }
}
