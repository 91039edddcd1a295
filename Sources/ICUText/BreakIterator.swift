// SPDX-License-Identifier: Apache-2.0
package import AccessibleText
internal import CICUShim

/// An ICU break iterator: one owner, one thread, text after text in one language.
package struct BreakIterator: ~Copyable {
  private let segmenter: OpaquePointer

  /// Opens the rules of a language; those of the root locale where the tag is unknown.
  ///
  /// - Returns: `nil` where ICU has no data.
  package init?(_ rules: BreakRules, _ language: TextLanguage) {
    var tag = language.tag
    let opened = tag.withUTF8 { tag in
      tag.withMemoryRebound(to: CChar.self) {
        cicu_open(rules.rawRules, $0.baseAddress, $0.count)
      }
    }
    guard let opened else { return nil }
    segmenter = opened
  }

  deinit { cicu_close(segmenter) }

  /// Begins at a text, which must outlive the walk through its segments.
  ///
  /// - Returns: Whether ICU can take the text: it counts in 32 bits.
  package mutating func begin(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    cicu_set_text(segmenter, utf8.baseAddress, utf8.count)
  }

  /// The next segment, in UTF-8 offsets of the text; segments tile it.
  mutating func next() -> BreakSegment? {
    var segment = cicu_segment()
    guard cicu_next(segmenter, &segment) else { return nil }
    return BreakSegment(
      range: Int(segment.start)..<Int(segment.end), isWord: segment.status >= CICU_STATUS_WORD)
  }

  /// Whether the segment that came last holds an emoji or an object, a word beside any other.
  var hasSymbol: Bool { cicu_has_symbol(segmenter) }

  /// Whether the segment that came last holds a letter or a digit.
  var hasLetterOrDigit: Bool { cicu_has_letter_or_digit(segmenter) }
}

/// A stretch between two boundaries.
struct BreakSegment {
  let range: Range<Int>
  /// Whether word rules found letters, digits, kana or ideographs.
  let isWord: Bool
}

extension BreakIterator {
  /// All segments of a text, for tests of the rules alone.
  package mutating func segments(of text: String) -> [Range<Int>] {
    var text = text
    return text.withUTF8 { utf8 in
      var ranges: [Range<Int>] = []
      guard begin(utf8) else { return ranges }
      while let segment = next() { ranges.append(segment.range) }
      return ranges
    }
  }
}
