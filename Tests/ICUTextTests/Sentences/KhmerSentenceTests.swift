// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: khmerRows)
  func `Khmer sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "km") == row)
  }
}

private let khmerRows = rows(
  """
    គាត់មក។ ‖នាងមិនមកទេ។
  """)
