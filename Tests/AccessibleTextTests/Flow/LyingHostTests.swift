// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// Whatever a host answers, a reading neither traps nor hangs.
@Suite("Hosts that lie", .timeLimit(.minutes(20)))
struct LyingHostTests {
  @Test func `text that is nil is passed over, and the rest is read`() {
    let chain = LyingModel.chain([LyingModel("One. Two."), LyingModel("Three.")])
    chain[0].textAnswer = { _ in nil }
    #expect(said(from: chain[0]) == ["Three."])
    chain[0].boundariesAnswer = { _ in nil }
    #expect(said(from: chain[0]) == ["Three."])
    chain[0].joinToNext = .sameParagraph
    #expect(said(from: chain[0]) == ["Three."])
  }

  @Test(arguments: ["", "x", "A text that is far longer than its range. Yes.", "😀😀"])
  func `text of a wrong length is read without end nor trap`(answer: String) throws {
    let chain = LyingModel.chain([LyingModel("One. Two."), LyingModel("Three.")])
    for join in [TextJoin.newParagraph, .sameParagraph] {
      for knowsSentences in [true, false] {
        chain[0].joinToNext = join
        chain[0].textAnswer = { _ in answer }
        if !knowsSentences { chain[0].boundariesAnswer = { _ in nil } }
        let words = said(from: chain[0])
        #expect(words.last?.hasSuffix("Three.") == true)
        #expect(words.count < 20)
        let reading = ReadAllSimulation(
          from: chain[0], segmenter: NaiveSegmenter(), voice: .unreliable)
        #expect(reading.ending == .endOfText)
      }
    }
  }

  @Test func `boundaries of another text are no boundaries`() {
    let chain = LyingModel.chain([LyingModel("One. Two."), LyingModel("Three.")])
    let stranger = MarkedSection("Another. Text. Altogether.").section
    chain[0].boundariesAnswer = { stranger.boundaries(of: $0) }
    #expect(said(from: chain[0]) == ["One. ", "Two.", "Three."])
  }

  @Test(arguments: [TextGranularity.character, .word, .paragraph, .section])
  func `boundaries of another granularity lose no text`(granularity: TextGranularity) {
    let section = MarkedSection("One. Two.").section
    let model = LyingModel("")
    model.textRange = section.textRange
    model.textAnswer = { section.text(in: $0) }
    model.boundariesAnswer = { _ in section.boundaries(of: granularity) }
    let words = said(from: model).joined().filter { $0.isLetter }
    #expect(words == "OneTwo")
  }

  @Test(arguments: ["", " ", "\u{200B}", "No stop "], [TextJoin.newParagraph, .sameParagraph])
  func `a ring of elements ends`(text: String, join: TextJoin) {
    for size in [1, 2, 3, 7] {
      let ring = LyingModel.chain((0..<size).map { _ in LyingModel(text) }, join: join)
      ring[size - 1].next = ring[0]
      ring[size - 1].joinToNext = join
      let words = said(from: ring[0])
      #expect(words.last != "(and so on)")
      #expect(words.isEmpty == !text.contains("No"))
    }
  }

  @Test func `a ring behind a text is left`() {
    let chain = LyingModel.chain(["One.", "", " ", ""].map { LyingModel($0) })
    chain[3].next = chain[1]
    #expect(said(from: chain[0]) == ["One."])
  }

  @Test func `a range over two sections is read as far as its text is known`() throws {
    let space = TextSpace()
    let (one, other) = (
      MarkedSection("A first one that is long.", in: space).section,
      MarkedSection("Two.", in: space, ordinal: 1).section
    )
    let model = LyingModel("")
    model.textRange = try #require(TextRange(one.textRange.start, other.textRange.end))
    model.boundariesAnswer = { one.boundaries(of: $0) }
    model.textAnswer = { _ in nil }
    #expect(said(from: model) == [])
    model.textAnswer = { _ in "A first one that is long. Two." }
    #expect(said(from: model) == ["A first one that is long. Two."])
    let reading = ReadAllSimulation(from: model, segmenter: NaiveSegmenter())
    let utterance = try #require(reading.utterances.first)
    for offset in 0...utterance.text.utf8.count { _ = utterance.position(atUTF8: offset) }
  }

  @Test func `attributes of another text are cut or left out`() throws {
    let model = LyingModel("One \u{FFFC} two.")
    let stranger = MarkedSection("‸Another text, longer than the first.‸")
    model.attributesAnswer = [
      AttributeRun(range: try stranger.range, attribute: .object(description: "a boat")),
      AttributeRun(range: model.textRange, attribute: .object(description: "a ship")),
    ]
    for objects in [ObjectReading.substitute, .aside, .silent] {
      #expect(said(from: model) { $0.objects = objects }.first == "One \u{FFFC} two.")
    }
  }
}
