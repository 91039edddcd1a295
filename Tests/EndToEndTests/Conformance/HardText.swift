// SPDX-License-Identifier: Apache-2.0

/// A text that hurts, and why.
struct HardText: CustomStringConvertible, Sendable {
  let description: String
  let text: String

  static let all = [
    HardText(
      description: "both directions",
      text: "abc שלום 123 עולם def. مرحبا (x) بالعالم 4.5!\nעברית only."),
    HardText(
      description: "joined emoji, skin tones, flags, keycaps",
      text: "a👨‍👩‍👧b 👍🏽👍🏽 🇫🇷🇮🇹🇩 1️⃣ ❤️x. 👩🏻‍🚀! Ünder"),
    HardText(
      description: "a character of three hundred bytes",
      text: "one Z" + String(repeating: "\u{301}", count: 150) + "two three. e\u{301} end"),
    HardText(
      description: "marks without a letter",
      text: "\u{301} a \u{308}\u{301}. \u{200D} \u{FE0F}b\n\u{301}\n\u{20DD}c"),
    HardText(
      description: "line ends of every kind",
      text: "one\r\ntwo\rthree\u{2029}four\u{2028}five\n\r\n\n"),
    HardText(description: "empty lines", text: "\n\na\n\n\nb. c\n\n"),
    HardText(description: "no text", text: ""),
    HardText(description: "white space alone", text: "  \t \u{A0}\u{3000} "),
    HardText(
      description: "a run of 256 characters",
      text: "go " + String(repeating: "abcdefgh", count: 32) + " on. Yes"),
    HardText(
      description: "Thai and Khmer without spaces",
      text: "สวัสดีชาวโลกที่นี่มีน้ำ ភាសាខ្មែរជាភាសាផ្លូវការរបស់ប្រទេស។ លាហើយ"),
    HardText(
      description: "Chinese and Japanese", text: "我们去芝加哥。好！本を読みながら、俺は男子でも「はい」。"),
    HardText(
      description: "what is not seen",
      text: "im\u{AD}pos\u{AD}sible \u{200B}zero\u{200B}width \u{FEFF}mark \u{2066}iso\u{2069}"),
    HardText(
      description: "a word longer than its line and its page",
      text: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, sagte sie."),
  ]
}
