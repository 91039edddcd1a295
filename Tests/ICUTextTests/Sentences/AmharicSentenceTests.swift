// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: amharicRows)
  func `Amharic sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "am") == row)
  }
}

private let amharicRows = rows(
  """
    እሱ መጣ። ‖እሷ አልመጣችም።
    ማን ነው፧ ‖ማንም አልመለሰም።
  """)
