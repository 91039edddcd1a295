// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct MalformedTests {
  @Test func `a chapter that is not well-formed is read as HTML and says where`() {
    let content = read(
      "<html><body><p>One\n<p>Two <b>bold <i>x</b> y<br>z&nbsp;&eacute;</body></html>")
    #expect(content.rendering == "[paragraph] One\n[paragraph] Two bold x y⏎z\u{A0}é")
    #expect(content.diagnostics.count == 1)
    #expect(content.diagnostics.first?.place == "a.xhtml, line 2")
  }

  @Test func `text after the fault is read`() {
    let content = chapter("<p>One</p><p>Two</div><p>Three</p>")
    #expect(content.rendering == "[paragraph] One\n[paragraph] Two\n[paragraph] Three")
  }

  @Test func `HTML's entities are read without a document type`() {
    #expect(rendering(ofBody: "<p>&eacute;&mdash;&hellip;</p>") == "[paragraph] é—…")
    #expect(chapter("<p>&eacute;</p>").diagnostics.isEmpty)
  }

  @Test func `an unknown entity is read as it is written`() {
    let content = chapter("<p>a &foo; b</p>")
    #expect(content.rendering == "[paragraph] a &foo; b")
    #expect(content.diagnostics.first?.message.contains("“foo”") == true)
  }

  @Test func `an entity the document declares as text is read`() {
    let content = read(
      #"<!DOCTYPE html [<!ENTITY a "Ada"><!ENTITY b "&a; L&eacute;">]><html><body title="&b;"><p>&b;</p><img alt="&b;!"/></body></html>"#
    )
    #expect(content.rendering == "[paragraph] Ada Lé\n[image] <Ada Lé!>")
    #expect(content.diagnostics.isEmpty)
  }

  @Test func `an external entity is never loaded`() {
    let content = read(
      #"<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/hostname"><!ENTITY % p SYSTEM "file:///etc/hostname">%p;]><html><body><p>a&x;b</p></body></html>"#
    )
    #expect(content.rendering == "[paragraph] ab", "\(content.diagnostics)")
    #expect(content.diagnostics.count == 1)
  }

  @Test func `entities made of entities do not grow`() {
    let declarations = (1...12).map { level in
      "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }
    let content = read(
      "<!DOCTYPE html [<!ENTITY e0 \"ha\">\(declarations.joined())]><html><body><p>a&e12;b</p><p>c</p></body></html>"
    )
    #expect(content.utf8.count < 10_000)
    #expect(content.rendering.hasSuffix("[paragraph] c"))
    #expect(!content.diagnostics.isEmpty)
  }

  @Test func `what entities add to a text is bounded`() {
    let long = String(repeating: "x", count: 4000)
    let content = read(
      "<!DOCTYPE html [<!ENTITY e \"\(long)\">]><html><body><p>\(String(repeating: "&e;", count: 5000))</p><p>c</p></body></html>"
    )
    #expect(content.utf8.count < 2 << 20)
    #expect(content.rendering.hasSuffix("[paragraph] c"))
  }

  @Test func `ten thousand levels are read without a deep stack`() {
    let content = chapter(
      String(repeating: "<div>", count: 10_000) + "deep"
        + String(repeating: "</div>", count: 10_000)
        + "<p>after</p>")
    #expect(content.rendering == "[paragraph] deep\n[paragraph] after")
    #expect(content.diagnostics.count == 1)
    let unclosed = chapter(String(repeating: "<b><p>word", count: 10_000))
    #expect(unclosed.blocks.count == 10_000)
  }

  @Test(arguments: ["UTF-16LE", "UTF-16BE"])
  func `a chapter in UTF-16 is read`(encoding: String) {
    let text = #"<?xml version="1.0" encoding="UTF-16"?><html><body><p>Grüße 🌊</p></body></html>"#
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return encoding == "UTF-16LE" ? pair : pair.reversed()
    }
    let content = MarkupDocument(place: "a", language: .undetermined).read(bytes)
    #expect(content.rendering == "[paragraph] Grüße 🌊")
    #expect(content.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a chapter in Latin-1 is read`(isWellFormed: Bool) {
    let text = #"<?xml version="1.0" encoding="iso-8859-1"?><html><body><p>Gr"#
    let rest = isWellFormed ? "e</p></body></html>" : "e</p><p>z<br></body></html>"
    let bytes = Array(text.utf8) + [0xFC, 0xDF] + Array(rest.utf8)
    let content = MarkupDocument(place: "a", language: .undetermined).read(bytes)
    #expect(
      content.rendering == (isWellFormed ? "[paragraph] Grüße" : "[paragraph] Grüße\n[paragraph] z")
    )
  }

  @Test func `bytes that are no UTF-8 are said and the rest is read`() {
    let bytes = Array("<html><body><p>a".utf8) + [0xFF] + Array("b</p><p>c</p></body></html>".utf8)
    let content = MarkupDocument(place: "a", language: .undetermined).read(bytes)
    #expect(content.rendering.hasSuffix("[paragraph] c"))
    #expect(content.isValid)
    #expect(content.diagnostics.count == 2)
  }

  @Test(arguments: [
    "", " ", "\0\0\0", "<", "<?xml", "<html", "&", "<p", "<a b", "<![CDATA[", "]]>",
    "<!DOCTYPE html [", "\u{FEFF}",
  ])
  func `a scrap of a document does not trap`(document: String) {
    #expect(read(document).isValid)
  }

  @Test func `text after a NUL is read`() {
    let content = chapter("<p>a\0b</p><p>c</p>")
    #expect(content.rendering.hasSuffix("[paragraph] c"))
  }

  @Test func `bytes that are not of the declared encoding lose no text after them`() {
    for encoding in ["UTF-8", "shift_jis", "windows-1252", "no-such-encoding"] {
      let bytes =
        Array("<?xml version='1.0' encoding='\(encoding)'?><html><body><p>a".utf8)
        + [0x81, 0x20, 0x90, 0xFF] + Array("b<p>c</body></html>".utf8)
      let content = MarkupDocument(place: "a", language: .undetermined).read(bytes)
      #expect(content.rendering.hasSuffix("[paragraph] c"), "\(encoding)")
      #expect(content.isValid)
    }
  }

  @Test func `any byte of a chapter may be wrong without a trap`() {
    let bytes = Array(
      """
      <?xml version="1.0"?><!DOCTYPE html [<!ENTITY a "b">]><html xml:lang="en"><body>
      <p title="&a;&eacute;">&a; <br/><i lang="fr">x</i></p><svg><text>1</text></svg><pre> a
       b</pre><math><mi>x</mi></math><details><summary>s</summary>t</details><img alt="&lt;"/><hr/>
      </body></html>
      """.utf8)
    var state: UInt64 = 42
    for round in 0..<3000 {
      var broken = bytes
      for _ in 0...round % 4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        broken[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 17)
      }
      let content = MarkupDocument(place: "a", language: .undetermined).read(broken)
      #expect(content.isValid)
    }
  }

  @Test func `a prefix that nobody declares is taken for the one it looks like, and that is said`()
  {
    let content = read(
      """
      <html xmlns="http://www.w3.org/1999/xhtml"><body>
      <p>One<a epub:type="noteref" href="#n">1</a></p></body></html>
      """)
    #expect(content.annotations.contains { $0.attribute == .noteReference(target: "#n") })
    #expect(content.diagnostics.map(\.place) == ["a.xhtml, line 2"])
    #expect(content.diagnostics.first?.message.contains("what namespaces allow") == true)
  }
}
