// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: bengaliRows)
  func `Bengali sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "bn") == row)
  }
}

private let bengaliRows = rows(
  """
    সে এল। ‖সে গেল না।
    তুমি কোথায় যাও? ‖বাড়ি।
    “কে ওখানে?” মা বলল। ‖বাতাস বইল।
    “কে ওখানে?” ‖দরজা খুলল।
    ডা. সেন এলেন। ‖ড. রায় এলেন না।
    ওজন ৩.৫ কেজি। ‖সস্তা!
  """)
