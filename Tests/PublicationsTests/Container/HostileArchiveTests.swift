// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct HostileArchiveTests {
  /// A book whose second chapter is put into the archive by the test.
  private func withChapter(
    _ body: (Publication) throws -> Void, _ add: (inout ZipBuilder) -> Void
  ) throws {
    var book = TestBook()
    book.items = #"<item id="x" href="x.xhtml" media-type="application/xhtml+xml"/>"#
    book.references = #"<itemref idref="x"/>"#
    var zip = ZipBuilder()
    for resource in book.resources { zip.add(resource.name, resource.content) }
    add(&zip)
    try TemporaryFolder().read(zip.finish(), named: "book.epub", body)
  }

  @Test(arguments: [
    "../../x.xhtml", "/x.xhtml", "OPS\\x.xhtml", "C:/x.xhtml", "a/./x.xhtml",
  ])
  func `an entry with an unsafe name is left out and the book is read`(name: String) throws {
    try withChapter { book in
      #expect(book.content(ofSection: 0).rendering == "[paragraph en] One.")
      #expect(book.content(ofSection: 1).blocks.isEmpty)
      #expect(book.diagnostics.map(\.message).contains { $0.contains("unsafe") })
    } _: {
      $0.add(name, TestBook.chapter("<p>Evil</p>"))
    }
  }

  @Test func `a bomb is refused and the rest of the book is read`() throws {
    try withChapter { book in
      let content = book.content(ofSection: 1)
      #expect(content.blocks.isEmpty)
      #expect(content.diagnostics.first?.message.contains("200 times") == true)
      #expect(book.content(ofSection: 0).blocks.count == 1)
    } _: {
      $0.addBomb("OPS/x.xhtml", megabytes: 50)
    }
  }

  @Test func `a size that lies is not believed`() throws {
    try withChapter { book in
      #expect(book.content(ofSection: 1).diagnostics.first?.message.contains("200 times") == true)
    } _: {
      $0.addBomb("OPS/x.xhtml", megabytes: 50, claims: .init(size: 10))
    }
  }

  @Test func `a wrong checksum is said and the text is read`() throws {
    try withChapter { book in
      let content = book.content(ofSection: 1)
      #expect(content.rendering == "[paragraph en] Two.")
      #expect(content.diagnostics.count == 1)
      #expect(content.diagnostics.first?.place == "OPS/x.xhtml")
    } _: {
      $0.add("OPS/x.xhtml", Array(TestBook.chapter("<p>Two.</p>").utf8), claims: .init(checksum: 1))
    }
  }

  @Test func `a symbolic link in an archive is left out`() throws {
    try withChapter { book in
      #expect(book.content(ofSection: 1).blocks.isEmpty)
      #expect(
        book.diagnostics.map(\.message)
          == ["A symbolic link was left out.", "The file “x.xhtml” is missing."].prefix(1).map {
            $0
          })
    } _: {
      $0.add("OPS/x.xhtml", Array("/etc/hostname".utf8), claims: .init(mode: 0o120777))
    }
  }

  @Test func `of two entries with one name the first is read`() throws {
    try withChapter { book in
      #expect(book.content(ofSection: 1).rendering == "[paragraph en] First.")
    } _: {
      $0.add("OPS/x.xhtml", TestBook.chapter("<p>First.</p>"))
      $0.add("OPS/x.xhtml", TestBook.chapter("<p>Second.</p>"))
    }
  }

  @Test func `entries that share their bytes are refused`() throws {
    var zip = ZipBuilder()
    for resource in TestBook().resources { zip.add(resource.name, resource.content) }
    let content = [UInt8](repeating: 0x61, count: 10_000)
    for index in 0..<100 { zip.add("a\(index)", content, claims: .init(start: 0)) }
    let error = #expect(throws: PublicationError.self) {
      try TemporaryFolder().read(zip.finish(), named: "b.epub") { _ in }
    }
    #expect(error?.description.contains("overlap") == true)
  }

  @Test func `a truncated archive is refused with a sentence`() throws {
    let archive = TestBook().archive
    for length in [10, 100, archive.count / 2, archive.count - 30, archive.count - 1] {
      let error = #expect(throws: PublicationError.self) {
        try TemporaryFolder().read(Array(archive[..<length]), named: "b.epub") { _ in }
      }
      #expect(error?.description.hasSuffix(".") == true)
    }
  }

  @Test func `any byte of an archive may be wrong without a trap`() throws {
    let archive = TestBook().archive
    let folder = try TemporaryFolder()
    for index in stride(from: 0, to: archive.count, by: 7) {
      var broken = archive
      broken[index] ^= 0xFF
      do {
        try folder.read(broken, named: "b.epub") { _ = $0.rendering }
      } catch let error as PublicationError {
        #expect(error.description.hasSuffix("."))
      }
    }
  }

  @Test func `an archive that changes after it was opened is read no more, without a trap`() throws
  {
    let folder = try TemporaryFolder()
    try folder.read(TestBook().archive, named: "b.epub") { book in
      var other = ZipBuilder()
      other.add("other", "x")
      try folder.write(other.finish(), named: "b.epub")
      #expect(book.content(ofSection: 0).diagnostics.count == 1)
      try folder.write([], named: "b.epub")
      #expect(book.content(ofSection: 0).diagnostics.count == 1)
    }
  }
}
