// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@Suite("Character names by ICU")
struct CharacterNamesTests {
  private let names = ICUCharacterNames()

  @Test(arguments: [
    ("A", "cap A"), (" ", "space"), (",", "comma"), ("😀", "grinning face"),
    ("❤\u{FE0F}", "heavy black heart"), ("👍🏽", "thumbs up sign, medium skin tone"),
    ("👩‍👩‍👧", "woman, woman, girl"), ("🇫🇷", "flag: France"), ("🇽🇽", "flag: XX"),
    ("1\u{FE0F}\u{20E3}", "keycap: 1"), ("⁂", "asterism"), ("\u{301}", "combining acute accent"),
    ("🇫", "regional indicator symbol letter f"),
  ])
  func `signs and emoji have a name`(character: String, name: String) {
    #expect(names.name(of: character) == name)
  }

  @Test(arguments: ["a", "é", "7", "水", "ש", "ที่", "", "\u{FFFC}", "\u{E000}"])
  func `letters and digits are said as they are`(character: String) {
    #expect(names.name(of: character) == nil)
  }

  @Test func `a region is named in the listener's language`() {
    let german = ICUCharacterNames(language: TextLanguage("de"))
    #expect(german.name(of: "🇫🇷") == "flag: Frankreich")
    #expect(ICUCharacterNames(language: TextLanguage("?\u{0}")).name(of: "🇫🇷") != nil)
  }

  @Test func `names that are at hand go before Unicode's, and never before a letter`() {
    let file = """
      <ldml><annotations>
      \t\t<annotation cp="❤">coeur | amour</annotation>
      \t\t<annotation cp="❤" type="tts" draft="contributed">coeur &amp; amour</annotation>
      \t\t<annotation cp="👩‍👩‍👧" type="tts">famille</annotation>
      \t\t<annotation cp="a" type="tts">lettre</annotation>
      \t\t<annotation cp="," type="tts">virgule</annotation>
      \t\t<annotation cp="⁂" type="tts">↑↑↑</annotation>
      \t\t<annotation cp="©" type="tts
      """
    let region = "<annotation cp='x'><annotation cp=\"👩‍👩‍👧\" type=\"tts\">famille d’ici</annotation>"
    let names = ICUCharacterNames(
      annotations: CLDRAnnotations(xml: [Array(file.utf8), Array(region.utf8), [0xFF, 0x3E, 0x0A]]))
    #expect(names.name(of: "❤\u{FE0F}") == "coeur & amour")
    #expect(names.name(of: "❤") == "coeur & amour")
    #expect(names.name(of: "👩‍👩‍👧") == "famille d’ici")
    #expect(names.name(of: "a") == nil)
    #expect(names.name(of: ",") == "comma", "the table goes first")
    #expect(names.name(of: "⁂") == "asterism")
  }

  @Test func `no character has a joiner in its name, and none traps`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), value % 7 == 0 else { continue }
      let name = names.name(of: String(scalar) + "\u{200D}")
      #expect(name?.contains("zero width joiner") != true || scalar == "\u{200D}")
    }
  }
}
