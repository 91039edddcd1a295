// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Arabic.
  static let arabic = SentenceLanguage(
    tag: "ar",
    never: """
      د أ م ص ج ط س هـ ق.م ب.م م.م ت ر.ض ص.ب أ.د د.م ق
      """,
    beforeNumber: """
      ص ج رقم مج ط ع ف هـ
      """,
    beforeCapital: """
      إلخ الخ
      """,
    speech: """
      قال قالت سأل سألت أجاب أجابت صاح صاحت همس همست رد ردت هتف هتفت صرخ صرخت قالوا أضاف
      أضافت تمتم
      """
  ).with {
    $0.speechReach = 2
  }
}
