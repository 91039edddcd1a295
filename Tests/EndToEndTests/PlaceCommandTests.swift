// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("move, rects and at")
struct PlaceCommandTests {
  private let book = CorpusText.english.path

  @Test(arguments: ["character", "word", "sentence", "line", "paragraph", "page", "section"])
  func `moving there and back meets the same units`(unit: String) throws {
    let there = try Tool("move", book, "--json", "--by", unit, "--count", "6").objects
    let last = try #require(there.last)
    let section = try #require(last["section"] as? Int)
    let start = try #require((last["utf8"] as? [Int])?.first)
    let back = try Tool(
      "move", book, "--json", "--by", unit, "--count", "5", "--backward", "--from",
      "\(section):\(start)"
    ).objects
    func places(_ units: [[String: Any]]) -> [[Int]] {
      units.map { [$0["section"] as? Int ?? 0] + ($0["utf8"] as? [Int] ?? []) }
    }
    #expect(places(back) == places(there).dropLast().reversed())
    #expect(back.count == 5)
  }

  @Test func `a unit is shown with its place and its page`() throws {
    let tool = try Tool("move", book, "--from", "p2", "--by", "word", "--count", "2")
    #expect(tool.lines == ["2:4-8, page 2: Lamp", "2:9-11, page 2: at"])
  }

  @Test func `moves may go from end to end`() throws {
    let there = try Tool("move", book, "--from", "2", "--by", "word", "--count", "3", "--ends")
    #expect(there.lines == ["2:0-3, page 2: The", "2:4-8, page 2: Lamp", "2:9-11, page 2: at"])
    let back = try Tool(
      "move", book, "--from", "2:11", "--by", "word", "--count", "2", "--ends", "--backward")
    #expect(back.lines == ["2:4-8, page 2: Lamp", "2:0-3, page 2: The"])
  }

  @Test func `the end of the book is said and is no error`() throws {
    let tool = try Tool("move", book, "--from", "13", "--by", "section", "--count", "9")
    #expect(tool.lines == ["There is no further section."])
    #expect(tool.status == 0)
  }

  @Test func `a range is drawn on each of its lines, with one start and one end`() throws {
    let rects = try Tool("rects", book, "--range", "2:100-400", "--json").objects
    #expect(rects.count > 4)
    #expect(rects.filter { $0["containsStart"] as? Bool == true }.count == 1)
    #expect(rects.filter { $0["containsEnd"] as? Bool == true }.count == 1)
  }

  @Test func `what is at the middle of a rect is in the range`() throws {
    let rects = try Tool("rects", book, "--range", "1:0-5", "--json").objects
    let rect = try #require(rects.first)
    let x = try #require(rect["x"] as? Int)
    let y = try #require(rect["y"] as? Int)
    let at = try Tool("at", book, "--page", "1", "--point", "\(x).5,\(y).5", "--json").objects
    let character = try #require(at.first)
    #expect(character["utf8"] as? [Int] == [0, 1])
    #expect(character["text"] as? String == "T")
  }

  @Test func `a page is drawn with the range marked`() throws {
    let tool = try Tool("rects", book, "--range", "1:4-9")
    #expect(tool.output.contains("| The Ferry of Small Hours\n|     ^^^^^"))
  }

  @Test(arguments: [
    ["move", "a", "--by", "stanza"], ["rects", "a"], ["rects", "a", "--range", "5-7"],
    ["at", "a", "--point", "3"], ["at", "a", "--point", "nan,1"], ["at", "a", "--page", "0"],
  ])
  func `a place that is not understood says why`(arguments: [String]) throws {
    let tool = try Tool(arguments)
    #expect(tool.status == 2)
    #expect(!tool.errors.isEmpty)
  }

  @Test(arguments: ["2:99999999", "99:0", "2:5000-"])
  func `a place behind the end is refused`(place: String) throws {
    #expect(try Tool("move", book, "--from", place).status == 2)
  }
}
