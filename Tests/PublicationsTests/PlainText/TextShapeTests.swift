// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

/// How the lines of a plain text become paragraphs, verse and lists.
@Suite struct TextShapeTests {
  private func rendering(_ text: String) -> String {
    PlainText(place: "a.txt", language: .undetermined).read(Array(text.utf8)).rendering
  }

  @Test func `prose that was wrapped is joined, also where it is indented`() {
    #expect(
      rendering(
        """
           The protocol that is described here carries text from one host to
           another, in pieces that are no longer than a page of a book would
           be.
        """)
        == "[paragraph] The protocol that is described here carries text from one host to another, "
        + "in pieces that are no longer than a page of a book would be.")
  }

  @Test func `lines that end early by intent are verse`() {
    #expect(
      rendering("The tide was out,\nThe mud was grey,\nThe lamp went out,\nAt break of day.")
        == "[verse] The tide was out,⏎The mud was grey,⏎The lamp went out,⏎At break of day.")
    #expect(rendering("Jo Quill\nLantern Street 4") == "[paragraph] Jo Quill⏎Lantern Street 4")
  }

  @Test func `an indent begins a paragraph in a text that parts them so`() {
    let paragraph = """
         The boy held the lamp up high, and looked at the water for a while
      as if it had spoken to him.

      """
    let text = String(repeating: paragraph, count: 3) + "   “No.”\n   “Yes.”\n"
    let joined =
      "[paragraph] The boy held the lamp up high, and looked at the water for a while as if it had "
      + "spoken to him."
    #expect(
      rendering(text)
        == ([joined, joined, joined] + ["[paragraph] “No.”", "[paragraph] “Yes.”"])
        .joined(separator: "\n"))
  }

  @Test func `lines that are too long to have been wrapped are paragraphs`() {
    let long = String(repeating: "The boat went round with the tide. ", count: 6)
      .split(separator: " ").joined(separator: " ")
    #expect(
      rendering("\(long)\n\(long)\n“No.”")
        == "[paragraph] \(long)\n[paragraph] \(long)\n[paragraph] “No.”")
  }

  @Test func `ideographic spaces begin paragraphs`() {
    #expect(
      rendering("　　他走进来，看\n了看。\n　　没有人。") == "[paragraph] 他走进来，看了看。\n[paragraph] 没有人。")
  }

  @Test(arguments: [
    (
      "  1 The tide went out.\n  2 And the mud was grey, and\nthe boats lay on it.\n  3 It came in.",
      ["1 The tide went out.", "2 And the mud was grey, and the boats lay on it.", "3 It came in."]
    ),
    ("1:1 The tide\nwent out.\n1:2 It came in.", ["1:1 The tide went out.", "1:2 It came in."]),
    ("1. Oars\n2. A lamp\n3) Rope", ["1. Oars", "2. A lamp", "3) Rope"]),
    (
      "He was 12 years old then\n13 boats lay there",
      ["He was 12 years old then 13 boats lay there"]
    ),
    ("7 boats came\n3 boats went", ["7 boats came 3 boats went"]),
  ])
  func `verses that are counted are paragraphs`(text: String, paragraphs: [String]) {
    #expect(rendering(text) == paragraphs.map { "[paragraph] \($0)" }.joined(separator: "\n"))
  }

  @Test func `marks begin the items of a list`() {
    #expect(
      rendering("- oars and a\n  lamp\n- rope")
        == "[list-item] - oars and a lamp\n[list-item] - rope")
  }

  @Test func `percent signs part fortunes`() {
    #expect(
      rendering("A lamp.\n%\nThe tide\nis late.\n%\n")
        == "[paragraph] A lamp.\n[paragraph] The tide is late.")
    #expect(rendering("One\n%\nof all") == "[paragraph] One % of all")
  }

  @Test func `a title and a name stand before a poem`() {
    #expect(
      rendering("《河》\n作者：无名\n春水向东流，\n小舟不回头。")
        == "[paragraph] 《河》\n[paragraph] 作者：无名\n[paragraph] 春水向东流，⏎小舟不回头。")
  }

  @Test func `marks alone part scenes`() {
    #expect(
      rendering("One.\n\n* * *\n\nTwo.") == "[paragraph] One.\n[separator] * * *\n[paragraph] Two.")
  }

  @Test(arguments: [
    ("hooks no bigger than fish-\nbones", "hooks no bigger than fish-bones"),
    ("in the end--\nnothing", "in the end--nothing"),
    ("in the end—\nnothing", "in the end—nothing"),
    ("he -\nshe", "he - she"), ("- one", "- one"),
  ])
  func `a line that was wrapped behind a hyphen or dash goes on without a space`(
    text: String, expected: String
  ) {
    #expect(rendering(text).hasSuffix("] \(expected)"))
  }

  @Test func `heads and feet of pages are artifacts, and paragraphs run over them`() {
    let pages = (1...4).map { page in
      """
      RFC 1        The Ferry Protocol        May 1931

      The boat takes the text from one side of the river to the other and

      Quill          Ferries          [Page \(page)]
      """
    }
    let content = PlainText(place: "a", language: .undetermined)
      .read(Array((pages.joined(separator: "\n\u{C}\n") + "\nback again.").utf8))
    let roles = content.blocks.map { ($0.role, $0.joinToPrevious) }
    #expect(roles.count { $0.0 == .artifact } == 8)
    #expect(roles.count { $0.0 == .paragraph } == 5)
  }

  @Test func `a paragraph that goes on behind a page's edge is one`() {
    let pages = zip(1...3, ["east", "north", "south"]).map { page, wind in
      "the \(wind) wind takes the boat from one side of the river to the other, and\n\n"
        + "Quill   [Page \(page)]"
    }
    let content = PlainText(place: "a", language: .undetermined)
      .read(Array((pages.joined(separator: "\n\u{C}\n")).utf8))
    #expect(
      content.blocks.map(\.joinToPrevious)
        == [
          .newParagraph, .newParagraph, .sameParagraph, .newParagraph, .sameParagraph,
          .newParagraph,
        ])
  }
}
