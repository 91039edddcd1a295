// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct BlockTests {
  @Test func `block elements open blocks with their roles`() {
    #expect(
      rendering(
        ofBody: """
          <h1>Morning</h1><h6>Small</h6><p>The tide.</p><div>Loose</div>
          <section><p>In a section.</p></section>
          <ul><li>Milk</li></ul><dl><dt>Term</dt><dd>Sense</dd></dl>
          <blockquote><p>Quoted.</p></blockquote>
          <table><caption>Sums</caption><tr><th>Name</th><td>Ada</td></tr></table>
          <figure><p>In.</p><figcaption>Below.</figcaption></figure>
          <pre>code</pre><aside><p>Aside.</p></aside>
          """, language: TextLanguage("en"))
          == """
          [heading 1 en] Morning
          [heading 6 en] Small
          [paragraph en] The tide.
          [paragraph en] Loose
          [paragraph en] In a section.
          [list-item en] Milk
          [list-item en] Term
          [list-item en] Sense
          [quotation en] Quoted.
          [caption en] Sums
          [table-cell en] Name
          [table-cell en] Ada
          [paragraph en] In.
          [caption en] Below.
          [code en] code
          [aside en] Aside.
          """)
  }

  // TROUBLES 64
  @Test func `cells of a row are blocks of their own`() {
    #expect(
      rendering(ofBody: "<table><tr><td>Ada</td><td>Engineer</td></tr></table>")
        == "[table-cell] Ada\n[table-cell] Engineer")
  }

  @Test(arguments: [
    #"<blockquote class="verse"><p>Soft<br/>falls</p></blockquote>"#,
    #"<div epub:type="z3998:verse"><p>Soft<br/>falls</p></div>"#,
    #"<section epub:type="z3998:poem"><blockquote><p>Soft<br/>falls</p></blockquote></section>"#,
    #"<p class="stanza">Soft<br/>falls</p>"#,
  ])
  func `verse is known by its class or type`(body: String) {
    #expect(rendering(ofBody: body) == "[verse] Soft⏎falls")
  }

  @Test(arguments: [
    #"<aside epub:type="footnote"><p>A note.</p></aside>"#,
    #"<div role="doc-footnote">A note.</div>"#,
    #"<ol><li epub:type="endnote"><p>A note.</p></li></ol>"#,
    #"<section epub:type="rearnotes"><aside epub:type="rearnote">A note.</aside></section>"#,
  ])
  func `notes are known by their type or role`(body: String) {
    #expect(rendering(ofBody: body) == "[note] A note.")
  }

  @Test func `entries of a navigation list are entries of a table of contents`() {
    #expect(
      rendering(
        ofBody: """
          <nav epub:type="toc"><h2>Contents</h2><ol><li><a href="a">Part</a>
          <ol><li><a href="b">Chapter</a></li></ol></li></ol></nav><ul><li>After</li></ul>
          """)
          == """
          [heading 2] Contents
          [table-of-contents-entry] Part
          [table-of-contents-entry] Chapter
          [list-item] After
          """)
  }

  @Test func `elements without content leave no trace`() {
    #expect(
      rendering(ofBody: "<p></p><div>\n<p> \t</p><ul><li/></ul></div><p>A</p><p><b/></p>")
        == "[paragraph] A")
    #expect(chapter("").blocks.isEmpty)
    #expect(chapter("").utf8.isEmpty)
  }

  @Test func `a rule is a separator without text`() {
    #expect(
      rendering(ofBody: "<p>A</p><hr/><p>B</p>") == "[paragraph] A\n[separator]\n[paragraph] B")
    #expect(rendering(ofBody: "<p>A</p><hr hidden=''/><p>B</p>") == "[paragraph] A\n[paragraph] B")
  }

  @Test func `text around a block element is in blocks of its own`() {
    #expect(
      rendering(ofBody: "<div>before<p>inside</p>after</div>")
        == "[paragraph] before\n[paragraph] inside\n[paragraph] after")
    #expect(
      rendering(ofBody: "<ul><li>one<ul><li>two</li></ul>three</li></ul>")
        == "[list-item] one\n[list-item] two\n[list-item] three")
  }

  // TROUBLES 54
  @Test func `an italic paragraph is a paragraph like any other`() {
    #expect(
      rendering(ofBody: "<p><em>Later</em></p><p>A.</p><p>B.</p>")
        == "[paragraph] Later\n[paragraph] A.\n[paragraph] B.")
  }
}
