// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: italianRows)
  func `Italian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "it") == row)
  }
}

private let italianRows = rows(
  """
    Il sig. Conti e la dott.ssa Riva arrivano. ‖Piove.
    L’avv. Sala è qui. ‖Il prof. Neri no.
    Vedi pag. 12, cap. 3. ‖La carta è a pag. 13.
    Vende chiodi, corde, ecc. ‖Il fratello vende sale.
    G. Verdi nacque nel 1813. ‖Morì nel 1901.
    «Chi è?» chiese Anna. ‖Nessuno rispose.
    «Chi è?» ‖La porta si aprì.
    «Alt!» gridò. ‖Nessuno si mosse.
    — Dove vai? — chiese. ‖— A casa.
    Pensò… no, lo sapeva. ‖Tacque.
    Arrivò (che fortuna!) in tempo. ‖Mangiammo.
    È il 300 a.C. circa. ‖La porta è nuova.
    Pesa 3,5 kg. ‖È poco.
    Lo so io. ‖Tu no.
  """)
