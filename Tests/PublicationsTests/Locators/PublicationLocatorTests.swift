// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Foundation
import Testing

@testable import Publications

@Suite("Locators")
struct PublicationLocatorTests {
  private static let text =
    "<p>The tide was out.</p><p>A lamp hung <b>over</b> the water stairs.</p>"

  @Test(arguments: [
    // A paragraph was put before it.
    "<p>It was six.</p>" + text,
    // An element around it is gone, or came.
    "<p>The tide was out.</p><p>A lamp hung over the water stairs.</p>",
    "<div><section><p>The tide was out.</p><p>A <i>lamp</i> hung <b>over</b> the water stairs.</p></section></div>",
    // It went to the end of a longer chapter.
    "<p>\(String(repeating: "Rain fell. ", count: 400))</p>" + text,
    // Words before and after it have changed.
    "<p>The tide was low.</p><p>One lamp hung <b>over</b> the water, and steps.</p>",
  ])
  func `a place is found at its word in a text that has changed`(changed: String) throws {
    let locator = try locator("over", in: Self.text)
    let found = try resolve(locator, in: [changed])
    #expect(found.text?.contains("hung ‸over‸ the water") == true)
    // The one whose place has not changed is exact.
    #expect(found.place?.certainty == (changed.contains("was low") ? .exact : .repaired))
  }

  @Test func `a word that is gone is found by what stood around it`() throws {
    let locator = try locator("over", in: Self.text)
    let found = try resolve(
      locator, in: ["<p>New.</p>" + Self.text.replacing("<b>over</b>", with: "above")])
    #expect(found.text == "A lamp hung‸ above the water stairs.")
    #expect(found.place?.certainty == .repaired)
  }

  @Test func `joined hyphens and other quotation marks lose no place`() throws {
    let scanned = "<p>\"He was a curi- ous man,\" she said, \"and a late one.\"</p>"
    let corrected = "<p>New.</p><p>“He was a curious man,” she said, “and a late one.”</p>"
    let locator = try locator("she said", in: scanned)
    let found = try resolve(locator, in: [corrected])
    #expect(found.text == "“He was a curious man,” ‸she said‸, “and a late one.”")
  }

