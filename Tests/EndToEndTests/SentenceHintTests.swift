// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

/// What markup says of sentences reaches whoever asks for them, also over the edge of a section.
@Suite("Sentence hints of a text")
struct SentenceHintTests {
  /// A piece of a paragraph: its text, and what is known of it.
  private typealias Piece = (text: String, attribute: TextAttribute?)

  /// A text whose sections are one paragraph.
  private func document(_ sections: [[Piece]]) -> TextDocument {
    TextDocument(sectionCount: sections.count, segmenter: ICUSegmenter()) { number in
      var builder = SectionBuilder(language: TextLanguage("en"))
      builder.openBlock(.paragraph, join: number == 0 ? .newParagraph : .sameParagraph)
      for piece in sections[number] {
        if let attribute = piece.attribute { builder.openRun(attribute) }
        builder.append(piece.text)
        if piece.attribute != nil { builder.closeRun() }
      }
      return builder.finish()
    }
  }

  private func said(_ document: TextDocument) -> [String] {
    guard let first = document.firstElement else { return [] }
    var flow = ReadingFlow(from: first, segmenter: ICUSegmenter())
    var said: [String] = []
    while case .passage(let passage) = flow.next() { said.append(passage.text) }
    return said
  }

  @Test func `a run that ends its sentence ends it for the tokenizer and in reading`() {
    let document = document([
      [("He paid Pell ", nil), ("Ltd.", .sentenceEnd), (" Anna did not.", nil)]
    ])
    #expect(said(document) == ["He paid Pell Ltd. ", "Anna did not."])
    #expect(said(self.document([[("He paid Pell Ltd. Anna did not.", nil)]])).count == 1)
  }

  @Test func `a run in another language changes the voice inside one sentence`() {
    let run = TextAttribute.language(TextLanguage("it"))
    let document = document([[("He wished us ", nil), ("buon viaggio", run), (" and waved.", nil)]])
    #expect(said(document) == ["He wished us buon viaggio and waved."])
  }

  @Test func `a paragraph that runs over sections has its hints on both sides`() {
    let before = document([
      [("It was slow. He paid Pell ", nil), ("Ltd.", .sentenceEnd), (" Anna", nil)],
      [(" did not. It rained.", nil)],
    ])
    #expect(
      said(before) == ["It was slow. ", "He paid Pell Ltd. ", "Anna did not. ", "It rained."])
    let behind = document([
      [("It was slow. He paid", nil)],
      [(" Pell ", nil), ("Ltd.", .sentenceEnd), (" Anna did not. It rained.", nil)],
    ])
    #expect(
      said(behind) == ["It was slow. ", "He paid Pell Ltd. ", "Anna did not. ", "It rained."])
    let german = TextAttribute.language(TextLanguage("de"))
    let abroad = document([
      [("He met", nil)], [(" ", nil), ("Hrn. Weber", german), (" there. It rained.", nil)],
    ])
    #expect(said(abroad) == ["He met Hrn. Weber there. ", "It rained."])
  }

  @Test func `the sentence around a place over sections ends where markup ends one`() throws {
    let document = document([
      [("It was slow. He paid", nil)],
      [(" Pell ", nil), ("Ltd.", .sentenceEnd), (" Anna did not. It rained.", nil)],
    ])
    let first = try #require(document.firstElement)
    let walker = TextWalker(at: first)
    let unit = try #require(walker.unit(.sentence, at: first.textRange.end, affinity: .upstream))
    let next = try #require(first.nextTextElement)
    let range = try #require(TextRange(next.textRange.start, unit.end))
    #expect(next.text(in: range) == " Pell Ltd. ")
  }
}
