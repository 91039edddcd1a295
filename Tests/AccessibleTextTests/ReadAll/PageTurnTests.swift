// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Page turns in a text that is known")
struct PageTurnTests {
  @Test(
    arguments: [
      (["One.|\nTwo."], "speak One. · speak Two. · page 1 → 2 · end endOfText"),
      (["A long| sentence."], "speak A long sentence. · page 1 → 2 · end endOfText"),
      (["some|thing"], "speak something · page 1 → 2 · end endOfText"),
      (["One.||\nTwo."], "speak One. · speak Two. · page 1 → 3 · end endOfText"),
      (["One.", "", "", "Two."], "speak One. · speak Two. · page 1 → 4 · end endOfText"),
      (["One.|"], "speak One. · end endOfText"),
      (["One.|", ""], "speak One. · end endOfText"),
      (["|One."], "speak One. · end endOfText"),
      (["One |two |three."], "speak One two three. · page 1 → 2 · page 2 → 3 · end endOfText"),
      (["He said “no|”."], "speak He said “no”. · page 1 → 2 · end endOfText"),
      (["One.|\n \n|\nTwo."], "speak One. · speak Two. · page 1 → 3 · end endOfText"),
      (["One.|\n…\nTwo."], "speak One. · speak … · page 1 → 2 · speak Two. · end endOfText"),
      (["a|b|c|d e"], "speak abcd e · page 1 → 3 · page 3 → 4 · end endOfText"),
    ] as [([String], String)],
    [ReadAllSimulation.Voice.words, .silent, .unreliable])
  func `each page is turned once`(text: ([String], String), voice: ReadAllSimulation.Voice) {
    #expect(transcript(of: text.0, voice: voice) == text.1)
  }

  /// The places in the spoken text at which pages turn.
  @Test(
    arguments: [
      ("A long| sentence.", "A long ‸sentence."),
      ("A long |sentence.", "A long ‸sentence."),
      ("some|thing else", "something ‸else"),
      ("some|thing", "something‸"),
      ("He said “no|”.", "He said “no‸”."),
      ("One |two |three.", "One ‸two ‸three."),
      ("One || two", "One  ‸two"),
      ("One|, “two”", "One, “‸two”"),
      ("no edge", "no edge"),
    ])
  func `a page turns at the first word that starts on it`(text: String, expected: String) throws {
    let first = try #require(pagedDocument([text]).firstElement)
    let reading = ReadAllSimulation(from: first, segmenter: NaiveSegmenter())
    let utterance = try #require(reading.utterances.first)
    #expect(MarkedText.render(utterance.text, at: utterance.turns.map(\.utf8Offset)) == expected)
  }

  @Test func `a page that begins with an utterance turns when the voice begins`() throws {
    let first = try #require(pagedDocument(["One.|\n“Two.” Three."]).firstElement)
    var controller = ReadAllController(from: first, segmenter: NaiveSegmenter())
    _ = controller.handle(.start)
    #expect(controller.handle(.finished(1)).count == 1)
    guard case .turnPage(let turn) = controller.handle(.began(2)).first else {
      Issue.record("the page turns")
      return
    }
    #expect(turn.from?.number == 1 && turn.to?.number == 2)
    guard case .word(2, _, let place?) = turn.cause else {
      Issue.record("it turns at a word")
      return
    }
    #expect(
      first.section.text(in: try #require(TextRange(place, first.next?.textRange.end ?? place)))
        == "Two.” Three.")
    #expect(controller.handle(.reached(2, spokenUTF8: 12)) == [])
  }

  @Test func `silent text on a page does not turn it, the word behind it does`() {
    #expect(
      transcript(of: ["One.|\n \n|\n\n|Two."])
        == "speak One. · speak Two. · page 1 → 4 · end endOfText")
    #expect(transcript(of: ["One.|\n \n "]) == "speak One. · end endOfText")
  }

  @Test func `a document that is not laid out turns nothing`() throws {
    let first = try #require(pagedDocument(["One.|\nTwo."]).laidOut { _ in nil }.firstElement)
    let reading = ReadAllSimulation(from: first, segmenter: NaiveSegmenter())
    #expect(reading.transcript == ["speak One.", "speak Two.", "end endOfText"])
  }
}
