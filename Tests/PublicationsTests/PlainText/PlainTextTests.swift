// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct PlainTextTests {
  private func rendering(_ text: String) -> String { rendering(Array(text.utf8)) }
  private func rendering(_ bytes: [UInt8]) -> String { content(bytes).rendering }
  private func content(_ bytes: [UInt8]) -> SectionContent {
    PlainText(place: "a.txt", language: .undetermined).read(bytes)
  }

  @Test(arguments: [
    ("One\ntwo.\n\nThree.\n", "[paragraph] One two.\n[paragraph] Three."),
    ("One\r\ntwo.\r\n\r\nThree.", "[paragraph] One two.\n[paragraph] Three."),
    ("One\rtwo.\r\rThree.", "[paragraph] One two.\n[paragraph] Three."),
    ("\n\n  \n a \t\n \n\n", "[paragraph] a"),
    ("a", "[paragraph] a"), ("", ""), ("\n", ""), (" ", ""),
    ("One\n   \t\nTwo", "[paragraph] One\n[paragraph] Two"),
    ("One\u{C}Two", "[paragraph] One\n[paragraph] Two"),
    ("我走\n了。", "[paragraph] 我走了。"),
    ("\u{3000}我\n\u{3000}\n他", "[paragraph] 我\n[paragraph] 他"),
  ])
  func `paragraphs stand between blank lines and are joined`(text: String, expected: String) {
    #expect(rendering(text) == expected)
  }

  @Test(arguments: [
    ("  Soft falls\n    the night\n", "[verse] Soft falls⏎the night"),
    ("He sang:\n   Soft falls\n   the night", "[paragraph] He sang:⏎Soft falls⏎the night"),
    ("  An indented\nparagraph", "[paragraph] An indented paragraph"),
    ("   Centred", "[paragraph] Centred"),
    ("\tSoft\n\tfalls", "[verse] Soft⏎falls"),
  ])
  func `indented lines keep their line ends`(text: String, expected: String) {
    #expect(rendering(text) == expected)
  }

  @Test func `UTF-8 and UTF-16 are known by their marks`() {
    #expect(rendering([0xEF, 0xBB, 0xBF, 0x61]) == "[paragraph] a")
    #expect(rendering([0xFF, 0xFE, 0x3C, 0xD8, 0x0A, 0xDF]) == "[paragraph] 🌊")
    #expect(rendering([0xFF, 0xFE, 0xE9, 0, 0x61, 0]) == "[paragraph] éa")
    #expect(rendering([0xFE, 0xFF, 0, 0xE9, 0, 0x61]) == "[paragraph] éa")
  }

  @Test(
    arguments: [
      [0x61, 0xFF, 0x62], [0x61, 0x00, 0x62], [0xFF, 0xFE, 0x61, 0, 0x00, 0xD8],
      [0xFF, 0xFE, 0x61, 0, 0x62],
    ] as [[UInt8]])
  func `what is no text is repaired with a diagnostic`(bytes: [UInt8]) {
    let content = content(bytes)
    #expect(content.isValid)
    #expect(content.rendering.contains("a"))
    #expect(content.diagnostics.count == 1)
  }
}
