// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: romanianRows)
  func `Romanian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "ro") == row)
  }
}

private let romanianRows = rows(
  """
    Dl. Pop și dna. Rusu au venit. ‖Ploua.
    Dr. Ionescu și prof. Albu pleacă. ‖Ing. Dima rămâne.
    Vezi pag. 12, cap. 3. ‖Harta e la pag. 13.
    Vinde cuie, sfori etc. ‖Fratele vinde sare.
    I. L. Caragiale a scris-o. ‖Era tânăr.
    — Unde mergi? întrebă el. ‖— Acasă.
    — Vino! ‖— Nu.
    A gândit… nu, știa. ‖A tăcut.
  """)
