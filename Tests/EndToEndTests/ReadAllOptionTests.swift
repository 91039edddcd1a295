// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("read-all")
struct ReadAllOptionTests {
  private let book = CorpusText.english.path

  @Test func `without marks there is nothing but what is said`() throws {
    let tool = try Tool("read-all", book, "--marks", "none", "--limit", "4")
    #expect(tool.lines.count == 4)
    #expect(!tool.output.contains("--"))
    #expect(!tool.output.contains("=="))
  }

  @Test func `with section marks pages are not marked`() throws {
    let tool = try Tool("read-all", book, "--marks", "sections", "--to", "3")
    #expect(tool.lines.filter { $0.hasPrefix("== Section") }.count == 3)
    #expect(!tool.output.contains("page "))
  }

  @Test func `from and to a section reads that section and no other`() throws {
    let objects = try Tool("read-all", book, "--from", "4", "--to", "4", "--json").objects
    let sections = Set(objects.compactMap { $0["section"] as? Int })
    #expect(sections == [4])
    let first = try #require(objects.first { $0["type"] as? String == "utterance" })
    #expect(first["role"] as? String == "heading")
  }

  @Test func `from a page reads from that page's first word`() throws {
    let objects = try Tool("read-all", book, "--from", "p5", "--to", "p5", "--json").objects
    let utterances = objects.filter { $0["type"] as? String == "utterance" }
    #expect(!utterances.isEmpty)
    #expect(utterances.allSatisfy { $0["page"] as? Int == 5 })
  }

  @Test(arguments: [2, 3, 10, 49])
  func `from any page on the same is said as in the whole reading`(page: Int) throws {
    let whole = try Tool("read-all", book, "--marks", "none").lines
    let lines = try Tool("read-all", book, "--marks", "none", "--from", "p\(page)").lines
    let rest = whole.suffix(lines.count)
    #expect(Array(lines.dropFirst()) == Array(rest.dropFirst()))
    // The page may start inside a sentence: then the reading does, too.
    let first = try #require(lines.first)
    #expect(rest.first?.hasSuffix(first) == true)
    #expect(lines.count < whole.count)
  }

  @Test func `a page is the same whatever section the reading starts in`() throws {
    let small = ["--columns", "40", "--rows", "12"]
    let whole = try Tool(["read-all", book, "--json", "--to", "p110"] + small).objects
    let part = try Tool(["read-all", book, "--json", "--from", "10", "--to", "p110"] + small)
      .objects
    func said(_ objects: [[String: Any]]) -> [String] {
      objects.compactMap { $0["spoken"] as? String }
    }
    #expect(said(part).count > 40)
    #expect(said(whole).suffix(said(part).count) == said(part)[...])
  }

  @Test func `estimated page numbers count up one by one`() throws {
    let objects = try Tool(
      "read-all", book, "--json", "--from", "10", "--columns", "40", "--rows", "12"
    ).objects
    let turns = objects.filter { $0["type"] as? String == "pageTurn" }
    #expect(turns.count > 20)
    for (turn, next) in zip(turns, turns.dropFirst()) {
      #expect(turn["to"] as? Int == next["from"] as? Int)
    }
    for turn in turns { #expect(turn["to"] as? Int == (turn["from"] as? Int).map { $0 + 1 }) }
  }

  @Test func `a place to read to that is not there is refused`() throws {
    for arguments in [["--to", "99"], ["--to", "p9999"], ["--from", "5", "--to", "3"]] {
      let tool = try Tool(["read-all", book] + arguments)
      #expect(tool.status == 2)
      #expect(tool.output == "")
    }
  }

  @Test func `by paragraph says as much as by sentence, in fewer utterances`() throws {
    let sentences = try Tool("read-all", book, "--marks", "none")
    let paragraphs = try Tool("read-all", book, "--marks", "none", "--by", "paragraph")
    #expect(paragraphs.lines.count < sentences.lines.count)
    func words(_ tool: Tool) -> [Substring] { tool.output.split(whereSeparator: \.isWhitespace) }
    #expect(words(paragraphs) == words(sentences))
  }

  @Test func `a page that turns inside a sentence is marked at its word`() throws {
    let tool = try Tool(
      "read-all", book, "--from", "2", "--to", "2", "--columns", "30", "--rows", "5")
    let inside = tool.lines.filter { $0.contains("[about page ") }
    #expect(inside.count > 10)
    let unmarked = try Tool("read-all", book, "--from", "2", "--to", "2", "--marks", "sections")
    for line in inside {
      let sentence = line.replacing(#/\[about page \d+\] | \[about page \d+\]/#, with: "")
      #expect(unmarked.lines.contains(sentence))
    }
  }

  @Test func `a language given by the user beats the book's`() throws {
    let objects = try Tool("read-all", book, "--json", "--language", "de", "--limit", "2").objects
    let utterances = objects.filter { $0["type"] as? String == "utterance" }
    #expect(utterances.map { $0["language"] as? String } == ["de", "de"])
    #expect(objects.first?["language"] as? String == "de")
  }

  @Test func `a preset, with what departs from it and the words of another language`() throws {
    let tool = try Tool(
      "read-all", book, "--from", "3", "--limit", "2", "--marks", "none", "--preset",
      "everything", "--announce-in", "fr")
    #expect(tool.lines.first == "Titre de niveau 1")
    #expect(try Tool("read-all", book, "--preset", "novel").status == 2)
  }

  @Test func `programs are told how each utterance is set off`() throws {
    let objects = try Tool("read-all", "-", "--json", input: "One. Two.\n\nThree.").objects
    let utterances = objects.filter { $0["type"] as? String == "utterance" }
    #expect(
      utterances.map { $0["break"] as? String } == ["sentence", "sentence", "paragraph"])
    #expect(utterances.map { $0["pause"] as? Int } == [0, 0, 250])
  }

  @Test func `standard input is read where the book is a dash`() throws {
    let tool = try Tool("read-all", "-", "--marks", "none", input: "One. Two.\n\nThree.")
    #expect(tool.lines == ["One.", "Two.", "Three."])
    #expect(tool.status == 0)
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "   \n \n"])
  func `a text without a word is read to its end`(text: String) throws {
    let tool = try Tool("read-all", "-", "--json", input: text)
    #expect(tool.status == 0)
    let end = try #require(try tool.objects.last)
    #expect(end["utterances"] as? Int == 0)
    #expect(end["pageTurns"] as? Int == 0)
  }

  @Test func `escape sequences in a book never reach a terminal`() throws {
    let tool = try Tool("read-all", "-", input: "A \u{1B}[2Jclear\u{7} bell.")
    #expect(!tool.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
