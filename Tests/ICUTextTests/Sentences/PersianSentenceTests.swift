// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: persianRows)
  func `Persian sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "fa") == row)
  }
}

private let persianRows = rows(
  """
    مرد آمد. ‖زن نیامد.
    کجا می‌روی؟ ‖به خانه.
    «کجا می‌روی؟» مادر پرسید. ‖«خانه»، پسر گفت.
    «کیست؟» ‖در باز شد.
    وزن ۳٫۵ کیلو است. ‖ارزان است!
  """)
