// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Page turns")
struct TurnLawTests {
  @Test(
    arguments: UInt64(0)..<40,
    [ReadAllSimulation.Voice.words, .silent, .unreliable])
  func `a page is turned exactly once for each page crossed`(
    seed: UInt64, voice: ReadAllSimulation.Voice
  ) throws {
    let document = randomDocument(seed: seed).laidOut(by: randomLayout(seed: seed))
    guard let first = document.firstElement else { return }
    let reading = ReadAllSimulation(from: first, segmenter: NaiveSegmenter(), voice: voice)
    guard !reading.utterances.isEmpty else { return }
    var page = try #require(first.page).number
    for turn in reading.turns {
      let from = try #require(turn.from)
      let to = try #require(turn.to)
      #expect(from.number == page)
      #expect(to.number > page)
      page = to.number
    }
    let last = try #require(reading.utterances.last?.passage.sources.last?.page)
    #expect(page == last.number, "the last page that has text was turned to, and none after it")
  }

  @Test(arguments: UInt64(0)..<40)
  func `a page-at-a-time host is turned once for each page, however late its answers`(
    seed: UInt64
  ) {
    var texts = TextGenerator(seed: seed)
    let paragraphs = (0..<100).map { "Page \($0) " + texts.paragraph(sentences: 2) }
    let host = PageAtATimeHost(
      pages: paragraphs.map { $0.replacing("\u{2028}", with: " ") },
      cuts: Set((0..<99).filter { _ in texts.number(in: 0...1) == 1 }))
    host.isLate = true
    var paging = ReadAllSimulation.Paging()
    paging.longestDelay = 800
    paging.isDoubled = true
    let first = host.firstElement
    let reading = first.map {
      ReadAllSimulation(
        from: $0, segmenter: NaiveSegmenter(), host: host, whenPageArrives: host.finishTurn,
        voice: .unreliable, paging: paging,
        seed: seed)
    }
    #expect(reading?.ending == .endOfText)
    #expect(reading?.turns.count == 99)
    #expect(host.turns == 99)
  }

  @Test(arguments: UInt64(0)..<40)
  func `every sentence of a page-at-a-time host is whole, wherever its pages are cut`(
    seed: UInt64
  ) throws {
    var texts = TextGenerator(seed: seed)
    let paragraph = (0..<100).map { "Sentence number \($0) of the whole long paragraph." }
      .joined(separator: " ")
    let scalars = Array(paragraph.unicodeScalars)
    var cuts = Set<Int>()
    while cuts.count < 99 { cuts.insert(texts.number(in: 1...scalars.count - 1)) }
    let edges = [0] + cuts.sorted() + [scalars.count]
    let pages = zip(edges, edges.dropFirst()).map { start, end in
      String(String.UnicodeScalarView(scalars[start..<end]))
    }
    let host = PageAtATimeHost(pages: pages, cuts: Set(0..<99))
    let first = try #require(host.firstElement)
    let reading = ReadAllSimulation(from: first, segmenter: NaiveSegmenter(), host: host)
    let sentences = NaiveSegmenter.pieces(of: paragraph, by: .sentence).map(\.text)
    #expect(reading.utterances.map(\.text) == sentences)
    #expect(reading.turns.count == 99)
    #expect(reading.ending == .endOfText)
  }

  @Test(arguments: UInt64(0)..<40)
  func `a refused turn ends the reading, says so, and loses no text`(seed: UInt64) throws {
    var chance = TextGenerator(seed: seed)
    let failing = chance.number(in: 1...99)
    let host = PageAtATimeHost(
      pages: (1...100).map { "This is page \($0). And it" }, cuts: Set(0..<99))
    var paging = ReadAllSimulation.Paging()
    paging.failingTurn = failing
    let first = try #require(host.firstElement)
    let reading = ReadAllSimulation(
      from: first, segmenter: NaiveSegmenter(), host: host, paging: paging, seed: seed)
    #expect(reading.ending == .pageRefused)
    #expect(reading.turns.count == failing - 1)
    #expect(reading.utterances.last?.text == "And it")
    #expect(reading.transcript.suffix(2) == ["speak And it", "end pageRefused"])
  }
}
