// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: danishRows)
  func `Danish sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "da") == row)
  }
}

private let danishRows = rows(
  """
    Den 7. juni begyndte markedet. ‖Det varede længe.
    Dr. Holm og prof. Lund kom. ‖Det regnede.
    Vi har f.eks. Æbler og bl.a. Pærer. ‖De er modne.
    Se s. 12, kap. 3. ‖Kortet er på s. 13.
    Han sælger søm, reb osv. ‖Broderen sælger salt.
    »Hvem er det?« spurgte hun. ‖Ingen svarede.
    - Kom! råbte han. ‖- Nej.
    H.C. Andersen skrev det. ‖Han var ung.
  """)
