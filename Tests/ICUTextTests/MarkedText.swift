// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// A text with what ICU finds in it: a `‖` at each boundary inside, or `[…]` around each word.
enum MarkedText {
  static func characters(_ text: String) -> String { cut(text, .character, "und") }

  static func sentences(_ text: String, _ language: String = "en") -> String {
    cut(text, .sentence, language)
  }

  static func lineOpportunities(_ text: String, _ language: String = "en") -> String {
    cut(text, .lineOpportunity, language)
  }

  static func words(_ text: String, _ language: String = "en") -> String {
    let utf8 = Array(text.utf8)
    var marked = ""
    var end = 0
    for unit in units(of: .word, in: utf8, language) {
      marked += String(decoding: utf8[end..<unit.lowerBound], as: UTF8.self)
      marked += "[" + String(decoding: utf8[unit], as: UTF8.self) + "]"
      end = unit.upperBound
    }
    return marked + String(decoding: utf8[end...], as: UTF8.self)
  }

  private static func cut(_ text: String, _ kind: SegmentKind, _ language: String) -> String {
    let utf8 = Array(text.utf8)
    return units(of: kind, in: utf8, language)
      .map { String(decoding: utf8[$0], as: UTF8.self) }.joined(separator: "‖")
  }
}

/// The units of a text that is one paragraph, or of the paragraphs given.
func units(
  of kind: SegmentKind, in utf8: [UInt8], _ language: String = "en",
  paragraphs: [Range<Int>]? = nil
) -> [Range<Int>] {
  var builder = UnitBuilder(utf8Count: utf8.count)
  let language = TextLanguage(language)
  let paragraphs = (paragraphs ?? [0..<utf8.count]).map {
    SegmentParagraph(utf8: $0, language: language)
  }
  ICUSegmenter().findUnits(of: kind, in: utf8.span, paragraphs: paragraphs, into: &builder)
  return builder.units
}

/// The pieces between the line feeds of a text.
func lines(of utf8: [UInt8]) -> [Range<Int>] {
  utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.indices)
}
