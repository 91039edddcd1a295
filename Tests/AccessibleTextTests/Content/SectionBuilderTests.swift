// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SectionBuilder")
struct SectionBuilderTests {
  @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "a\u{2029}b", "a\u{2028}b"])
  func `a line end inside a block becomes a line separator`(text: String) {
    #expect(built { $0.append(text) } == ["a\u{2028}b"])
  }

  @Test func `each line end counts, and no other white space is touched`() {
    let lineEnds = "\u{2028}\u{2028}\u{2028}"
    #expect(built { $0.append("\r\r\n\n \t\u{85}\u{C}") } == [lineEnds + " \t\u{85}\u{C}"])
  }

  @Test func `a block keeps the direction and the key it was given, also in another language`() {
    var builder = SectionBuilder()
    builder.openBlock(.paragraph, writingDirection: .rightToLeft, key: .max)
    builder.append("(1)")
    builder.openBlock(.paragraph)
    let content = builder.finish().inLanguage(TextLanguage("he"))
    #expect(content.blocks.map(\.writingDirection) == [.rightToLeft, nil])
    #expect(content.blocks.map(\.key) == [.max, nil])
    #expect(content.blocks.map(\.language.tag) == ["he", "he"])
  }

  @Test func `blocks are separated by one line feed that belongs to none`() throws {
    var builder = SectionBuilder()
    builder.openBlock(.heading(level: 1))
    builder.append("Morning")
    builder.openBlock(.paragraph)
    builder.append("The tide.")
    let content = builder.finish()
    #expect(String(decoding: content.utf8, as: UTF8.self) == "Morning\nThe tide.")
    #expect(content.blocks.map(\.role) == [.heading(level: 1), .paragraph])
    #expect(texts(content) == ["Morning", "The tide."])
  }

  @Test func `an empty block stays`() {
    #expect(
      built {
        $0.openBlock(.paragraph)
        $0.openBlock(.paragraph)
        $0.append("a")
        $0.openBlock(.paragraph)
      } == ["", "a", ""])
  }

  @Test func `text without a block opens a paragraph`() {
    var builder = SectionBuilder(language: TextLanguage("cy"))
    builder.append("a")
    builder.closeBlock()
    builder.append("b")
    let content = builder.finish()
    #expect(texts(content) == ["a", "b"])
    #expect(content.blocks.allSatisfy { $0.role == .paragraph && $0.language.tag == "cy" })
  }

  @Test func `nothing put in is an empty section`() {
    var builder = SectionBuilder()
    #expect(builder.isEmpty)
    builder.closeBlock()
    builder.closeRun()
    let content = builder.finish()
    #expect(content.utf8 == [] && content.blocks == [] && content.annotations == [])
  }

  @Test func `a block says its language and how it joins the one before`() {
    var builder = SectionBuilder(language: TextLanguage("en"))
    builder.openBlock(.verse, language: TextLanguage("fr"), join: .sameParagraph)
    let content = builder.finish()
    #expect(content.blocks.map(\.language.tag) == ["fr"])
    #expect(content.blocks.map(\.joinToPrevious) == [.sameParagraph])
  }

  @Test func `diagnostics are kept in order`() {
    var builder = SectionBuilder()
    let notes = ["one", "two"].map { Diagnostic(place: "a.xhtml", message: $0) }
    for note in notes { builder.addDiagnostic(note) }
    #expect(builder.finish().diagnostics == notes)
  }

  private func built(_ build: (inout SectionBuilder) -> Void) -> [String] {
    var builder = SectionBuilder()
    build(&builder)
    return texts(builder.finish())
  }
}

/// The text of each block.
func texts(_ content: SectionContent) -> [String] {
  content.blocks.map { String(decoding: content.utf8[$0.utf8], as: UTF8.self) }
}
