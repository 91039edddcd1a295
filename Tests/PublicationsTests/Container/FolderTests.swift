// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import Testing

@testable import Publications

@Suite struct FolderTests {
  @Test func `a folder is read as an archive is`() throws {
    let fromFolder = try TestBook().readFolder { $0.rendering }
    let fromArchive = try TestBook().read { $0.rendering }
    #expect(fromFolder == fromArchive)
    #expect(fromFolder == "[paragraph en] One.")
    try TestBook().readFolder { #expect($0.diagnostics.isEmpty) }
  }

  @Test(arguments: ["/etc/hostname", "../../../../../../../../etc/hostname", "c1.xhtml"])
  func `a symbolic link in a folder is not followed`(target: String) throws {
    var book = TestBook()
    book.items = #"<item id="x" href="x.xhtml" media-type="application/xhtml+xml"/>"#
    book.references = #"<itemref idref="x"/>"#
    try book.readFolder {
      try FileManager.default.createSymbolicLink(
        atPath: $0.path + "/OPS/x.xhtml", withDestinationPath: target)
    } _: {
      #expect($0.content(ofSection: 0).blocks.count == 1)
      #expect($0.content(ofSection: 1).utf8.isEmpty)
      #expect($0.content(ofSection: 1).diagnostics.count == 1)
    }
  }

  @Test func `a folder that is a link out of the book is not entered`() throws {
    var book = TestBook()
    book.items = #"<item id="x" href="out/hostname" media-type="text/plain"/>"#
    book.references = #"<itemref idref="x"/>"#
    try book.readFolder {
      try FileManager.default.createSymbolicLink(
        atPath: $0.path + "/OPS/out", withDestinationPath: "/etc")
    } _: {
      #expect($0.content(ofSection: 1).utf8.isEmpty)
    }
  }

  @Test func `a pipe in a folder is not waited for`() throws {
    var book = TestBook()
    book.items = #"<item id="x" href="x.xhtml" media-type="application/xhtml+xml"/>"#
    book.references = #"<itemref idref="x"/>"#
    try book.readFolder {
      #expect(mkfifo($0.path + "/OPS/x.xhtml", 0o600) == 0)
    } _: {
      #expect($0.content(ofSection: 1).diagnostics.count == 1)
    }
  }

  @Test func `a container that is one folder down is found`() throws {
    let folder = try TemporaryFolder()
    for resource in TestBook().resources {
      try folder.write(resource.content, named: "book/\(resource.name)")
    }
    let book = try Publication.open(folder.path)
    #expect(book.rendering == "[paragraph en] One.")
    #expect(book.diagnostics.count == 1)
    var zip = ZipBuilder()
    for resource in TestBook().resources { zip.add("book/\(resource.name)", resource.content) }
    try folder.read(zip.finish(), named: "nested.epub") {
      #expect($0.rendering == "[paragraph en] One.")
    }
  }
}
