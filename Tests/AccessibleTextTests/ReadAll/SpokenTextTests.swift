// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SpokenText")
struct SpokenTextTests {
  @Test(
    arguments: [
      ("im\u{AD}pos\u{AD}sible", "impossible"), ("a\u{2028}b", "a b"), ("a  ", "a"),
      ("a \u{2028}", "a"), ("a\u{FFFC}b", "ab"), ("a\t\u{A0}\u{3000}", "a"), ("é\u{AD}", "é"),
      ("\u{AD}a", "a"), ("plain", "plain"), ("\u{FEFF}a\u{301}", "\u{FEFF}a\u{301}"),
    ])
  func `what a voice is given`(text: String, expected: String) throws {
    #expect(try utterance(text).spoken.text == expected)
  }

  /// A place in the spoken text, and the same place in the source.
  @Test(
    arguments: [
      ("im\u{AD}pos", "im‸pos", "im\u{AD}‸pos"), ("im\u{AD}pos", "i‸mpos", "i‸m\u{AD}pos"),
      ("a\u{2028}b", "a‸ b", "a‸\u{2028}b"), ("a\u{2028}b", "a ‸b", "a\u{2028}‸b"),
      ("a\u{AD}\u{AD}b", "a‸b", "a\u{AD}\u{AD}‸b"), ("plain ", "plain‸", "plain‸ "),
      ("\u{AD}a", "‸a", "\u{AD}‸a"), ("é\u{FFFC}b", "é‸b", "é\u{FFFC}‸b"),
    ])
  func `a place maps back to the character it says`(
    text: String, spoken: String, expected: String
  ) throws {
    let utterance = try utterance(text)
    let place = MarkedText(spoken)
    #expect(utterance.spoken.text == place.text)
    let offset = utterance.spoken.sourceOffset(of: place.offsets[0])
    #expect(MarkedText.render(utterance.text, at: [offset]) == expected)
  }

  @Test func `inside a description every place is the object's`() throws {
    let first = try #require(described().firstElement)
    let utterance = try #require(
      ReadAllSimulation(from: first, segmenter: NaiveSegmenter()).utterances.first)
    #expect(utterance.spoken.text == "a boat b")
    #expect((0...8).map { utterance.spoken.sourceOffset(of: $0) } == [0, 1, 2, 2, 2, 2, 5, 6, 7])
  }

  @Test(arguments: [Int.min, -1, 99, Int.max])
  func `a place beyond the spoken text maps to the nearest of its ends`(offset: Int) throws {
    for text in ["im\u{AD}pos", "plain"] {
      let spoken = try utterance(text).spoken
      #expect(spoken.sourceOffset(of: offset) == (offset < 0 ? 0 : text.utf8.count))
    }
  }

  private func described() -> TextDocument {
    TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
      var builder = SectionBuilder()
      builder.append("a ")
      builder.appendObject(description: "boat")
      builder.append(" b")
      return builder.finish()
    }
  }

  private func utterance(_ text: String) throws -> Utterance {
    let model = ReferenceModel(text)
    return try #require(
      ReadAllSimulation(from: model, segmenter: NaiveSegmenter()).utterances.first)
  }
}
