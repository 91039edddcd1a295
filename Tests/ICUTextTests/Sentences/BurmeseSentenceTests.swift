// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: burmeseRows)
  func `Burmese sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "my") == row)
  }
}

private let burmeseRows = rows(
  """
    မိုးရွာတယ်။ ‖လမ်း စိုတယ်။
    ထမင်း၊ ဟင်း စားတယ်။ ‖ရေ သောက်တယ်။
  """)
