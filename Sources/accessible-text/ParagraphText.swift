// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// A paragraph as `segment` shows it.
struct ParagraphText {
  let utf8: [UInt8]
  let language: TextLanguage
  private let hints: [SegmentHint]

  init(utf8: [UInt8], language: TextLanguage) {
    self.utf8 = utf8
    self.language = language
    hints = []
  }

  /// A paragraph of a longer text.
  init(_ paragraph: SegmentParagraph, of text: [UInt8]) {
    let start = paragraph.utf8.lowerBound
    utf8 = Array(text[paragraph.utf8])
    language = paragraph.language
    hints = paragraph.hints.map { hint in
      SegmentHint(
        utf8: hint.utf8.lowerBound - start..<hint.utf8.upperBound - start, kind: hint.kind)
    }
  }

  /// Its units, one a line.
  func lines(by unit: SegmentUnit) -> String {
    units(unit).map { (unit == .sentence ? visible($0) : text($0)) + "\n" }.joined()
  }

  /// Where its units end, in UTF-16 code units; the end of the text is left out.
  func utf16Ends(by unit: SegmentUnit) -> [Int] {
    var ends: [Int] = []
    var utf8End = 0
    var utf16End = 0
    for unit in units(unit) where unit.upperBound < utf8.count {
      utf16End += String(decoding: utf8[utf8End..<unit.upperBound], as: UTF8.self).utf16.count
      utf8End = unit.upperBound
      ends.append(utf16End)
    }
    return ends
  }

  /// Which language it is read as, where that is not the declared one, and by what; and a line for
  /// each place that might end a sentence: whether it does, the rule, and the text up to it from the
  /// place before.
  var explained: String {
    let segmenter = ICUSegmenter()
    let found = LanguageEvidence(of: utf8.span, declared: language)
    var lines =
      found.language == language
      ? ""
      : "note\tlanguage\tread as \(found.language.tag) by \(found.reason.rawValue), "
        + "declared \(language.tag)\n"
    var start = 0
    for decision in segmenter.sentenceDecisions(
      in: utf8.span, language: language, hints: hints)
    {
      let verdict = decision.endsSentence ? "end" : "no end"
      let text = visible(start..<decision.utf8Offset)
      lines += "\(verdict)\t\(decision.rule.rawValue)\t\(text)\n"
      start = decision.utf8Offset
    }
    return lines + "end\tparagraph\t\(visible(start..<utf8.count))\n"
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self).onOneLine
  }

  /// A text without the white space that ends it.
  private func visible(_ range: Range<Int>) -> String {
    // Scalar by scalar: in a long row of flags, each step back over a character looks at all of them.
    let scalars = text(range).unicodeScalars
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { scalars.index(after: $0) }
    return String(scalars[..<(end ?? scalars.startIndex)])
  }

  private func units(_ unit: SegmentUnit) -> [Range<Int>] {
    var units = UnitBuilder(utf8Count: utf8.count)
    ICUSegmenter().findUnits(
      of: unit.kind, in: utf8.span,
      paragraphs: [SegmentParagraph(utf8: 0..<utf8.count, language: language, hints: hints)],
      into: &units)
    return units.units
  }
}
