// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SectionBuilder: repair")
struct SectionBuilderRepairTests {
  @Test(
    arguments: [
      [0xFF], [0xC3], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80],
    ] as [[UInt8]])
  func `invalid UTF-8 is repaired and noted`(bytes: [UInt8]) {
    var builder = SectionBuilder()
    builder.append("a")
    builder.append(utf8: bytes.span)
    builder.append("b")
    let content = builder.finish()
    let expected = String(decoding: Array("a".utf8) + bytes + Array("b".utf8), as: UTF8.self)
    #expect(texts(content) == [expected])
    #expect(content.diagnostics.count == 1)
  }

  @Test func `a repair in one block leaves the others as they are`() {
    var builder = SectionBuilder()
    builder.appendObject(description: "A boat")
    builder.openBlock(.paragraph)
    builder.append(utf8: ([0xFF] as [UInt8]).span)
    builder.openBlock(.paragraph)
    builder.openRun(.language(TextLanguage("fr")))
    builder.append("oui")
    let content = builder.finish()
    #expect(texts(content) == ["\u{FFFC}", "\u{FFFD}", "oui"])
    #expect(runs(content) == ["A boat: \u{FFFC}", "fr: oui"])
  }

  @Test func `a repair keeps the descriptions and runs of its block`() {
    var builder = SectionBuilder()
    builder.openRun(.language(TextLanguage("fr")))
    builder.append("é")
    builder.append(utf8: ([0xFF, 0xFE] as [UInt8]).span)
    builder.openRun(.language(TextLanguage("de")))
    builder.append("ö")
    builder.closeRun()
    builder.appendObject(description: "A boat")
    builder.closeBlock()
    builder.append("è")
    let content = builder.finish()
    #expect(texts(content) == ["é\u{FFFD}\u{FFFD}ö\u{FFFC}", "è"])
    #expect(runs(content) == ["fr: é\u{FFFD}\u{FFFD}ö\u{FFFC}\nè", "de: ö", "A boat: \u{FFFC}"])
  }
}
