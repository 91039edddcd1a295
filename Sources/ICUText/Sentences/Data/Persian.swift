// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Persian and Urdu.
  static let persian = SentenceLanguage(
    tag: "fa",
    never: """
      ص ج م ق.م ب.م هـ.ش ه.ش ه.ق د ر.ک مرک ڈا پ ئ
      """,
    beforeNumber: """
      ص ج ش شماره
      """,
    speech: """
      گفت پرسید جواب داد فریاد زد گفتند پاسخ نجوا کہا پوچھا بولا بولی بولے چلایا چلائی پکارا
      کہنے
      """
  ).with {
    $0.speechReach = 8
  }
}
