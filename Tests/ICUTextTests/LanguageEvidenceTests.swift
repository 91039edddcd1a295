// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

/// Which language a text shows, beside the declared one.
@Suite("Language evidence")
struct LanguageEvidenceTests {
  private static let rows:
    [(text: String, declared: String, found: String, reason: LanguageEvidence.Reason)] = [
      ("Он жил тут.", "en", "ru", .letters),
      ("Він їхав до міста, і було тихо.", "und", "uk", .letters),
      ("Той дойде в града, а тя заминаше към морето и търсеше път.", "und", "bg", .letters),
      ("Ђак је дошао у град, а љубав чека њега.", "und", "sr", .letters),
      ("Ён жыў у горадзе, але быў у лесе.", "und", "be", .letters),
      ("Ол қалаға келді, ал үй бос еді.", "und", "kk", .letters),
      ("جاء الولد ولم تأت البنت.", "en", "ar", .letters),
      ("او به شهر آمد و کسی را ندید.", "und", "fa", .letters),
      ("وہ شہر میں آیا اور کسی کو نہ دیکھا۔", "und", "ur", .letters),
      ("彼は来た。", "en", "ja", .letters), ("他走了。", "en", "zh", .letters),
      ("彼は来た。", "ja", "ja", .declaration), ("東京", "ja", "ja", .declaration),
      ("그는 갔다.", "ja", "ko", .letters), ("三國史記", "ko", "ko", .declaration),
      ("সে এল।", "und", "bn", .letters), ("वह आया।", "und", "hi", .letters),
      ("அவன் வந்தான்.", "hi", "hi", .declaration),
      ("เขามาแล้ว", "en", "th", .letters), ("ລາວມາແລ້ວ", "und", "lo", .letters),
      ("Τι;", "und", "el", .letters), ("ის მოვიდა.", "und", "ka", .letters),
      ("Mr. Pell", "en-GB", "en-GB", .declaration), ("", "fr", "fr", .declaration),
      ("12", "ru", "ru", .declaration), ("On zhil tut.", "ru-Latn", "ru-Latn", .declaration),
      ("Quod erat in urbe.", "la", "la", .declaration),
      ("Mr. Pell", "und", "und", .nothing), ("Mr. Pell", "ru", "und", .nothing),
      ("12", "und", "und", .nothing), ("", "", "und", .nothing),
      ("Das ist so, und der Tag war am Ende.", "und", "de", .words),
      ("It was late and he went to the door of the house.", "und", "en", .words),
      ("Es tarde, y la puerta no está en su lugar.", "und", "es", .words),
      ("Il est tard et la porte est dans le mur.", "und", "fr", .words),
      ("Era tarde e não havia ninguém na rua, mas ela foi.", "x-unknown", "pt", .words),
      // No language has these words alone.
      ("Kaksi lintua lensi yli.", "und", "und", .nothing),
      ("Lorem ipsum dolor sit amet consectetur.", "und", "und", .nothing),
    ]

  @Test(arguments: rows.indices)
  func `a text shows its language where the declared one cannot be it`(index: Int) {
    let row = Self.rows[index]
    let utf8 = Array(row.text.utf8)
    let found = LanguageEvidence(of: utf8.span, declared: TextLanguage(row.declared))
    #expect(found.language.tag == row.found, "\(row.text)")
    #expect(found.reason == row.reason, "\(row.text)")
  }

  /// The languages of the lines of a text, after they have been read.
  private func read(_ text: String, _ declared: String) -> (languages: [String], faults: [String]) {
    let content = SectionContent(paragraphs: text, language: TextLanguage(declared))
      .inWrittenLanguages(place: "one.xhtml")
    return (
      content.blocks.map(\.language.tag), content.diagnostics.map { "\($0.place): \($0.message)" }
    )
  }

  @Test func `short lines are known by the long ones of their script`() {
    let text = """
      Die Tür
      Das ist so, und der Tag war am Ende nicht mehr lang.
      7
      Ende
      """
    #expect(read(text, "und").languages == ["de", "de", "und", "de"])
    #expect(read(text, "und").faults.isEmpty)
    #expect(read(text, "de").languages == ["de", "de", "de", "de"])
  }

  @Test func `a language that the letters contradict is used for what it fits, and named once`() {
    let text = "He came.\nОн пришёл.\nIt rained.\nДождь шёл.\n他走了。"
    let found = read(text, "en")
    #expect(found.languages == ["en", "ru", "en", "ru", "zh"])
    #expect(
      found.faults == [
        "one.xhtml: Text in Cyrillic letters is declared as en and read as ru.",
        "one.xhtml: Text in Chinese or Japanese letters is declared as en and read as zh.",
      ])
  }

  @Test func `a line in Latin letters is no fault in another script, but a text of them is`() {
    let japanese = "彼は来た。雨が降って、誰も何も言わなかったが、犬だけが鳴いた。"
    #expect(read("\(japanese)\nISBN 12", "ja").faults.isEmpty)
    #expect(read("\(japanese)\nISBN 12", "ja").languages == ["ja", "ja"])
    let english = "It was late and he went to the door of the house, but it was shut."
    #expect(read("\(english)\n彼", "ja").languages == ["en", "ja"])
    #expect(read("\(english)\n彼", "ja").faults.count == 1)
  }

  @Test func `a text that says no language has the abbreviations of the one that it shows`() {
    let rows = [
      "Der Hr. Weber kam. ‖Er las.",
      "Das ist von der Firma, und am 3. Mai war es ein Fest. ‖Er kam.",
    ]
    let text = Array(rows.joined(separator: "\n").unmarked.utf8)
    let found = units(of: .sentence, in: text, "und", paragraphs: lines(of: text))
      .map { String(decoding: text[$0], as: UTF8.self) }
    #expect(found == rows.flatMap { $0.split(separator: "‖").map(String.init) })
  }
}
