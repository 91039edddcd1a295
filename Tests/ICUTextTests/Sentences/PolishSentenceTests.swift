// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: polishRows)
  func `Polish sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "pl") == row)
  }
}

private let polishRows = rows(
  """
    Dnia 3 maja przyszedł list. ‖Był pusty.
    Było to 3. maja rano. ‖Padało.
    Dr Nowak i prof. Lis wyszli. ‖Mgr Sowa został.
    Mieszka przy ul. Długiej 5. ‖Dom jest stary.
    Zob. str. 12, rys. 3. ‖Mapa jest na str. 13.
    Sprzedaje gwoździe, sznury itd. ‖Brat sprzedaje sól.
    A. Mickiewicz to napisał. ‖Był młody.
    — Dokąd idziesz? — zapytał. ‖— Do domu.
    — Stój! — krzyknął Jan. ‖Nikt nie drgnął.
    „Kto tam?” ‖Drzwi się otwarły.
    Myślał… nie, wiedział. ‖Milczał.
    W XIX w. Polacy walczyli. ‖To było dawno.
  """)
