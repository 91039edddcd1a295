// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Glibc
import Testing

@testable import Publications

/// The chapters that a plain text shows.
@Suite struct TextOutlineTests {
  private func open<T>(_ text: String, _ body: (Publication) throws -> T) throws -> T {
    try TemporaryFolder().read(Array(text.utf8), named: "a.txt", body)
  }

  /// The contents, an entry a line: `section title`, indented under their part.
  private func contents(_ book: Publication) -> [String] {
    func lines(_ entries: [ContentsEntry], _ indent: String) -> [String] {
      entries.flatMap {
        ["\(indent)\($0.section ?? -1) \($0.title)"] + lines($0.children, indent + "  ")
      }
    }
    return lines(book.contents, "")
  }

  private static let prose = "\n\nThe boat went round with the tide, as if it knew the way.\n\n"

  @Test(arguments: [
    ["CHAPTER I", "CHAPTER II"], ["Chapter 1. The Quay", "Chapter 2. The Lamp"],
    ["Chapter the First", "Chapter the Second"], ["Первая глава", "Вторая глава"],
    ["Глава 1", "Глава 2"], ["Erstes Kapitel", "Zweites Kapitel"], ["Kapitel 1", "Kapitel 2"],
    ["CHAPITRE PREMIER", "CHAPITRE II"], ["Capítulo 1", "Capítulo 2"], ["第一章 风雪", "第二章 归来"],
    ["第1話", "第2話"], ["I", "II", "III"], ["I.", "II."], ["1", "2"], ["1. Oars", "2. A Lamp"],
    ["Prologue", "Chapter 1", "Epilogue"], ["FERRIES", "LAMPS"], ["ACT I", "ACT II"],
  ])
  func `headings are found in the words of many books`(headings: [String]) throws {
    try open(headings.joined(separator: Self.prose) + Self.prose) { book in
      #expect(contents(book) == headings.enumerated().map { "\($0) \($1)" })
      #expect(book.sectionCount == headings.count)
      for (index, heading) in headings.enumerated() {
        #expect(book.content(ofSection: index).rendering.hasPrefix("[heading 1] \(heading)\n"))
      }
    }
  }

  @Test(arguments: [
    ["I went there", "In May"], ["Chapter houses are cold.", "Part of it"], ["I", "V"], ["7", "3"],
    ["Room 12", "Room 40"], ["ch"], ["第一次", "第二天早上他来了"], ["He wrote 1", "She wrote 2"],
  ])
  func `what only looks like a heading is none`(lines: [String]) throws {
    try open(lines.joined(separator: Self.prose) + Self.prose) { book in
      #expect(contents(book) == [])
      #expect(book.sectionCount == 1)
      #expect(!book.rendering.contains("heading"))
    }
  }

  @Test func `a chapter's title may stand below its number`() throws {
    try open("CHAPTER I\n\nThe Quay\(Self.prose)CHAPTER II\n\nThe Lamp\(Self.prose)") { book in
      #expect(contents(book) == ["0 CHAPTER I The Quay", "1 CHAPTER II The Lamp"])
      #expect(
        book.content(ofSection: 1).rendering.hasPrefix(
          "[heading 1] CHAPTER II\n[heading 2] The Lamp\n"))
    }
  }

  @Test func `chapters stand under their parts, and what is before them is a section`() throws {
    let text =
      "THE FERRY\n\nby nobody\n\nPART ONE\(Self.prose)Chapter 1\(Self.prose)Chapter 2\(Self.prose)"
      + "PART TWO\(Self.prose)Chapter 3\(Self.prose)"
    try open(text) { book in
      #expect(
        contents(book) == [
          "0 THE FERRY", "1 PART ONE", "  2 Chapter 1", "  3 Chapter 2", "4 PART TWO",
          "  5 Chapter 3",
        ])
      #expect(book.content(ofSection: 2).rendering.hasPrefix("[heading 2] Chapter 1"))
    }
  }

  @Test func `books whose chapters are counted by their name are sections`() throws {
    let text = ["Quill 1", "Quill 2", "2 Quill 1", "2 Quill 2", "Vane 1"].joined(
      separator: Self.prose)
    try open(text + Self.prose) { book in
      #expect(contents(book) == ["0 Quill", "1 2 Quill", "2 Vane"])
      #expect(book.content(ofSection: 0).rendering.contains("[heading 1] Quill 2"))
    }
  }

  @Test func `a table of contents is none of the chapters it lists`() throws {
    let titles = ["Chapter 1", "Chapter 2", "Chapter 3"]
    let text =
      titles.joined(separator: "\n\n") + "\n\n" + titles.joined(separator: Self.prose) + Self.prose
    try open(text) { book in
      #expect(contents(book) == ["1 Chapter 1", "2 Chapter 2", "3 Chapter 3"])
      #expect(
        book.content(ofSection: 0).rendering
          == titles.map { "[table-of-contents-entry] \($0)" }.joined(separator: "\n"))
    }
  }

  @Test func `the sections of a text are all of it, once`() throws {
    let text =
      "Front." + Self.prose + ["CHAPTER I", "CHAPTER II"].joined(separator: Self.prose) + Self.prose
    let bytes = Array(text.utf8)
    let outline = TextOutline(bytes, TextShape(bytes))
    #expect(outline.sections.first?.lowerBound == 0)
    #expect(outline.sections.last?.upperBound == bytes.count)
    #expect(
      zip(outline.sections, outline.sections.dropFirst()).allSatisfy {
        $0.upperBound == $1.lowerBound
      })
  }

  @Test func `a text that gzip has compressed is read, and a damaged one is told`() throws {
    // gzip of "The tide.\n", made with gzip -n.
    let bytes: [UInt8] = Self.compressed
    try TemporaryFolder().read(bytes, named: "tide.txt.gz") { book in
      #expect(book.title == "tide")
      #expect(book.rendering == "[paragraph] The tide.")
    }
    let error = #expect(throws: PublicationError.self) {
      try TemporaryFolder().read(Array(bytes.dropLast(9)), named: "tide.txt.gz") { _ in }
    }
    #expect(error?.description.contains("compressed") == true)
  }

  private static let compressed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0x0B, 0xC9, 0x48, 0x55, 0x28, 0xC9,
    0x4C, 0x49, 0xD5, 0xE3, 0x02, 0x00, 0xFD, 0x29, 0x63, 0xF6, 0x0A, 0x00, 0x00, 0x00,
  ]

  @Test func `a text that is too large is refused before it is read`() throws {
    let folder = try TemporaryFolder()
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: (64 << 20) + 1)
    let path = try folder.write(bytes, named: "large.txt")
    let error = #expect(throws: PublicationError.self) { try Publication.open(path) }
    #expect(error?.description.contains("larger than 64 MB") == true, "\(error?.description ?? "")")
  }
}
