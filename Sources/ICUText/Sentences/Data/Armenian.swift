// SPDX-License-Identifier: Apache-2.0

extension SentenceLanguage {
  /// Of Armenian: its full stop is `։`, often typed as `:`; `.` is a pause.
  static let armenian = SentenceLanguage(
    tag: "hy",
    speech: """
      ասաց հարցրեց պատասխանեց գոչեց շշնջաց
      """
  ).with {
    $0.extraMark = UInt8(ascii: ":")
    $0.stopIsPause = true
  }
}
