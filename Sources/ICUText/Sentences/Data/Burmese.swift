// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Burmese and Khmer: they have marks of their own.
  static let burmese = SentenceLanguage(tag: "my").with {
    $0.speechReach = 0
  }
}
