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
    Il dott. Bassi abita in v. Roma 4. ‖Riceve il lunedì.
    Nacque nel sec. XVIII. ‖Morì vecchio.
    Vedi fig. 2 e tav. 5. ‖Sono a colori.
    La Fratelli Sala S.p.A. paga bene. ‖Le altre no.
    Lavora alla Neri S.r.l. ‖Il capo è buono.
    Arrivò alle 10.30. ‖Il treno era partito.
    Il cap. Rossi salutò. ‖Nessun altro lo fece.
    J. L. Conti lo scrisse. ‖Era giovane.
    Prese la vitamina C. ‖Poi dormì.
    Sì! ‖No? ‖Mai.
    Disse: «Vengo. ‖Aspettami.» ‖Uscì.
    «Vengo» disse Anna. ‖«Aspettami.»
    “Dove sei?” chiese lui. ‖“Qui.”
    (Era una bugia.) ‖Tacquero.
    È vero.[2] ‖Lo sanno tutti.
    1. Lavare la pentola. ‖2. Asciugarla.
    Costa 1.250,50 euro. ‖È caro.
    Il sito è esempio.it. ‖È vuoto.
    Che notte… ‖Nessuno dormì.
    Luigi XIV. ‖Il re dormiva.
    La sig.ra Riva e il sig. Po tacciono. ‖Piove.
  """)
