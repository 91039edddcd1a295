// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct FallbackTests {
  private func secondSection(_ items: String, files: [(String, String)] = []) throws
    -> SectionContent
  {
    var book = TestBook()
    book.items = items
    book.references = #"<itemref idref="x"/>"#
    book.files = files.map { ($0.0, Array($0.1.utf8)) }
    return try book.read { $0.content(ofSection: 1) }
  }

  @Test func `a foreign item is read by what it falls back to`() throws {
    let content = try secondSection(
      """
      <item id="x" href="x.pdf" media-type="application/pdf" fallback="y"/>
      <item id="y" href="y.png" media-type="image/png" fallback="z"/>
      <item id="z" href="z.xhtml" media-type="application/xhtml+xml"/>
      """, files: [("x.pdf", ""), ("y.png", ""), ("z.xhtml", TestBook.chapter("<p>Z</p>"))])
    #expect(content.rendering == "[paragraph en] Z")
  }

  @Test func `an entry of the contents leads to what stands in for its file`() throws {
    var book = TestBook()
    book.items = """
      <item id="x" href="x.pdf" media-type="application/pdf" fallback="z"/>
      <item id="z" href="z.xhtml" media-type="application/xhtml+xml"/>
      """
    book.references = #"<itemref idref="x"/>"#
    book.files = [("x.pdf", []), ("z.xhtml", Array(TestBook.chapter("<p>Z</p>").utf8))]
    book.navigation = #"<ol><li><a href="x.pdf">Other</a></li></ol>"#
    try book.read { #expect($0.contents.rendering == "Other→1") }
  }

  @Test func `an encrypted chapter is not read as noise`() throws {
    let list =
      "<encryption><EncryptedData><CipherReference URI='OPS/c1.xhtml'/></EncryptedData></encryption>"
    try TestBook().readFolder { folder in
      try folder.write(Array(list.utf8), named: "META-INF/encryption.xml")
    } _: {
      #expect($0.content(ofSection: 0).blocks.isEmpty)
      #expect($0.content(ofSection: 0).diagnostics.first?.message.contains("encrypted") == true)
    }
  }

  @Test func `a chapter that is a picture by mistake is not read as noise`() throws {
    let content = try secondSection(
      #"<item id="x" href="x.xhtml" media-type="application/xhtml+xml"/>"#,
      files: [("x.xhtml", "GIF89a\u{1}\u{2}\u{3}")])
    #expect(content.blocks.isEmpty)
    #expect(content.diagnostics.first?.message.contains("GIF") == true)
  }

  @Test func `a chain that leads back into itself ends`() throws {
    let content = try secondSection(
      """
      <item id="x" href="x.pdf" media-type="application/pdf" fallback="y"/>
      <item id="y" href="y.pdf" media-type="application/pdf" fallback="x"/>
      """, files: [("x.pdf", ""), ("y.pdf", "")])
    #expect(content.blocks.isEmpty)
    #expect(content.diagnostics.count == 1)
  }

  @Test func `a picture in the spine is a section with one object`() throws {
    let content = try secondSection(
      #"<item id="x" href="x.png" media-type="image/png"/>"#, files: [("x.png", "")])
    #expect(content.rendering == "[image en] <?>")
  }

  @Test func `a drawing in the spine is read`() throws {
    let content = try secondSection(
      #"<item id="x" href="x.svg" media-type="image/svg+xml"/>"#,
      files: [("x.svg", #"<svg xmlns="http://www.w3.org/2000/svg"><title>Map</title></svg>"#)])
    #expect(content.rendering == "[image en] <Map>")
  }

  @Test func `a plain text in the spine is read`() throws {
    let content = try secondSection(
      #"<item id="x" href="x.txt" media-type="text/plain"/>"#, files: [("x.txt", "One\n\nTwo")])
    #expect(content.rendering == "[paragraph en] One\n[paragraph en] Two")
  }
}
