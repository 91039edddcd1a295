// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Chinese and Japanese; their verbs of saying are found without spaces.
  static let chineseJapanese = SentenceLanguage(
    tag: "zh",
    never: """
      mr mrs ms dr prof st
      """
  ).with {
    $0.speechReach = 0
  }
}
