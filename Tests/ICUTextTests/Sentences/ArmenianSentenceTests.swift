// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: armenianRows)
  func `Armenian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "hy") == row)
  }
}

private let armenianRows = rows(
  """
    Ձյունը հալվեց։ ‖Գետը բարձրացավ։
    Ձյունը հալվեց: ‖Գետը բարձրացավ:
    Նա եկավ ժ. 10:30 և գնաց։ ‖Լռություն էր։
    Ո՞վ է այնտեղ։ ‖Ոչ ոք չպատասխանեց։
    Նա ասաց. «Գնանք»։ ‖Բոլորը գնացին։
    Հ. Թումանյանը գրեց դա։ ‖Նա ծեր էր։
  """)
