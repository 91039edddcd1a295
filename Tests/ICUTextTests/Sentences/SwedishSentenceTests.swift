// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: swedishRows)
  func `Swedish sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "sv") == row)
  }
}

private let swedishRows = rows(
  """
    Dr. Ek och prof. Lind kom. ‖Det regnade.
    Vi har t.ex. Äpplen och bl.a. Päron. ‖De är mogna.
    Se s. 12, kap. 3. ‖Kartan finns på s. 13.
    Han säljer spik, rep osv. ‖Hans bror säljer salt.
    ”Vem är det?” frågade hon. ‖Ingen svarade.
    ”Vem är det?” ‖Dörren öppnades.
    – Kom hit! ropade han. ‖– Nej.
    Han tänkte… nej, han visste. ‖Det var tyst.
    Han kom (vilken tur!) i tid. ‖Vi åt.
    Huset ligger vid en å. ‖Anna bor där.
  """)
