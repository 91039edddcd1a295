// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: sloveneRows)
  func `Slovene sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "sl") == row)
  }
}

private let sloveneRows = rows(
  """
    Dne 7. junija se je začel sejem. ‖Trajal je dolgo.
    Dr. Kos in prof. Zupan odhajata. ‖Dežuje.
    Živel je v 18. stoletju. ‖To je bilo davno.
    »Kdo je?« je vprašala. ‖Nihče ni odgovoril.
  """)
