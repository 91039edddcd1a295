// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Hebrew.
  static let hebrew = SentenceLanguage(
    tag: "he",
    never: """
      ד"ר פרופ גב עמ מס ר
      """,
    beforeCapital: """
      וכו וכד
      """,
    speech: """
      אמר אמרה שאל שאלה ענה ענתה צעק צעקה לחש לחשה קרא קראה השיב השיבה הוסיף אמרו
      """
  ).with {
    $0.speechReach = 2
  }
}
