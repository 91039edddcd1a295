// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: finnishRows)
  func `Finnish sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "fi") == row)
  }
}

private let finnishRows = rows(
  """
    Kirje tuli 3. toukokuuta. ‖Se oli tyhjä.
    Tri Laine ja prof. Mäki tulivat. ‖Satoi.
    Meillä on mm. Omenoita. ‖Ne ovat kypsiä.
    Ks. s. 12, luku 3. ‖Kartta on s. 13.
    Hän myy nauloja, köysiä jne. ‖Veli myy suolaa.
    ”Kuka siellä?” kysyi Anna. ‖Kukaan ei vastannut.
    Hän ajatteli… ei, hän tiesi. ‖Oli hiljaista.
    Tulin minä. ‖Sinä et.
  """)
