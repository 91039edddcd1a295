// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: tibetanRows)
  func `Tibetan sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "bo") == row)
  }
}

private let tibetanRows = rows(
  """
    ཁོ་འོང་སོང་། ‖མོ་མ་འོང་།
  """)
