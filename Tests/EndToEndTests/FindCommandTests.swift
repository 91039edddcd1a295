// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("find")
struct FindCommandTests {
  private let book = CorpusText.english.path

  @Test func `each place is shown in its sentence, with its page and its identifier`() throws {
    let tool = try Tool("find", book, "LAMP", "--limit", "2")
    #expect(tool.status == 0)
    #expect(
      tool.output == """
        == Section 2: The Lamp at Low Water
        2:4-8, page 2: The [Lamp] at Low Water
          epubcfi(/6/4!/4/2[ch01]/2,/1:4,/1:8)
        2:378-382, page 2: She had been told to look for a [lamp].
          epubcfi(/6/4!/4/2[ch01]/6,/1:32,/1:36)

        """)
  }

  @Test func `words need no quotation marks`() throws {
    let one = try Tool("find", book, "lamp at low")
    #expect(one.lines.count == 3)
    #expect(try Tool("find", book, "lamp", "at", "low").output == one.output)
  }

  @Test func `for programs there is one object a place, and one for the end`() throws {
    let objects = try Tool("find", book, "lamp at", "--json").objects
    #expect(objects.map { $0["type"] as? String } == ["find", "end"])
    #expect(objects[0]["text"] as? String == "Lamp at")
    #expect(objects[0]["before"] as? String == "The ")
    #expect(objects[0]["after"] as? String == " Low Water")
    #expect(objects[0]["title"] as? String == "The Lamp at Low Water")
    #expect(objects[0]["utf8"] as? [Int] == [4, 11])
    #expect(objects[0]["place"] as? String == "2:4-2:11")
    #expect(objects[0]["locator"] as? String == "epubcfi(/6/4!/4/2[ch01]/2,/1:4,/1:11)")
    #expect(objects[1]["finds"] as? Int == 1)
  }

  @Test(arguments: [
    (CorpusText.chinese, "风筝"), (.thai, "ที่"), (.arabic, "البئر"), (.english, "a"), (.plain, "the"),
  ])
  func `each place and each identifier that is printed is a place`(
    text: CorpusText, words: String
  ) throws {
    let finds = try Tool("find", text.path, words, "--json", "--limit", "40").objects.dropLast()
    #expect(!finds.isEmpty)
    for find in [finds.first, finds.last].compactMap({ $0 }) {
      for name in ["place", "locator"] {
        let place = try #require(find[name] as? String)
        let objects = try Tool("select", text.path, "--from", place, "--json").objects
        let selection = try #require(objects.first { $0["type"] as? String == "selection" })
        #expect(selection["text"] as? String == find["text"] as? String)
        #expect(selection["place"] as? String == find["place"] as? String)
      }
    }
  }

  @Test func `what was found is what a search from there finds first`() throws {
    let all = try Tool("find", book, "the boy", "--json").objects.dropLast()
    for find in all {
      let locator = try #require(find["locator"] as? String)
      let again = try Tool("find", book, "the boy", "--from", locator, "--limit", "1", "--json")
      #expect(try again.objects.first?["place"] as? String == find["place"] as? String)
    }
  }

  @Test func `a search may end at a place`() throws {
    let all = try Tool("find", book, "lamp", "--to", "2", "--json").objects
    #expect(all.dropLast().allSatisfy { $0["section"] as? Int == 2 })
    #expect(try Tool("find", book, "lamp", "--to", "2:8", "--json").objects.count == 2)
    #expect(try Tool("find", book, "lamp", "--to", "2:7", "--json").objects.count == 1)
    let between = try Tool("find", book, "lamp", "--from", "2:5", "--to", "2:500", "--json")
    #expect(try between.objects.count == 2)
  }

  @Test func `what differs is what is asked for`() throws {
    func count(_ options: String...) throws -> Int {
      let tool = try Tool(["find", book, "--json", "--to", "3"] + options)
      return try tool.objects.count - 1
    }
    #expect(try count("LAMP") > 0 && count("LAMP", "--case") == 0)
    #expect(try count("lámp") == count("lamp") && count("lámp", "--accents") == 0)
    #expect(try count("ｌａｍｐ") == count("lamp") && count("ｌａｍｐ", "--width") == 0)
    #expect(try count("lam") == count("lamp") && count("lam", "--whole-words") == 0)
  }

  @Test func `what is found nowhere is said and is no error`() throws {
    let tool = try Tool("find", book, "zeppelin")
    #expect(tool.status == 0 && tool.output == "“zeppelin” is not in the text.\n")
    #expect(try Tool("find", book, "zeppelin", "--json").objects.count == 1)
  }

  @Test(arguments: [
    [], [""], [" \u{3000}"], ["\u{301}"], ["\u{AD}"], ["lamp", "--limit", "0"],
    ["lamp", "--from", "99"], ["lamp", "--from", "zeppelin"], ["lamp", "--from", "3", "--to", "2"],
  ])
  func `a search that is not understood says why`(arguments: [String]) throws {
    let tool = try Tool(["find", book] + arguments)
    #expect(tool.status == 2)
    #expect(!tool.errors.isEmpty && tool.output.isEmpty)
  }

  @Test func `of a long sentence the words near the place are shown`() throws {
    let words = String(repeating: "wave after wave ", count: 40)
    let tool = try Tool("find", "-", "lamp", input: "\(words)lamp \(words)end.\n")
    let line = try #require(tool.lines.first { $0.contains("[lamp]") })
    #expect(line.contains(": …") && line.hasSuffix("…") && line.utf8.count < 400)
  }
}
