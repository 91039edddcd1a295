// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Publications

@Suite struct ScanHyphenTests {
  /// The paragraph that two lines make, in a text that has some words elsewhere.
  private func joined(
    _ one: String, _ other: String, knowing words: String = "", language: String = "eng"
  ) -> String {
    let scan = ScannedText(TestScan("\(words)\n\n\n\(one)\n\(other)", language: language))
    return scan.rendering.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("a curi-", "ous boy", "", "a curious boy"),
    ("a curi-", "ous boy", "Most curious.", "a curious boy"),
    ("the well-", "known ferry", "He had known it well.", "the well-known ferry"),
    ("the well-", "known ferry", "The well-known boy.", "the well-known ferry"),
    ("pages 10-", "20 of it", "", "pages 10-20 of it"),
    ("called Jean-", "Paul by all", "", "called Jean-Paul by all"),
    ("the FERRY-", "MAN'S song", "", "the FERRYMAN'S song"),
    ("a father-in-", "law of his", "My father-in-law.", "a father-in-law of his"),
    ("under-", "stand it", "To understand: under the stand.", "understand it"),
    ("a wait \u{2014}", "no more", "", "a wait \u{2014} no more"),
    ("the wait\u{2014}", "no more", "", "the wait\u{2014}no more"),
    ("a curi\u{AC}", "ous boy", "", "a curious boy"),
    ("a curi\u{AD}", "ous boy", "", "a curious boy"),
    ("a curi\u{2010}", "ous boy", "", "a curious boy"),
    ("it was -", "so he said", "", "it was - so he said"),
    ("“activ-", "ity,” he said", "", "“activity,” he said"),
  ])
  func `a hyphen at a line's end is joined when the parts make one word`(
    one: String, other: String, words: String, expected: String
  ) {
    #expect(joined(one, other, knowing: words) == "[paragraph] \(expected)")
  }

  @Test(arguments: [
    ("der Vor-", "und Nachteile", "der Vor- und Nachteile"),
    ("die Sklaven-", "handel trieben", "die Sklavenhandel trieben"),
    ("die Nord-", "Süd-Linie", "die Nord-Süd-Linie"),
  ])
  func `German writes compounds as one word and hangs hyphens before a conjunction`(
    one: String, other: String, expected: String
  ) {
    let words = "Der Handel mit Sklaven und der Nord."
    #expect(joined(one, other, knowing: words, language: "deu") == "[paragraph] \(expected)")
  }

  @Test func `a word that is cut by the end of a page is whole`() {
    let scan = ScannedText(
      TestScan("He was a most curi-\n\n      3", "ous boy indeed.\n\n      4"))
    #expect(
      scan.rendering == """
        [paragraph] He was a most curi
        [artifact] 3
        +[paragraph] ous boy indeed.
        [artifact] 4
        """)
  }
}
