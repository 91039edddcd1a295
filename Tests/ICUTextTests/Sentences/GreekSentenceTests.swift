// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: greekRows)
  func `Greek sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "el") == row)
  }
}

private let greekRows = rows(
  """
    Τι ώρα φεύγει; ‖Το πλοίο άργησε.
    Ο κ. Παππάς και η κα. Λίνα ήρθαν. ‖Έβρεχε.
    «Πού πας;» ρώτησε η μάνα. ‖«Σπίτι», είπε.
    «Ποιος είναι;» ‖Η πόρτα άνοιξε.
    Πουλά καρφιά, σχοινιά κ.λπ. ‖Ο αδελφός πουλά αλάτι.
    Βλ. σελ. 12, κεφ. 3. ‖Ο χάρτης είναι εκεί.
    Έγινε το 400 π.Χ. περίπου. ‖Είναι παλιό.
    Κ. Καβάφης το έγραψε. ‖Ήταν νέος.
    Σκέφτηκε… όχι, ήξερε. ‖Σώπασε.
  """)
