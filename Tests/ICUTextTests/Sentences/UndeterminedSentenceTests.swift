// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: undeterminedRows)
  func `sentences of no language end where those of most would`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "und") == row)
  }
}

private let undeterminedRows = rows(
  """
    Mr. Hale came. ‖It rained.
    J. R. Pell wrote it. ‖He was nine.
    Er las, und das Kind schlief. ‖Am 3. Mai war es in der Stadt.
    Он пришёл в г. Тулу. ‖Там тихо.
    他走了。‖她没走。
    वह आया। ‖डॉ. वर्मा आए।
    Ποιος είναι; ‖Κανείς.
  """)
