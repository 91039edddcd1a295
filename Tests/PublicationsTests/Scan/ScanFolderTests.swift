// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct ScanFolderTests {
  @Test func `a folder with a file for each page is a book of a section for each`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Array(TestScan("LOW WATER\n\nround with the tide as").hocr.utf8), named: "page-9.hocr")
    try folder.write(
      Array(TestScan("LOW WATER\n\nThe boat had gone once").hocr.utf8), named: "page-8.hocr")
    try folder.write(
      Array(TestScan("LOW WATER\n\nif it knew how.").hocr.utf8), named: "page-10.html")
    try folder.write(Array("not a page".utf8), named: "notes.txt")
    let book = try Publication.open(folder.path)
    #expect(book.sectionCount == 3)
    #expect(book.hasOwnLayout)
    #expect(book.language == TextLanguage("en"))
    #expect(
      book.rendering == """
        [artifact en] LOW WATER
        [paragraph en] The boat had gone once\(" ")
        --
        [artifact en] LOW WATER
        [paragraph en] round with the tide as\(" ")
        --
        [artifact en] LOW WATER
        [paragraph en] if it knew how.
        """)
    #expect(
      book.content(ofSection: 1).blocks.map(\.joinToPrevious) == [.newParagraph, .sameParagraph])
  }

  @Test func `a file of scanned pages is known by its content`() throws {
    try TemporaryFolder().read(Array(TestScan("One.", "Two.").hocr.utf8), named: "a.html") { book in
      #expect(book.hasOwnLayout)
      #expect(book.sectionCount == 1)
      let document = TextDocument(
        sectionCount: 1, segmenter: LetterSegmenter(), load: { book.content(ofSection: $0) }
      ).laidOut { book.layout(of: $0) }
      let section = try #require(document.section(0))
      #expect(document.layout(of: section)?.pageCount == 2)
    }
  }

  @Test func `a folder without either kind of book is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("a".utf8), named: "a.txt")
    let error = #expect(throws: PublicationError.self) { try Publication.open(folder.path) }
    #expect(error?.description.contains("without hOCR files") == true)
  }

  @Test func `numbers in file names are ordered by their value`() {
    let names = ["p10", "p9", "p09", "p1a", "p", "p2-x", "p2-10", "p2-9", "P3"]
    let sorted = names.sorted { FileNameOrder($0) < FileNameOrder($1) }
    #expect(sorted == ["P3", "p", "p1a", "p2-9", "p2-10", "p2-x", "p09", "p9", "p10"])
  }

  @Test(arguments: [
    ("eng", "en"), ("chi_sim", "zh-Hans"), ("jpn_vert", "ja"), ("deu+eng", "de"), ("fr", "fr"),
    ("ita_old", "it"), ("pt-BR", "pt-br"), ("frk", "de"),
  ])
  func `models are named for their languages`(model: String, tag: String) {
    #expect(ScanLanguage.language(of: model) == TextLanguage(tag))
  }

  @Test(arguments: [
    ("41", 41), ("— 41 —", 41), ("xiv", 14), ("XIV.", 14), ("Page 7", 7), ("iiii", nil),
    ("7 7", nil), ("", nil), ("mid", nil), ("the", nil),
  ])
  func `a page number is a numeral and nothing else`(text: String, number: Int?) {
    #expect(FolioNumber.value(of: text) == number)
  }
}