  @Test func `where nothing has changed a place is exact, also among copies`() throws {
    let copies = "<p>\(String(repeating: "row the boat on, ", count: 8))</p>"
    var book = TestBook()
    book.chapters = [("c1.xhtml", copies)]
    try book.read { book in
      let document = book.document
      let section = try #require(document.section(0))
      for copy in 0..<8 {
        let range = try #require(section.range(copy * 17 + 4..<copy * 17 + 7))
        let locator = try #require(book.locator(of: range, in: document))
        #expect(
          book.resolve(locator, in: document) == ResolvedPlace(range: range, certainty: .exact))
      }
    }
  }

  @Test(arguments: ["the-ferry-of-small-hours", "ja-the-last-bus", "ar-the-well-of-stars"])
  func `the locator of a range leads back to it`(name: String) throws {
    try everyPlace(of: name, by: 61) { book, document, range in
      let locator = try #require(book.locator(of: range, in: document))
      let found = try #require(book.resolve(locator, in: document))
      #expect(found.range == range && found.certainty == .exact, "\(range)")
    }
  }

  @Test(arguments: ["the-clockmakers-apprentice.txt", "en-the-lighthouse-ledger.hocr"])
  func `in a book that is no EPUB it does so by words and progress`(name: String) throws {
    try everyPlace(of: name, by: 97) { book, document, range in
      let locator = try #require(book.locator(of: range, in: document))
      #expect(locator.cfi == nil && locator.file == nil)
      let found = try #require(book.resolve(locator, in: document))
      #expect(found.range == range && found.certainty == .exact, "\(range)")
    }
  }

  @Test func `a chapter that was moved is found by its file, and text that was moved by its words`()
    throws
  {
    let locator = try locator("over", in: Self.text)
    let moved = try resolve(locator, in: ["<p>Cover.</p>", Self.text], firstFile: "cover.xhtml")
    #expect(moved.text == "A lamp hung ‸over‸ the water stairs.")
    let elsewhere = try resolve(locator, in: ["<p>Cover.</p>", "<p>More.</p>", Self.text])
    #expect(elsewhere.text == "A lamp hung ‸over‸ the water stairs.")
    #expect(elsewhere.place?.certainty == .repaired)
  }

  @Test func `where the words are gone the progress is as near as one gets`() throws {
    var locator = try locator("over", in: Self.text)
    let gone = ["<p>\(String(repeating: "x", count: 100))</p>"]
    locator.cfi = nil
    let found = try resolve(locator, in: gone)
    #expect(found.place?.certainty == .approximate)
    #expect(found.place?.range.start.utf8Offset == Int((locator.progress * 100).rounded()))
    for progress in [-1, 7, .infinity, -.infinity, .nan] as [Double] {
      locator.progress = progress
      #expect(try resolve(locator, in: gone).place?.certainty == .approximate)
    }
    locator.section = .max
    locator.file = "no/such/file"
    #expect(try resolve(locator, in: gone).place != nil)
  }

  @Test func `a range over several chapters is kept by its start`() throws {
    var book = TestBook()
    book.chapters = [("c1.xhtml", "<p>One two</p>"), ("c2.xhtml", "<p>Three</p>")]
    try book.read { book in
      let document = book.document
      let start = try #require(document.section(0)?.position(atUTF8: 4))
      let end = try #require(document.section(1)?.textRange.end)
      let range = try #require(TextRange(start, end))
      let locator = try #require(book.locator(of: range, in: document))
      #expect(locator.quote.exact == "" && locator.quote.after == "two")
      #expect(book.locator(of: range, in: book.document) == nil)
    }
  }

  private func everyPlace(
    of name: String, by step: Int, _ body: (Publication, TextDocument, TextRange) throws -> Void
  ) throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Corpus/\(name)").standardized.path
    let book = try Publication.open(corpus)
    let document = book.document
    for number in 0..<min(book.sectionCount, 3) {
      guard let section = document.section(number) else { continue }
      var position: TextPosition? = section.textRange.start
      while let place = position {
        let end = section.position(from: place, offsetBy: 11, in: .scalar) ?? place
        try body(book, document, try #require(TextRange(place, place)))
        try body(book, document, try #require(TextRange(place, end)))
        position = section.position(from: place, offsetBy: step, in: .scalar)
      }
    }
  }

  private func locator(_ words: String, in body: String) throws -> PublicationLocator {
    var book = TestBook()
    book.chapters = [("c1.xhtml", body)]
    return try book.read { book in
      let document = book.document
      let section = try #require(document.section(0))
      let text = try #require(section.text(in: section.textRange))
      let found = try #require(text.range(of: words))
      let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      let range = try #require(section.range(start..<start + words.utf8.count))
      return try #require(book.locator(of: range, in: document))
    }
  }

  private func resolve(
    _ locator: PublicationLocator, in chapters: [String], firstFile: String = "c1.xhtml"
  ) throws -> (place: ResolvedPlace?, text: String?) {
    var book = TestBook()
    let names =
      firstFile == "c1.xhtml" ? ["c1.xhtml", "c2.xhtml", "c3.xhtml"] : [firstFile, "c1.xhtml"]
    book.chapters = zip(names, chapters).map { ($0, $1) }
    return try book.read { book in
      let document = book.document
      let place = book.resolve(locator, in: document)
      return (place, place.flatMap { document.marked($0.range) })
    }
  }
}

extension TextSection {
  fileprivate func range(_ utf8: Range<Int>) -> TextRange? {
    guard let start = position(atUTF8: utf8.lowerBound), let end = position(atUTF8: utf8.upperBound)
    else { return nil }
    return TextRange(start, end)
  }
}
