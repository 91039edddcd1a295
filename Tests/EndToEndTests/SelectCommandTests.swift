// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("select")
struct SelectCommandTests {
  private let book = CorpusText.english.path

  @Test func `a selection is said, shown and marked on its page`() throws {
    let tool = try Tool("select", book, "--from", "2:4", "--by", "word")
    #expect(tool.status == 0)
    #expect(
      tool.lines.prefix(5).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "said: “Lamp” selected", "2:4-8, page 2: Lamp", "-- page 2", "| The Lamp at Low Water",
        "|     ^^^^",
      ])
  }

  @Test func `an extension is said unit by unit, and back`() throws {
    let tool = try Tool(
      "select", book, "--from", "2:4", "--by", "word", "--count", "3", "--extend", "word:-1")
    #expect(
      tool.lines.prefix(5) == [
        "said: “Lamp” selected", "said: “at” selected", "said: “Low” selected",
        "said: “Low” unselected", "2:4-11, page 2: Lamp at",
      ])
  }

  @Test func `for programs there is one object for each of it`() throws {
    let objects = try Tool("select", book, "--from", "2:4", "--to", "2:11", "--json").objects
    let types = objects.map { $0["type"] as? String }
    #expect(types == ["announcement", "selection", "rect"])
    #expect(objects[1]["text"] as? String == "Lamp at")
    #expect(objects[1]["place"] as? String == "2:4-2:11")
    #expect(objects[1]["utf8"] as? [Int] == [4, 11])
    #expect(objects[1]["page"] as? Int == 2)
    #expect(objects[2]["width"] as? Int == 7)
  }

  @Test func `text over sections and pages has one start and one end`() throws {
    let objects = try Tool("select", book, "--from", "1", "--to", "2", "--json").objects
    let rects = objects.filter { $0["type"] as? String == "rect" }
    #expect(Set(rects.compactMap { $0["page"] as? Int }).count > 1)
    #expect(rects.filter { $0["containsStart"] as? Bool == true }.count == 1)
    #expect(rects.filter { $0["containsEnd"] as? Bool == true }.count == 1)
    let selection = try #require(objects.first { $0["type"] as? String == "selection" })
    let place = try #require(selection["place"] as? String).split(separator: "-").map(String.init)
    let again = try Tool(
      "select", book, "--from", place[0], "--to", place[1], "--json"
    ).objects
    let same = try #require(again.first { $0["type"] as? String == "selection" })
    #expect(same["text"] as? String == selection["text"] as? String)
  }

  @Test func `a note is added to a notebook, which is made if there is none`() throws {
    try withFile { path in
      let first = try Tool("select", book, "--from", "2:4", "--by", "word", "--save", path)
      #expect(first.lines.suffix(2) == ["said: Text saved.", "saved to \(path)"])
      let heading = "# Reading notes\n\n"
      let entry = """
        > Lamp
        from: The Ferry of Small Hours, The Lamp at Low Water, page 2
        place: 2:4-2:8
        cfi: epubcfi(/6/4!/4/2[ch01]/2,/1:4,/1:8)
        before: anyone who has stayed awake to hear how it came out. The
        after: at Low Water The road to Stannet ran out forty yards short


        """
      #expect(try String(contentsOfFile: path, encoding: .utf8) == heading + entry)
      let more = try Tool(
        "select", book, "--from", "2:4", "--by", "word", "--save", path, "--json")
      #expect(try more.objects.last?["file"] as? String == path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == heading + entry + entry)
    }
  }

  @Test func `a file that is no notebook stays as it is`() throws {
    try withFile { path in
      try "Dear diary".write(toFile: path, atomically: false, encoding: .utf8)
      let tool = try Tool("select", book, "--by", "word", "--save", path)
      #expect(tool.status == 1)
      #expect(tool.errors.contains("holds something else than reading notes"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "Dear diary")
    }
  }

  @Test(arguments: ["-", "", "/"])
  func `what cannot be a notebook is refused`(path: String) throws {
    let tool = try Tool("select", book, "--by", "word", "--save", path)
    #expect(tool.status == (path == "/" ? 1 : 2))
    #expect(!tool.errors.isEmpty)
  }

  @Test func `a book is never written to`() throws {
    let tool = try Tool("select", book, "--by", "word", "--save", book)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("--save names the book itself."))
  }

  @Test func `nothing to select is said and is no error`() throws {
    let tool = try Tool("select", book, "--from", "2:4", "--to", "2:4")
    #expect(tool.status == 0)
    #expect(tool.lines == ["Nothing is selected."])
  }

  @Test(arguments: [
    [], ["--to", "2:9", "--by", "word"], ["--to", "2:9", "--count", "2"],
    ["--by", "word", "--extend", "word:0"], ["--by", "word", "--extend", "stanza"],
    ["--by", "word", "--extend", "word:1:2"], ["--by", "stanza"],
    ["--from", "99:0", "--by", "word"],
    ["--to", "2:9999999"],
  ])
  func `a wish that is not understood says why`(arguments: [String]) throws {
    let tool = try Tool(["select", book] + arguments)
    #expect(tool.status == 2)
    #expect(!tool.errors.isEmpty)
    #expect(tool.output.isEmpty)
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "notes.md").path)
  }
}
