// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Thai and Lao: no mark ends their sentences.
  static let thai = SentenceLanguage(
    tag: "th",
    never: """
      ดร นพ พญ ผศ รศ ศ น.ส พล.อ พล.ท พล.ต ด.ช ด.ญ ม.ร.ว ม.ล จ อ ต ถ ซ ร.ร ร.พ พ.ศ ค.ศ น กม
      โทร
      """
  ).with {
    $0.speechReach = 0
    $0.hasSpacedPauses = true
  }
}
