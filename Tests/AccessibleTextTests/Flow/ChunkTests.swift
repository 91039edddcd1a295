// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// A sentence longer than a voice can take is said in pieces.
@Suite("Chunks")
struct ChunkTests {
  private func pieces(_ text: String, atMost limit: Int) -> [String] {
    let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
      SectionContent(paragraphs: text)
    }
    return said(from: document.firstElement, limit: .max) { $0.longestPassage = limit }
  }

  @Test func `a long sentence is cut behind its commas`() {
    #expect(
      pieces("They sailed on, and on, past the cape, and home.", atMost: 25)
        == ["They sailed on, and on, ", "past the cape, and home."])
  }

  @Test func `without a comma it is cut at a space, and without a space between words`() {
    #expect(
      pieces("one two three four five six", atMost: 10) == [
        "one two ", "three ", "four five ", "six",
      ])
    #expect(pieces("一二三，四五六、七八九", atMost: 24) == ["一二三，四五六、", "七八九"])
  }

  @Test func `an opening mark goes with its word, and a closing one stays`() {
    #expect(
      pieces("he said, “come at once,” (or later) and left", atMost: 30)
        == ["he said, “come at once,” ", "(or later) and left"])
  }

  @Test func `a word is never cut, however long`() {
    let word = String(repeating: "a", count: 50)
    #expect(pieces("\(word) \(word)", atMost: 10) == ["\(word) ", word])
    #expect(pieces(word, atMost: 10) == [word])
  }

  @Test func `a text within the limit is one piece`() {
    #expect(pieces("on, and on", atMost: 10) == ["on, and on"])
  }

  @Test func `twenty thousand characters without a stop are said in pieces a voice can take`() {
    let text = String(repeating: "so it went on, and the sea with it; ", count: 560) + "then"
    let said = pieces(text, atMost: ReadingPreferences().longestPassage)
    #expect(said.count > 9 && said.allSatisfy { $0.utf8.count <= 2_000 })
    #expect(said.joined() == text)
  }

  @Test func `a page is turned once for each page crossed, in the piece that crosses it`() throws {
    let document = pagedDocument(["one, two, thr|ee, four, five, six, s|even, eight."])
    var preferences = ReadingPreferences()
    preferences.longestPassage = 14
    var flow = ReadingFlow(
      from: try #require(document.firstElement), segmenter: NaiveSegmenter(),
      preferences: preferences)
    var said: [String] = []
    while case .passage(let passage) = flow.next() {
      let text = Array(passage.text.utf8)
      said.append(
        passage.sources.map { source in
          (source.crossing == nil ? "" : "|") + String(decoding: text[source.utf8], as: UTF8.self)
        }.joined())
    }
    #expect(said == ["one, two, ", "thr|ee, four, ", "five, six, ", "s|even, eight."])
  }

  @Test(arguments: UInt64(0)..<60)
  func `the pieces read back equal to the passage`(seed: UInt64) throws {
    var chance = TextGenerator(seed: seed)
    let parts = [
      "a", "word ", ", ", "“", "” ", "7", ".5", "—", "、", "中", "\u{FFFC}", "\u{A0}", "(",
    ]
    let text = (0..<200).map { _ in parts[chance.number(in: 0...parts.count - 1)] }.joined()
    let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
      SectionContent(paragraphs: text)
    }
    let limit = chance.number(in: 1...60)
    var flow = ReadingFlow(
      from: try #require(document.firstElement), segmenter: NaiveSegmenter(),
      preferences: {
        var all = ReadingPreferences(); all.longestPassage = limit; return all
      }())
    var joined = ""
    var end = 0
    while case .passage(let passage) = flow.next() {
      joined += passage.text
      for source in passage.sources {
        #expect(source.range.start.utf8Offset == end)
        #expect(source.range.end.utf8Offset - end == source.utf8.count)
        end = source.range.end.utf8Offset
      }
    }
    #expect(joined == text)
  }
}
