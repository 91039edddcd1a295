// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Korean.
  static let korean = SentenceLanguage(
    tag: "ko",
    beforeStarter: """
      b.c a.d
      """,
    speech: """
      물었다 말했다 대답했다 외쳤다 소리쳤다 속삭였다 중얼거렸다 되물었다 했다 말한다 묻는다 답했다 물어보았다 물었습니다 말했습니다 대답했습니다 하고 라고
      이라고 고
      """
  ).with {
    $0.speechReach = 8
  }
}
