// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: czechRows)
  func `Czech sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "cs") == row)
  }
}

private let czechRows = rows(
  """
    Dne 7. června začal trh. ‖Trval dlouho.
    Karel IV. žil v Praze. ‖Byl moudrý.
    Dr. Novák a prof. Malá odešli. ‖Ing. Bílý zůstal.
    Viz str. 12, obr. 3. ‖Mapa je na str. 13.
    Prodává hřebíky, provazy atd. ‖Bratr prodává sůl.
    Bolí ho krk. ‖Pavel ho vidí.
    „Kdo je tam?“ zeptala se. ‖Nikdo neodpověděl.
    „Kdo je tam?“ ‖Dveře se otevřely.
    Myslel… ne, věděl. ‖Mlčel.
    Má např. Jablka a hrušky. ‖Jsou zralé.
  """)
