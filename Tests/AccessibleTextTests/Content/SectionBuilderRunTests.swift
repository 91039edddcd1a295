// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SectionBuilder: runs and objects")
struct SectionBuilderRunTests {
  @Test func `a run holds the text appended while it was open`() {
    var builder = SectionBuilder()
    builder.append("He said ")
    builder.openRun(.language(TextLanguage("fr")))
    builder.append("merci")
    builder.closeRun()
    builder.append(".")
    #expect(runs(builder.finish()) == ["fr: merci"])
  }

  @Test func `runs nest, and the outer one comes first`() {
    var builder = SectionBuilder()
    builder.openRun(.language(TextLanguage("fr")))
    builder.append("oui ")
    builder.openRun(.language(TextLanguage("de")))
    builder.append("ja")
    builder.closeRun()
    builder.closeRun()
    #expect(runs(builder.finish()) == ["fr: oui ja", "de: ja"])
  }

  @Test func `of runs over the same text the outer one comes first, too`() {
    var builder = SectionBuilder()
    builder.openRun(.structure(TextStructure(.table, number: 1)))
    builder.openRun(.structure(TextStructure(.tableRow, number: 2)))
    builder.append("Ada")
    let content = builder.finish()
    let structures = [TextStructure(.table, number: 1), TextStructure(.tableRow, number: 2)]
    #expect(content.annotations.map(\.attribute) == structures.map { .structure($0) })
  }

  @Test func `a run that is never closed ends with the section`() {
    var builder = SectionBuilder()
    builder.openRun(.language(TextLanguage("fr")))
    builder.append("a")
    builder.openBlock(.paragraph)
    builder.append("b")
    #expect(runs(builder.finish()) == ["fr: a\nb"])
  }

  @Test func `a run without text, or closed without being open, is nothing`() {
    var builder = SectionBuilder()
    builder.closeRun()
    builder.openRun(.language(TextLanguage("fr")))
    builder.closeRun()
    builder.openBlock(.paragraph)
    builder.append("a")
    #expect(runs(builder.finish()) == [])
  }

  @Test func `runs of other attributes nest with those of languages`() {
    var builder = SectionBuilder()
    builder.append("He went ")
    builder.openRun(.link(target: "two.xhtml#ferry"))
    builder.openRun(.emphasis(.stress))
    builder.append("home")
    builder.closeRun()
    builder.append(" again")
    builder.closeRun()
    let content = builder.finish()
    #expect(
      content.annotations == [
        .init(utf8: 8..<18, attribute: .link(target: "two.xhtml#ferry")),
        .init(utf8: 8..<12, attribute: .emphasis(.stress)),
      ])
  }

  @Test func `an object is one U+FFFC with its description`() {
    var builder = SectionBuilder()
    builder.appendObject(description: "A boat")
    builder.append("x")
    builder.appendObject(description: nil)
    let content = builder.finish()
    #expect(texts(content) == ["\u{FFFC}x\u{FFFC}"])
    #expect(runs(content) == ["A boat: \u{FFFC}", "nil: \u{FFFC}"])
  }
}

/// The annotated runs of a section, each with what it has.
func runs(_ content: SectionContent) -> [String] {
  content.annotations.map { annotation in
    let text = String(decoding: content.utf8[annotation.utf8], as: UTF8.self)
    return switch annotation.attribute {
    case .language(let language): "\(language.tag): \(text)"
    case .object(let description): "\(description ?? "nil"): \(text)"
    default: "\(annotation.attribute): \(text)"
    }
  }
}
