// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("read-all --json")
struct JSONTests {
  @Test(arguments: CorpusText.prose, [(20, 5), (60, 30), (200, 60)])
  func `page turns sum to the pages crossed`(text: CorpusText, page: (Int, Int)) throws {
    let objects = try Tool(
      "read-all", text.path, "--json", "--columns", "\(page.0)", "--rows", "\(page.1)"
    ).objects
    let utterances = objects.filter { $0["type"] as? String == "utterance" }
    let turns = objects.filter { $0["type"] as? String == "pageTurn" }
    var shown = try #require(utterances.first?["page"] as? Int)
    #expect(shown == 1)
    for turn in turns {
      #expect(turn["from"] as? Int == shown)
      shown = try #require(turn["to"] as? Int)
    }
    let pages = try pages(of: text, page)
    #expect(shown == pages, "the last page with text was turned to, and none after it")
    let end = try #require(objects.last)
    #expect(end["type"] as? String == "end")
    #expect(end["utterances"] as? Int == utterances.count)
    #expect(end["pageTurns"] as? Int == turns.count)
  }

  /// How many pages a text has; each text of the corpus ends on its last page.
  private func pages(of text: CorpusText, _ page: (Int, Int)) throws -> Int? {
    let outline = try Tool(
      "outline", text.path, "--json", "--columns", "\(page.0)", "--rows", "\(page.1)")
    return try outline.objects.first?["pages"] as? Int
  }

  @Test(arguments: CorpusText.prose)
  func `the same is said on pages of any size`(text: CorpusText) throws {
    let said = try [("20", "5"), ("60", "30"), ("200", "60")].map { columns, rows in
      try Tool("read-all", text.path, "--marks", "none", "--columns", columns, "--rows", rows)
        .output
    }
    #expect(said[0] == said[1])
    #expect(said[1] == said[2])
  }

  @Test func `ranges in both encodings are ranges of the same text`() throws {
    let objects = try Tool("read-all", CorpusText.thai.path, "--json").objects
    for utterance in objects where utterance["type"] as? String == "utterance" {
      let text = try #require(utterance["text"] as? String)
      let ranges = try #require(utterance["ranges"] as? [[String: Any]])
      let lengths = try ["utf8", "utf16"].map { unit in
        try ranges.map { range in
          let ends = try #require(range[unit] as? [Int])
          return ends[1] - ends[0]
        }.reduce(0, +)
      }
      #expect(lengths == [text.utf8.count, text.utf16.count])
    }
  }

  @Test func `a turn is at a place inside its utterance`() throws {
    let objects = try Tool(
      "read-all", CorpusText.english.path, "--json", "--columns", "30", "--rows", "6"
    ).objects
    var utterance: [String: Any] = [:]
    for object in objects {
      if object["type"] as? String == "utterance" { utterance = object }
      guard object["type"] as? String == "pageTurn" else { continue }
      #expect(object["utterance"] as? Int == utterance["id"] as? Int)
      let ranges = try #require(utterance["ranges"] as? [[String: Any]])
      let range = try #require(ranges.first?["utf8"] as? [Int])
      let place = try #require(object["utf8"] as? Int)
      #expect(range[0] <= place && place <= range[1])
    }
  }

  @Test func `each line is one object with a type`() throws {
    let objects = try Tool("read-all", CorpusText.arabic.path, "--json").objects
    let types = Set(objects.compactMap { $0["type"] as? String })
    #expect(types == ["begin", "section", "utterance", "pageTurn", "end"])
    #expect(objects.allSatisfy { $0["type"] != nil })
  }
}
