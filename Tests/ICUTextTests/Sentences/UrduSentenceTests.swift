// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: urduRows)
  func `Urdu sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "ur") == row)
  }
}

private let urduRows = rows(
  """
    وہ آیا۔ ‖وہ نہیں آئی۔
    تم کہاں جا رہے ہو؟ ‖گھر۔
    ”کون ہے؟“ ماں نے پوچھا۔ ‖”میں،“ اس نے کہا۔
    ”کون ہے؟“ ‖دروازہ کھلا۔
    کیا بارش تھی! ‖سب بھیگ گئے۔
  """)
