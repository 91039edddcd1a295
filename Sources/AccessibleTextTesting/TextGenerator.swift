// SPDX-License-Identifier: Apache-2.0

/// Makes random texts that hurt: several scripts, clusters of many scalars, lone marks, line breaks,
/// empty paragraphs.
public struct TextGenerator {
  private var random: SeededGenerator

  private static let words = [
    "the", "tide", "Ann", "3.14", "don’t", "naïve", "e\u{301}te\u{301}", "שלום", "مرحبا", "ที่นี่",
    "河水", "だ", "👩‍👩‍👧", "🇫🇷", "👍🏽", "im\u{AD}pos\u{AD}sible", "\u{301}", "\u{FEFF}", "x",
    "stone—and", "“So”", "a\u{A0}b", "क्षि", "\u{FFFC}",
  ]
  private static let ends = [". ", "! ", "? ", ".” ", ".", "。", "… "]
  private static let gaps = [" ", " ", " ", " ", "  ", ", ", "\u{2028}", ""]

  /// Starts a sequence of texts.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A paragraph of at most so many sentences; it may be empty.
  public mutating func paragraph(sentences: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...max(0, sentences), using: &random) {
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += pick(Self.words) + pick(Self.gaps)
      }
      text += pick(Self.words) + pick(Self.ends)
    }
    return text
  }

  /// A text of paragraphs, for `SectionContent(paragraphs:)`.
  public mutating func section(paragraphs: Int, sentences: Int = 5) -> String {
    (0..<Int.random(in: 0...max(0, paragraphs), using: &random))
      .map { _ in paragraph(sentences: sentences) }
      .joined(separator: "\n")
  }

  /// A whole number in a range.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
