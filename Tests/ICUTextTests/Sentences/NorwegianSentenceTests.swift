// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: norwegianRows)
  func `Norwegian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "nb") == row)
  }
}

private let norwegianRows = rows(
  """
    Den 7. juni begynte markedet. ‖Det varte lenge.
    Dr. Holm og prof. Lund kom. ‖Det regnet.
    Vi har f.eks. Epler og bl.a. Pærer. ‖De er modne.
    Se s. 12, kap. 3. ‖Kartet er på s. 13.
    «Hvem er det?» spurte hun. ‖Ingen svarte.
    – Kom! ropte han. ‖– Nei.
    Han ble med. ‖Hun gikk.
  """)
