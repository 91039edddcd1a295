// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SectionContent")
struct SectionContentTests {
  @Test(
    arguments: [
      ("", []),
      ("a", ["a"]),
      ("a\n", ["a", ""]),
      ("\n", ["", ""]),
      ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\rc\nd", ["a", "b", "c", "d"]),
      ("\r\n", ["", ""]),
      ("\n\r", ["", "", ""]),
      ("\u{FEFF}a", ["\u{FEFF}a"]),
      ("\u{301}", ["\u{301}"]),
      ("a\n\u{301}b", ["a", "\u{301}b"]),
      ("\r\u{301}", ["", "\u{301}"]),
      ("a\u{2028}b\u{2029}c", ["a\u{2028}b", "c"]),
      ("👩‍👩‍👧\n🇫🇷", ["👩‍👩‍👧", "🇫🇷"]),
    ] as [(String, [String])])
  func `each line of a plain text is a paragraph`(text: String, expected: [String]) {
    let content = SectionContent(paragraphs: text)
    #expect(texts(content) == expected)
    #expect(content.diagnostics == [])
    #expect(content.blocks.allSatisfy { $0.role == .paragraph })
    #expect(content.blocks.allSatisfy { $0.joinToPrevious == .newParagraph })
  }

  @Test(arguments: UInt64(0)..<20)
  func `blocks cover everything but the line feeds between them`(seed: UInt64) {
    var texts = TextGenerator(seed: seed)
    let content = SectionContent(paragraphs: texts.section(paragraphs: 8))
    var end = -1
    for block in content.blocks {
      #expect(block.utf8.lowerBound == end + 1)
      if end >= 0 { #expect(content.utf8[end] == UInt8(ascii: "\n")) }
      end = block.utf8.upperBound
    }
    #expect(max(end, 0) == content.utf8.count)
  }

  @Test func `plain text takes a language`() {
    let content = SectionContent(paragraphs: "a\nb", language: TextLanguage("th"))
    #expect(content.blocks.map(\.language.tag) == ["th", "th"])
  }

  @Test func `an empty section can say why it is empty`() {
    let note = Diagnostic(place: "a.xhtml", message: "The file is missing.")
    let content = SectionContent.empty(diagnostics: [note])
    #expect(content.blocks == [] && content.utf8 == [] && content.diagnostics == [note])
  }

  @Test func `content in another language keeps its text, blocks and runs`() {
    var builder = SectionBuilder(language: TextLanguage("en"))
    builder.openBlock(.heading(level: 2), join: .sameParagraph)
    builder.appendObject(description: "a boat")
    let content = builder.finish()
    let other = content.inLanguage(TextLanguage("cy"))
    #expect(other.blocks.map(\.language.tag) == ["cy"])
    #expect(other.blocks.map(\.role) == content.blocks.map(\.role))
    #expect(other.blocks.map(\.joinToPrevious) == [.sameParagraph])
    #expect(other.utf8 == content.utf8 && other.annotations == content.annotations)
  }
}
