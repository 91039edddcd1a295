// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: southSlavicRows)
  func `Croatian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "hr") == row)
  }
}

private let southSlavicRows = rows(
  """
    Dana 3. svibnja stiglo je pismo. ‖Bilo je prazno.
    Dr. Horvat i prof. Kos odlaze. ‖Ing. Vuk ostaje.
    Vidi str. 12, sl. 3. ‖Karta je na str. 13.
    Prodaje čavle, užad itd. ‖Brat prodaje sol.
    — Kamo ideš? — upita on. ‖— Kući.
    „Tko je?“ ‖Vrata se otvoriše.
    Boli ga prst. ‖Ivan to vidi.
  """)
