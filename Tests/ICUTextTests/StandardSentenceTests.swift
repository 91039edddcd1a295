// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import Testing

@testable import ICUText

/// The rules of UAX #29 around each terminator, against ICU's own iterator over every scalar.
@Suite("Sentences of UAX #29")
struct StandardSentenceTests {
  @Test(arguments: ["und", "el", "ja", "hi"])
  func `random texts end where ICU ends them`(tag: String) {
    for text in RandomText(seed: 29, count: 20_000) { expectSame(text, tag) }
    for text in RandomSentences(seed: 7, count: 20_000) { expectSame(text, tag) }
  }

  @Test func `each scalar ends what ICU lets it end`() {
    for value in UInt32(0)...0x10FFFF {
      // Unassigned planes are all alike.
      if value == 0x40000 { break }
      guard let scalar = Unicode.Scalar(value) else { continue }
      expectSame("a\(scalar) B\(scalar)C. \(scalar)x", "und")
    }
  }

  @Test func `Unicode's own tests, but that a line break ends nothing`() throws {
    guard BreakTestSuite.reasonToSkip == nil else { return }
    for row in try #require(try BreakTestFile("Sentence")).rows { expectSame(row.text, "und") }
  }

  @Test(arguments: ["", ".", "...", "a.", "a. ", ";", "Τι; Ναι.", "Τι\u{37E} Ναι."])
  func `short texts end where ICU ends them`(text: String) {
    for tag in ["und", "el"] { expectSame(text, tag) }
  }

  /// The text with white space for each line break that has as many bytes.
  private func withSpacesForLineBreaks(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": scalars.append(" ")
      case "\u{85}": scalars.append("\u{A0}")
      case "\u{2028}", "\u{2029}": scalars.append("\u{2003}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private func expectSame(_ text: String, _ tag: String) {
    let language = TextLanguage(tag)
    guard var iterator = BreakIterator(.sentence, language) else {
      Issue.record("ICU has no rules")
      return
    }
    let expected = iterator.segments(of: withSpacesForLineBreaks(text)).map(\.upperBound)
    var text = text
    let found = text.withUTF8 { utf8 in
      var sentences = StandardSentences(utf8, sign: StandardSentences.sign(of: language))
      var ends: [Int] = []
      while let end = sentences.next() { ends.append(end) }
      return ends
    }
    if found != expected {
      let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      Issue.record("\(tag) \(scalars): \(found), ICU \(expected)")
    }
  }
}

/// Texts of terminators and what the rules ask of beside them.
private struct RandomSentences: Sequence, IteratorProtocol {
  private var generator: SplitMix64
  private var left: Int

  init(seed: UInt64, count: Int) {
    generator = SplitMix64(state: seed)
    left = count
  }

  private static let pool: [Unicode.Scalar] = [
    ".", ".", ".", "!", "?", "…", "。", "।", "؟", "\u{37E}", ";", ",", ":", "-", " ", " ", " ", "\n",
    "\u{A0}",
    "\u{2028}", "(", ")", "“", "”", "\"", "'", "«", "»", "」", "a", "b", "A", "B", "1", "٣", "中",
    "ش", "\u{301}",
    "\u{AD}", "\u{200D}", "*", "+", "𝒳", "\u{11C41}", "\u{FE52}", "\u{2024}",
  ]

  mutating func next() -> String? {
    guard left > 0 else { return nil }
    left -= 1
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      if let scalar = Self.pool.randomElement(using: &generator) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
