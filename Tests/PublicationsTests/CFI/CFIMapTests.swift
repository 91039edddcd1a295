// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Foundation
import Testing

@testable import Publications

@Suite("EPUB CFI, made and resolved")
struct CFIMapTests {
  /// The map of a chapter of one body, and its section.
  private func map(_ body: String) throws -> (CFIMap, TextSection) {
    var book = TestBook()
    book.chapters = [("c1.xhtml", body)]
    return try book.read { book in
      let section = Self.section(0, of: book)
      return (try #require(book.cfiMap(of: section)), section)
    }
  }

  private static func section(_ number: Int, of book: Publication) -> TextSection {
    TextSection(
      book.content(ofSection: number), in: TextSpace(), ordinal: number,
      segmenter: NaiveSegmenter())
  }

  @Test(arguments: [
    ("<p>The ‸quick fox</p>", "/4/2/1:4"), ("<p><span id='p8'/>‸Deep woods</p>", "/4/2/3:0"),
    ("<p id='a'>One</p><p id='b'>T‸wo</p>", "/4/4[b]/1:1"),
    ("<p>a<b>b‸d</b>c</p>", "/4/2/2/1:1"), ("<p>a<b>bb</b>‸c</p>", "/4/2/3:0"),
    ("<p>\n  One\n  t‸wo</p>", "/4/2/1:10"), ("<p>🌊 s‸ea</p>", "/4/2/1:4"),
  ])
  func `a place has the path of its text`(body: String, path: String) throws {
    let marks = MarkedText(body)
    let (map, section) = try map(marks.text)
    let text = try #require(section.text(in: section.textRange))
    // The mark is found again by what follows it.
    let rest = marks.text.utf8.dropFirst(marks.offsets[0]).prefix { $0 != UInt8(ascii: "<") }
    let found = try #require(text.range(of: String(decoding: rest, as: UTF8.self)))
    let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let position = try #require(section.position(atUTF8: offset))
    let place = try #require(TextRange(position, position))
    let cfi = try #require(map.cfi(of: place))
    #expect(cfi.description == "epubcfi(/6/2!\(path))")
    #expect(map.range(of: cfi) == CFIMap.Found(range: place, isExact: true))
  }

  @Test(arguments: [
    "the-ferry-of-small-hours", "ja-the-last-bus", "he-the-overdue-book", "zh-the-kite-maker",
    "th-the-river-market", "en-the-almanac-of-saltmarsh-row",
  ])
  func `the identifier of a range leads back to it`(name: String) throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Corpus/\(name)").standardized.path
    let book = try Publication.open(corpus)
    for number in 0..<min(book.sectionCount, 5) {
      let section = Self.section(number, of: book)
      guard let map = book.cfiMap(of: section), !section.textRange.isEmpty else { continue }
      var position: TextPosition? = section.textRange.start
      while let place = position {
        let next = section.position(from: place, offsetBy: 1, in: .scalar)
        let far = section.position(from: place, offsetBy: 23, in: .scalar) ?? section.textRange.end
        for end in [place, far] {
          let range = try #require(TextRange(place, end))
          let cfi = try #require(map.cfi(of: range))
          #expect(try EPUBCFI(cfi.description) == cfi)
          #expect(book.section(of: cfi) == number)
          let found = try #require(map.range(of: cfi))
          #expect(
            found.range == range || isMade(range, section, map),
            "\(number): \(cfi) \(place.utf8Offset) \(found.range.start.utf8Offset)-\(found.range.end.utf8Offset)"
          )
        }
        position = next
      }
    }
  }

  /// Whether an end of a range lies in text that is made of something else, or between two line breaks:
  /// no text of the document is there.
  private func isMade(_ range: TextRange, _ section: TextSection, _ map: CFIMap) -> Bool {
    [range.start, range.end].contains { end in
      guard let place = TextRange(end, end), let found = map.cfi(of: place).flatMap(map.range)
      else {
        return false
      }
      return found.range.start.compare(to: end) != .same
    }
  }

  @Test func `an element is found by its id, though others were put before it`() throws {
    let (map, section) = try map("<p>New.</p><p id='a'>One</p><p id='b'>Two</p>")
    let found = try #require(map.range(of: try EPUBCFI("epubcfi(/6/2!/4/4[b]/1:1)")))
    #expect(section.text(in: section.textRange)?.utf8.count == 12)
    #expect(found == CFIMap.Found(range: try place(10, section), isExact: false))
  }

  @Test(arguments: [
    ("/6/2!/4/2/1:99", 3, false), ("/6/2!/4/2/9:0", 8, false), ("/6/2!/4/2", 0, true),
    ("/6/2!/4", 0, true), ("/6/2!/4/6/1:0", 0, false), ("/6/2!/4/4/2/1:1", 5, true),
    ("/6/2!/99/99", 0, false),
  ])
  func `what is not there any more leads to the nearest place`(
    path: String, utf8: Int, isExact: Bool
  ) throws {
    let (map, section) = try map("<p>One</p><p><b>Two</b></p>")
    let found = try #require(map.range(of: try EPUBCFI("epubcfi(\(path))")))
    #expect(found.isExact == isExact)
    if isExact || utf8 > 0 && path.hasSuffix(":99") {
      #expect(found == CFIMap.Found(range: try place(utf8, section), isExact: isExact))
    }
  }

  @Test func `an identifier of another section or of something else is none of this one`() throws {
    let (map, _) = try map("<p>One</p>")
    for text in ["epubcfi(/6/4!/4/2/1:0)", "epubcfi(/6/2)", "epubcfi(/4/2!/4)"] {
      #expect(map.range(of: try EPUBCFI(text)) == nil)
    }
  }

  @Test func `a publication that is no EPUB has no identifiers`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    try "<p>One</p>".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let book = try Publication.open(file.path)
    #expect(book.cfiMap(of: Self.section(0, of: book)) == nil)
    #expect(book.section(of: try EPUBCFI("epubcfi(/6/2!/4)")) == nil)
  }

  private func place(_ utf8: Int, _ section: TextSection) throws -> TextRange {
    let position = try #require(section.position(atUTF8: utf8))
    return try #require(TextRange(position, position))
  }
}
