// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: hungarianRows)
  func `Hungarian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "hu") == row)
  }
}

private let hungarianRows = rows(
  """
    A levél május 3. napján jött. ‖Üres volt.
    Május 3. óta esik. ‖Hideg van.
    Dr. Kiss és prof. Nagy jött. ‖Esett.
    II. Rákóczi Ferenc itt élt. ‖Szerették.
    Lásd 12. old. 3. ábra. ‖A térkép ott van.
    Szöget, kötelet stb. árul. ‖Öccse sót árul.
    – Ki az? – kérdezte Anna. ‖Senki sem felelt.
    – Gyere! ‖– Nem megyek.
    A 19. században épült. ‖Ma is áll.
  """)
