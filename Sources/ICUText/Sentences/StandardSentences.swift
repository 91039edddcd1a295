// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
internal import CICUShim

/// Walks through the sentences of UAX #29 in a paragraph, where a line break is a space.
///
/// Only a scalar that is ATerm or STerm can end one. So the text is searched for those, and the rules are
/// applied around each; ICU's own iterator looks at every scalar and is several times slower.
///
/// - SeeAlso: UAX #29, SB5 to SB11; `el` has CLDR's tailoring, in which `;` ends sentences.
struct StandardSentences {
  private let text: ScalarText
  private let sign: UInt8
  private var offset = 0

  /// - Parameter sign: A sign of ASCII that ends sentences in the language, 0 where there is none.
  init(_ paragraph: UnsafeBufferPointer<UInt8>, sign: UInt8) {
    text = ScalarText(utf8: paragraph)
    self.sign = sign
  }

  /// The sign of ASCII that ends sentences in a language alone.
  static func sign(of language: TextLanguage) -> UInt8 { language.primary == "el" ? 0x3B : 0 }

  /// Where the next sentence ends; once, and last, where the paragraph does.
  ///
  /// - Complexity: linear in the paragraph, for all of its sentences.
  mutating func next() -> Int? {
    let utf8 = text.utf8
    guard offset < utf8.count else { return nil }
    while true {
      offset = cicu_next_terminator(utf8.baseAddress, offset, utf8.count, sign)
      guard offset < utf8.count else { return utf8.count }
      if end(atTerminator: text.scalar(at: offset)) { return offset }
    }
  }

  /// Goes on behind a terminator, and tells whether a sentence ends there.
  private mutating func end(atTerminator mark: ScalarText.Located) -> Bool {
    let isStop = mark.sentenceBreak == CICU_SB_ATERM
    offset = text.end(of: CICU_SB_EXTEND, from: mark.range.upperBound)
    if isStop, joins(mark, before: text.scalar(at: offset).sentenceBreak) { return false }
    offset = text.end(of: CICU_SB_CLOSE, from: offset)
    offset = text.end(of: CICU_SB_SPACE, from: offset)
    guard offset < text.utf8.count else { return true }
    // SB8a
    let next = text.scalar(at: offset)
    if next.sentenceBreak == CICU_SB_SCONTINUE || isTerminator(next) { return false }
    return !isStop || !isLowerCaseNext
  }

  /// SB6 and SB7: whether a stop stands before a number, or between a letter and a capital.
  private func joins(_ stop: ScalarText.Located, before next: cicu_sentence_break) -> Bool {
    if next == CICU_SB_NUMERIC { return true }
    guard next == CICU_SB_UPPER else { return false }
    var before = text.scalar(before: stop.range.lowerBound)
    while before.sentenceBreak == CICU_SB_EXTEND {
      before = text.scalar(before: before.range.lowerBound)
    }
    return before.sentenceBreak == CICU_SB_LOWER || before.sentenceBreak == CICU_SB_UPPER
  }

  /// SB8: whether the first letter that comes before any terminator is a small one.
  ///
  /// What is passed holds no terminator, so nothing is passed twice.
  private var isLowerCaseNext: Bool {
    var offset = offset
    while true {
      let next = text.scalar(at: offset)
      switch next.sentenceBreak {
      case CICU_SB_LOWER: return true
      case CICU_SB_UPPER, CICU_SB_OLETTER, CICU_SB_ATERM, CICU_SB_STERM: return false
      default: if next.isNone || isTerminator(next) { return false }
      }
      offset = next.range.upperBound
    }
  }

  private func isTerminator(_ scalar: ScalarText.Located) -> Bool {
    switch scalar.sentenceBreak {
    case CICU_SB_ATERM, CICU_SB_STERM: true
    default: sign != 0 && !scalar.isNone && (scalar.value == UInt32(sign) || scalar.value == 0x37E)
    }
  }
}

extension ScalarText.Located {
  fileprivate var sentenceBreak: cicu_sentence_break {
    isNone ? CICU_SB_OTHER : cicu_sentence_break(UInt32(cicu_sentence_break_of(value)))
  }
}

extension ScalarText {
  /// Where a row of scalars of a property ends, and what combines with them.
  fileprivate func end(of property: cicu_sentence_break, from offset: Int) -> Int {
    var end = offset
    while true {
      let next = scalar(at: end)
      let found = next.sentenceBreak
      guard found == property || found == CICU_SB_EXTEND else { return end }
      end = next.range.upperBound
    }
  }
}
