// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct InlineTests {
  // TROUBLES 6, 33
  @Test(arguments: [
    (#"<p><span class="dc">T</span>he sea</p>"#, "[paragraph] The sea"),
    ("<p><span>ba</span><span>na</span><i>na</i></p>", "[paragraph] banana"),
    ("<p>a<small>BC</small> d</p>", "[paragraph] aBC d"),
    (#"<p><img alt="O" src="o.png"/>nce</p>"#, "[paragraph] <O>nce"),
    ("<p>H<sub>2</sub>O, XIX<sup>e</sup></p>", "[paragraph] H2O, XIXe"),
    (#"<p><span id="p8"/>Deep woods</p>"#, "[paragraph] Deep woods"),
    ("<p>a<custom>b</custom>c</p>", "[paragraph] abc"),
  ])
  func `inline elements never break a word`(body: String, expected: String) {
    #expect(rendering(ofBody: body) == expected)
  }

  // TROUBLES 4
  @Test func `a foreign phrase is a run inside its sentence`() {
    #expect(
      rendering(
        ofBody: #"<p>She said <i lang="fr">bon voyage</i> and left.</p>"#,
        language: TextLanguage("en"))
        == "[paragraph en] She said {fr: bon voyage} and left.")
  }

  @Test(arguments: [
    (#"<p xml:lang="de">Ja</p>"#, "[paragraph de] Ja"),
    (#"<p lang="de" xml:lang="fr">Oui</p>"#, "[paragraph fr] Oui"),
    (#"<div lang="de"><p>Ja</p></div><p>No</p>"#, "[paragraph de] Ja\n[paragraph en] No"),
    (#"<p lang="en"><i lang="fr">Tout</i></p>"#, "[paragraph en] {fr: Tout}"),
    (
      #"<p><i lang="fr">un <b lang="la">duo</b> trois</i></p>"#,
      "[paragraph en] {fr: un} {la: duo} {fr: trois}"
    ),
    (#"<p lang="">What</p>"#, "[paragraph] What"),
    (#"<i lang="fr"><p>Oui</p></i>"#, "[paragraph fr] Oui"),
    (#"<p><i lang="fr">Oui</i></p><p>Yes</p>"#, "[paragraph en] {fr: Oui}\n[paragraph en] Yes"),
  ])
  func `the language is the nearest that is declared`(body: String, expected: String) {
    #expect(rendering(ofBody: body, language: TextLanguage("en")) == expected)
  }

  // TROUBLES 47
  @Test func `a chapter that declares no language has its book's, else none`() {
    #expect(rendering(ofBody: "<p>A</p>", language: TextLanguage("fr")) == "[paragraph fr] A")
    #expect(rendering(ofBody: "<p>A</p>") == "[paragraph] A")
    #expect(
      rendering(ofBody: "<p>A</p>", attributes: #"xml:lang="de""#, language: TextLanguage("fr"))
        == "[paragraph de] A")
  }

  // TROUBLES 14
  @Test func `line breaks and language runs are both kept`() {
    #expect(
      rendering(
        ofBody: #"<p>In English, "Hi."<br/>In German, <span lang="de">"Hallo."</span></p>"#,
        language: TextLanguage("en"))
        == #"[paragraph en] In English, "Hi."⏎In German, {de: "Hallo."}"#)
  }

  // TROUBLES 9
  @Test func `dashes stay in their words' places`() {
    #expect(
      rendering(ofBody: "<p>The plan—if any—failed.</p>") == "[paragraph] The plan—if any—failed.")
  }

  // TROUBLES 29
  @Test func `soft hyphens are kept in the text`() {
    #expect(
      rendering(ofBody: "<p>im&shy;pos&#xAD;sible</p>") == "[paragraph] im\u{AD}pos\u{AD}sible")
  }

  // TROUBLES 63
  @Test func `text that is escaped twice is unescaped once`() {
    #expect(rendering(ofBody: "<p>Type &amp;lt;b&amp;gt;</p>") == "[paragraph] Type &lt;b&gt;")
  }

  @Test(arguments: [
    ("en", "She said <q>stop <q>now</q></q>.", "She said “stop ‘now’”."),
    ("fr", "Il dit <q>oui</q>.", "Il dit «oui»."),
    ("de", "Er sagt <q>ja</q>.", "Er sagt „ja“."),
    ("ja", "彼は<q>はい</q>と言った。", "彼は「はい」と言った。"),
    ("und", "A <q></q>b", "A “”b"),
    ("en", "A <q lang='de'>Ja</q>", "A {de: “Ja”}"),
    ("en", "A <q hidden=''>b</q>c", "A c"),
    ("en", "A <q style='quotes: none'>“b”</q>", "A “b”"),
  ])
  func `a quotation has the marks of the language around it`(
    language: String, body: String, expected: String
  ) {
    let role = language == "und" ? "paragraph" : "paragraph \(language)"
    #expect(
      rendering(ofBody: "<p>\(body)</p>", language: TextLanguage(language))
        == "[\(role)] \(expected)")
  }

  @Test func `a reference to a byte of Windows-1252 is the character that was meant`() {
    #expect(
      rendering(ofBody: "<p>A&#150;B &#x92;tis&#133; &#129;<img alt='Ann&#146;s'/></p>")
        == "[paragraph] A–B ’tis… \u{81}<Ann’s>")
  }
}
