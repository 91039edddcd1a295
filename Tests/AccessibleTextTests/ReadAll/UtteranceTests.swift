// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Utterance")
struct UtteranceTests {
  @Test func `a place of an utterance is a place of its source, over page edges too`() throws {
    let document = pagedDocument(["One t|wo", "& three."])
    let utterance = try utterance(of: document)
    for (offset, place) in [(0, "‸One two"), (6, "One tw‸o"), (5, "One t‸wo")] {
      let position = try #require(utterance.position(atUTF8: offset))
      #expect(position.section == 0)
      #expect(MarkedText.render("One two", at: [position.utf8Offset]) == place)
    }
    let last = try #require(utterance.position(atUTF8: utterance.text.utf8.count))
    #expect(last == document.lastElement?.textRange.end)
  }

  @Test(arguments: [Int.min, -1, 5, Int.max])
  func `there is no place beyond the text`(offset: Int) throws {
    #expect(try utterance(of: pagedDocument(["One."])).position(atUTF8: offset) == nil)
  }

  @Test func `an offset inside a scalar rounds down to its start`() throws {
    let document = pagedDocument(["a😀|é"])
    let utterance = try utterance(of: document)
    let section = try #require(document.section(0))
    for offset in 0...utterance.text.utf8.count {
      #expect(utterance.position(atUTF8: offset) == section.position(atUTF8: offset))
    }
  }

  @Test func `utterances are numbered from 1`() throws {
    let first = try #require(pagedDocument(["One. Two. Three."]).firstElement)
    let reading = ReadAllSimulation(from: first, segmenter: NaiveSegmenter())
    #expect(reading.utterances.map(\.id) == [1, 2, 3])
  }

  private func utterance(of document: TextDocument) throws -> Utterance {
    let first = try #require(document.firstElement)
    return try #require(
      ReadAllSimulation(from: first, segmenter: NaiveSegmenter()).utterances.first)
  }
}
