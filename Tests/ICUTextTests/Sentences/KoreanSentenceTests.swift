// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: koreanRows)
  func `Korean sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "ko") == row)
  }
}

private let koreanRows = rows(
  """
    그는 왔다. ‖그녀는 오지 않았다.
    “어디 가요?” 어머니가 물었다. ‖“집에요.” 아이가 대답했다.
    “누구세요?” ‖문이 열렸다.
    그는 생각했다... 아니, 알고 있었다.
    정말 맛있어요... ‖또 올게요.
    무게는 3.5킬로다. ‖값은 2.10달러다.
    네. ‖알겠습니다.
    뭐?! ‖안 돼. ‖절대로!
  """)
