// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: thaiRows)
  func `Thai sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "th") == row)
  }
}

private let thaiRows = rows(
  """
    ดร. สมชายมาแล้ว
    เขาเกิด พ.ศ. 2500 ที่เชียงใหม่
    เขามา แล้วก็ไป
  """)
