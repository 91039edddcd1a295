// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@testable import Publications

@Suite("EPUB CFI, resolved in a document")
struct ResolvedCFITests {
  private static let chapters = [
    "<p id='a'>One two three.</p><p>Four <i>five</i> six.</p><script>none</script>",
    "<p><img alt='' src='x.png'/></p>", "<p>Seven eight nine ten.</p>",
  ]

  @Test(arguments: [
    ("/6/2!/4/2/1:4", "One ‸two three.", ResolvedPlace.Certainty.exact),
    ("/6/2!/4/4/2/1:0", "Four ‸five six.", .exact), ("/6/2!/4/4", "‸Four five six.", .exact),
    // The chapter itself, its first and last places, and what is right behind them.
    ("/6/2", "‸One two three.", .exact), ("/6/2!/4/0", "‸One two three.", .exact),
    ("/6/2!/4/2/2", "One two three.‸", .exact), ("/6/2!/4/99", "‸One two three.", .approximate),
    // Past the end of a text, into what is not read, to no element.
    ("/6/2!/4/2/1:99", "One two three.‸", .approximate),
    ("/6/2!/4/6/1:2", "Four five six.‸", .approximate),
    ("/6/2!/4/40/2/1:0", "Four five six.‸", .approximate),
    // Between two paragraphs, and behind the last child.
    ("/6/2!/4/3:0", "‸Four five six.", .approximate),
    ("/6/2!/4/2/9:0", "One two three.‸", .approximate),
    // A chapter without text: the next text there is.
    ("/6/4!/4/2", "‸Seven eight nine ten.", .approximate),
    // What stood around the place is there, is elsewhere, and is nowhere.
    ("/6/6!/4/2/1:6[Seven ,eight]", "Seven ‸eight nine ten.", .exact),
    ("/6/6!/4/2/1:6[,EIGHT]", "Seven ‸eight nine ten.", .approximate),
    ("/6/6!/4/2/1:6[eight ,nine]", "Seven eight ‸nine ten.", .repaired),
    ("/6/6!/4/2/1:6[elephant]", "Seven ‸eight nine ten.", .approximate),
    // An item of another id is another one.
    ("/6/6[c9]!/4/2/1:6", "Seven ‸eight nine ten.", .approximate),
    ("/6/2!/4/2[a]/1:4", "One ‸two three.", .exact),
    ("/6/2!/4/4[a]/1:4", "One ‸two three.", .approximate),
  ])
  func `a path leads to its text, or to the nearest there is`(
    path: String, place: String, certainty: ResolvedPlace.Certainty
  ) throws {
    let found = try resolve("epubcfi(\(path))")
    #expect(found.place?.certainty == certainty)
    if path.hasSuffix("/99") { return }
    #expect(found.text == place)
  }

  @Test(arguments: ["epubcfi(/6/80!/4)", "epubcfi(/4/2!/4/2)", "epubcfi(/6)"])
  func `an identifier of something else leads nowhere`(cfi: String) throws {
    #expect(try resolve(cfi).place == nil)
  }

  @Test func `a range may begin in one chapter and end in another, and be reversed`() throws {
    for cfi in [
      "epubcfi(/6,/2!/4/2/1:4,/6!/4/2/1:5)", "epubcfi(/6,/6!/4/2/1:5,/2!/4/2/1:4)",
    ] {
      let range = try #require(try resolve(cfi).place?.range)
      #expect(range.start.section == 0 && range.start.utf8Offset == 4)
      #expect(range.end.section == 2 && range.end.utf8Offset == 5)
    }
  }

  @Test func `the bias of a place says on which side of an edge it is`() throws {
    #expect(try resolve("epubcfi(/6/2!/4/2/1:4[;s=b])").place?.affinity == .upstream)
    #expect(try resolve("epubcfi(/6/2!/4/2/1:4[;s=a])").place?.affinity == .downstream)
    #expect(try resolve("epubcfi(/6/2!/4/2/1:4)").place?.affinity == .downstream)
  }

  @Test func `identifiers of many places in one long text cost no more each`() throws {
    var book = TestBook()
    book.chapters = [("c1.xhtml", "<p>\(String(repeating: "a", count: 300_000))</p>")]
    try book.read { book in
      let section = try #require(book.document.section(0))
      let map = try #require(book.cfiMap(of: section))
      for offset in stride(from: 0, through: 300_000, by: 3) {
        let position = try #require(section.position(atUTF8: offset))
        let place = try #require(TextRange(position, position))
        #expect(map.cfi(of: place)?.path.offset?.utf16 == offset)
      }
    }
  }

  /// Where an identifier leads, and the line of text there with a mark at the place.
  private func resolve(_ cfi: String) throws -> (place: ResolvedPlace?, text: String?) {
    var book = TestBook()
    book.chapters = Self.chapters.enumerated().map { ("c\($0).xhtml", $1) }
    return try book.read { book in
      let document = book.document
      guard let place = book.resolve(try EPUBCFI(cfi), in: document) else { return (nil, nil) }
      return (place, document.marked(place.range))
    }
  }
}
