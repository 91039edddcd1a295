// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Places on the command line")
struct PlaceTests {
  private let book = CorpusText.english.path
  private static let cfi = "epubcfi(/6/4!/4/2[ch01]/2,/1:4,/1:8)"
  private static let locator =
    #"{"section":2,"before":"The ","text":"Lamp","after":" at Low Water","progress":0}"#

  @Test(arguments: [
    "2:4", "2:4-8", "2:4-2:8", cfi, "book.epub#\(cfi)", "epubcfi(/6/4!/4/2/2/1:4)", locator,
    "lamp at low", "\"lamp at low\"", "“Lamp at Low”",
  ])
  func `one place has many names, and every command knows them`(place: String) throws {
    let move = try Tool("move", book, "--from", place, "--json")
    #expect(try move.objects.first?["utf8"] as? [Int] == [9, 11])
    let read = try Tool("read-all", book, "--from", place, "--limit", "1", "--marks", "none")
    #expect(read.output == "Lamp at Low Water\n" && read.errors == "")
    let select = try Tool("select", book, "--from", place, "--by", "word", "--json")
    #expect(try select.objects[1]["text"] as? String == "Lamp")
    let at = try Tool("at", book, "--page", place, "--point", "4,0")
    #expect(at.lines.first?.hasPrefix("2:4-5, ") == true && at.lines.first?.last == "L")
  }

  @Test(arguments: [("2:4-8", 4), (cfi, 4), ("Lamp at Low", 11), (locator, 4)])
  func `text is drawn wherever its place is said`(place: String, width: Int) throws {
    let rects = try Tool("rects", book, "--range", place, "--json").objects
    #expect(rects.map { $0["width"] as? Int } == [width])
    #expect(rects.first?["x"] as? Int == 4)
  }

  @Test func `a text is read to the words that come next`() throws {
    let tool = try Tool(
      "read-all", book, "--from", "told to look", "--to", "a lamp", "--marks", "none")
    #expect(tool.output == "told to look for a lamp.\n")
    let select = try Tool("select", book, "--from", "2:346", "--to", "lamp", "--json")
    #expect(
      try select.objects[1]["text"] as? String == "She had been told to look for a lamp")
  }

  @Test func `a place without a span selects nothing, and one with a span all of it`() throws {
    #expect(try Tool("select", book, "--from", "2:4").lines == ["Nothing is selected."])
    let tool = try Tool("select", book, "--from", "Lamp at Low", "--json")
    #expect(try tool.objects[1]["place"] as? String == "2:4-2:15")
  }

  @Test(arguments: [
    "epubcfi(/6/4!/4/2[ch01]/2/1:99)", "epubcfi(/6/4!/4/2[gone]/2/1:4)",
    "epubcfi(/6/4!/4/2[ch01]/2/1:4[elephant])",
    #"{"section":2,"before":"the elephants ","text":"danced","after":" at noon","progress":0.5}"#,
  ])
  func `a place that is not there any more is the nearest, with a note`(place: String) throws {
    let tool = try Tool("read-all", book, "--from", place, "--limit", "1")
    #expect(tool.status == 0)
    #expect(tool.errors.contains("no such text any more; the nearest is at 2:"))
    #expect(tool.errors.split(separator: "\n").count == 1)
  }

  @Test func `a place whose words have moved is followed, without a note`() throws {
    let place = "epubcfi(/6/4!/4/2[ch01]/2/1:12[for a ,lamp])"
    let tool = try Tool("select", book, "--from", place, "--by", "word", "--json")
    #expect(tool.errors == "")
    #expect(try tool.objects[1]["place"] as? String == "2:378-2:382")
  }

  @Test(arguments: [
    ("epubcfi(/6/400!/4)", "leads to nothing"), ("epubcfi(/6/4!/4", "at offset"),
    ("zeppelin", "nowhere in the text"), ("\"\"", "nothing to look for"), ("0", "A place is"),
    ("3:", "A place is"), ("p0", "A place is"), ("+3", "A place is"), ("", "A place is"),
    ("3:1-x", "nowhere"), ("2:1-99999999", "ends before"), ("{", "is no locator"),
    (#"{"section":2"#, "is no locator"), (#"{"section":0}"#, "is no locator"),
    (#"{"section":2.5}"#, "is no locator"), (#"{"section":1e400}"#, "is no locator"),
    (#"{"section":2,"cfi":"x"}"#, "no canonical fragment"), (#"{"section":2}}"#, "is no locator"),
    (#"{"href":"a","locations":{"progression":1}}"#, "is no locator"),
    (#"{"section":2,"text":"a\"#, "is no locator"),
    (#"{"section":2,"section":3}"#, "is no locator"),
    (#"{"section":2,"text":"\ud8"}"#, "is no locator"),
    ("{\"section\":2,\"text\":\"", "is no locator"),
  ])
  func `what is no place says why`(place: String, message: String) throws {
    let tool = try Tool("read-all", book, "--from", place)
    #expect(tool.status == 2)
    #expect(tool.errors.contains(message), "\(tool.errors)")
    #expect(tool.output == "")
  }

  @Test func `a book that is no EPUB has no canonical fragment identifiers`() throws {
    let tool = try Tool("read-all", CorpusText.plain.path, "--from", Self.cfi)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("is a place in an EPUB, and this book is none."))
    #expect(
      try Tool("read-all", CorpusText.plain.path, "--json", "--cfi", "--limit", "1").status == 0)
  }

  @Test func `a number in quotation marks is a word`() throws {
    let tool = try Tool(
      "read-all", "-", "--from", "\"1984\"", "--marks", "none", input: "In 1984.\n")
    #expect(tool.output == "1984.\n")
  }

  @Test func `a locator that was printed is read back, whatever the text`() throws {
    let text = "He said “a\\b”\t\"c\" {d} 👩‍👧 e\u{301}\u{2028}f."
    let select = try Tool("select", "-", "--from", "1", "--json", input: text)
    let selection = try #require(
      select.lines.first { $0.contains(#""type":"selection""#) })
    let start = try #require(selection.range(of: #""locator":"#)?.upperBound)
    let end = try #require(selection.range(of: "},", range: start..<selection.endIndex)?.lowerBound)
    let again = try Tool(
      "select", "-", "--from", String(selection[start...end]), "--json", input: text)
    #expect(again.output == select.output && again.errors == "")
  }

  @Test func `each utterance has its identifier where that is asked for`() throws {
    let objects = try Tool("read-all", book, "--json", "--cfi", "--from", "2", "--limit", "30")
      .objects
    let said = objects.filter {
      $0["type"] as? String == "utterance" && $0["kind"] as? String == "main"
    }
    #expect(said.count > 20)
    for utterance in [said.first, said[9], said.last].compactMap({ $0 }) {
      let cfi = try #require(utterance["cfi"] as? String)
      let again = try Tool("read-all", book, "--json", "--from", cfi, "--limit", "1").objects
      let first = try #require(again.first { $0["type"] as? String == "utterance" })
      #expect(first["text"] as? String == utterance["text"] as? String)
    }
    #expect(try Tool("read-all", book, "--cfi").status == 2)
  }
}
