// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("ReferenceModel")
struct ReferenceModelTests {
  @Test(arguments: UInt64(0)..<20)
  func `it agrees with a section at every position`(seed: UInt64) throws {
    var texts = TextGenerator(seed: seed)
    let text = texts.paragraph(sentences: 3)
    let model = ReferenceModel(text)
    let section = MarkedSection(text).section
    for granularity in [
      TextGranularity.character, .word, .wordWithSpace, .spokenWord, .sentence,
    ] {
      let naive = try #require(model.boundaries(of: granularity, in: model.textRange))
      let fast = try #require(section.boundaries(of: granularity))
      for offset in 0...text.utf8.count {
        let (one, other) = (
          TextPosition(model.textRange.start, offset), TextPosition(section.textRange.start, offset)
        )
        for affinity in [TextAffinity.upstream, .downstream] {
          #expect(
            naive.unit(enclosing: one, affinity: affinity)?.offsets
              == fast.unit(enclosing: other, affinity: affinity)?.offsets)
        }
        for direction in [StorageDirection.forward, .backward] {
          #expect(
            naive.boundary(direction, of: one)?.utf8Offset
              == fast.boundary(direction, of: other)?.utf8Offset)
        }
      }
    }
  }

  @Test func `line ends in it are line breaks of one paragraph`() {
    #expect(ReferenceModel("a\nb").text == "a\u{2028}b")
  }

  @Test func `a chain that is let go frees its elements`() {
    weak var second: ReferenceModel?
    do {
      let chain = [ReferenceModel("One."), ReferenceModel("Two.")]
      ReferenceModel.link(chain)
      second = chain[1]
      #expect(second != nil)
    }
    #expect(second == nil)
  }

  @Test func `its parts may be of another kind`() throws {
    let model = ReferenceModel("One.")
    let other = ForwardingModel(try #require(pagedDocument(["Two."]).firstElement))
    model.previousTextElement = other
    #expect(model.previousTextElement?.textElementID == other.textElementID)
    model.previousTextElement = nil
    #expect(model.previousTextElement == nil)
  }
}

extension TextPosition {
  /// A position at another offset of a section.
  fileprivate init(_ start: TextPosition, _ offset: Int) {
    self = start.advanced(by: offset, atMost: start.advanced(by: offset))
  }

  private func advanced(by offset: Int) -> TextPosition {
    TextPosition(
      SectionID(space: TextSpace(), ordinal: 0, version: 0), utf8Offset + offset)
  }
}
