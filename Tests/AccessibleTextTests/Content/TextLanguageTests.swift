// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@Suite("TextLanguage")
struct TextLanguageTests {
  @Test(arguments: [
    ("en-GB", "en-GB", "en"), (" fr \n", "fr", "fr"), ("", "und", "und"), (" \t", "und", "und"),
    ("ZH_Hant", "ZH_Hant", "zh"), ("de", "de", "de"), ("-x", "-x", ""),
  ])
  func `a tag is kept as it was declared`(declared: String, tag: String, primary: String) {
    let language = TextLanguage(declared)
    #expect(language.tag == tag)
    #expect(language.primary == primary)
  }

  @Test func `nothing declared is undetermined`() {
    #expect(TextLanguage("") == .undetermined)
    #expect(MarkedSection("").section.language == .undetermined)
  }
}
