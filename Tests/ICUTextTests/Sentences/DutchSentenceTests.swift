// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: dutchRows)
  func `Dutch sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "nl") == row)
  }
}

private let dutchRows = rows(
  """
    Dhr. Bos en mevr. Vink kwamen. ‖Het regende.
    Dr. De Wit woont boven. ‖Hij is oud.
    Zie blz. 12, hfst. 3. ‖De kaart staat op blz. 13.
    Hij verkoopt spijkers, touw, enz. ‖Zijn broer verkoopt zout.
    Er zijn o.a. Peren en d.w.z. Appels. ‖Ze zijn rijp.
    W. F. Hermans schreef het. ‖Hij was streng.
    ‘Wie is daar?’ vroeg zij. ‖Niemand sprak.
    ‘Wie is daar?’ ‖De deur ging open.
    Het was laat. ‖’s Avonds kwam hij. ‖’t Was koud.
    Hij dacht… nee, hij wist het. ‖Het was stil.
    Hij kwam (wat een geluk!) op tijd. ‖We aten.
    Het is van mij. ‖Jij hebt niets.
  """)
