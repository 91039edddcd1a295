// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// A text with what markup says of its runs: `⟦…⟧` ends a sentence, `⟦de|…⟧` is a run in German.
struct HintedText {
  private(set) var utf8: [UInt8] = []
  private(set) var hints: [SegmentHint] = []

  init(_ marked: String) {
    var open: [(index: Int, kind: SegmentHint.Kind)] = []
    var rest = marked[...]
    while let first = rest.popFirst() {
      switch first {
      case "⟦":
        let tag = rest.prefix { $0 != "⟧" && $0 != "|" && $0 != "⟦" }
        let isLanguage = tag.endIndex < rest.endIndex && rest[tag.endIndex] == "|"
        if isLanguage { rest = rest[tag.endIndex...].dropFirst() }
        open.append((hints.count, isLanguage ? .language(TextLanguage(String(tag))) : .sentenceEnd))
        hints.append(SegmentHint(utf8: utf8.count..<utf8.count, kind: .sentenceEnd))
      case "⟧":
        guard let run = open.popLast() else { break }
        let start = hints[run.index].utf8.lowerBound
        hints[run.index] = SegmentHint(utf8: start..<utf8.count, kind: run.kind)
      default: utf8 += Array(String(first).utf8)
      }
    }
  }

  /// The text with a `‖` at each sentence boundary inside.
  func sentences(_ language: String, offset: Int = 0) -> String {
    let padding = Array(repeating: UInt8(ascii: "x"), count: offset)
    var builder = UnitBuilder(utf8Count: offset + utf8.count)
    let shifted = hints.map {
      SegmentHint(utf8: $0.utf8.lowerBound + offset..<$0.utf8.upperBound + offset, kind: $0.kind)
    }
    let text = padding + utf8
    let paragraph = SegmentParagraph(
      utf8: offset..<text.count, language: TextLanguage(language), hints: shifted)
    ICUSegmenter().findUnits(of: .sentence, in: text.span, paragraphs: [paragraph], into: &builder)
    return builder.units.map { String(decoding: text[$0], as: UTF8.self) }.joined(separator: "‖")
  }
}
