// SPDX-License-Identifier: Apache-2.0

/// A place that might end a sentence: marks, what closes behind them, white space, what opens.
///
///     said “Stop!” [2]  (He
///              ^       ^
///              start   boundary; next is the class of H
struct SentenceSite {
  /// Where the first mark starts, and where the run of marks ends.
  let start: Int
  private(set) var marksEnd: Int
  private(set) var mark: SentenceMark
  private(set) var hasStrongMark = false
  /// Whether a full stop of its own stands behind the dots, as in `….`.
  private(set) var hasFinalStop = false
  private var hasLongMark = false
  /// Behind the marks, what closes, and notes.
  private(set) var tail: Int
  /// Behind the white space: where the next sentence would start.
  private(set) var boundary: Int
  /// Where the first letter, digit or sign behind that starts, past what opens.
  private(set) var first: Int
  private(set) var next = CharacterClass.other
  private(set) var closesQuote = false
  private(set) var closesBracket = false
  private(set) var closesTitle = false
  private(set) var hasNote = false
  /// Whether a number stands right behind the mark: `reign.3 Its`.
  private(set) var hasNoteNumber = false
  private(set) var opensQuote = false
  private(set) var opensBracket = false
  private(set) var opensInverted = false
  private(set) var dash: UInt32 = 0

  var isSpaced: Bool { boundary > tail }

  /// Reads the place at a mark.
  ///
  /// - Parameter isQuoteOpen: Whether an odd number of `"` stands before it.
  init(_ text: ScalarText, at mark: SentenceMark, _ range: Range<Int>, isQuoteOpen: Bool) {
    start = range.lowerBound
    self.mark = mark
    marksEnd = range.upperBound
    tail = range.upperBound
    boundary = tail
    first = tail
    hasStrongMark = mark == .strong
    hasLongMark = mark == .ellipsis
    readTail(text, isQuoteOpen)
    boundary = text.endOfSpace(from: tail)
    readLead(text)
  }

  private mutating func readTail(_ text: ScalarText, _ isQuoteOpen: Bool) {
    var isQuoteOpen = isQuoteOpen
    while true {
      let scalar = text.scalar(at: tail)
      switch scalar.kind {
      case .terminal, .other:
        guard let more = SentenceMark(scalar.value) else {
          guard Self.isSuperscript(scalar.value) else { return }
          hasNote = true
          break
        }
        add(more)
        if tail == marksEnd { marksEnd = scalar.range.upperBound }
      case .close:
        switch scalar.value {
        case 0x300D, 0x300F, 0xFF63, 0x301E: closesQuote = true  // 」 』 ｣ 〞
        case 0x300B, 0x3009: closesTitle = true  // 》 〉
        default: closesBracket = true
        }
      case .quote:
        guard text.closes(scalar, isQuoteOpen: isQuoteOpen) else { return }
        if scalar.value == 0x22 { isQuoteOpen = false }
        closesQuote = true
      case .extend: break
      case .digit:
        guard let end = endOfNoteNumber(text) else { return }
        hasNoteNumber = true
        tail = end
        return
      case .open:
        guard scalar.value == 0x5B, let end = text.endOfNote(scalar.range.upperBound) else {
          return
        }
        hasNote = true
        tail = end
        continue
      case .space:
        guard let end = endOfSpacedClosing(text, isQuoteOpen) else { return }
        tail = end
        continue
      default: return
      }
      tail = scalar.range.upperBound
    }
  }

  private mutating func add(_ more: SentenceMark) {
    if more == .stop, closesBracket || closesQuote { hasFinalStop = true }
    closesBracket = false
    closesTitle = false
    hasStrongMark = hasStrongMark || more == .strong
    switch (mark, more) {
    case (.stop, .stop), (.stop, .ellipsis), (.strong, .ellipsis), (.strong, .stop):
      mark = .ellipsis
    case (.ellipsis, .stop): hasFinalStop = hasFinalStop || hasLongMark
    case (.pause, _): break
    case (_, .strong), (_, .full): mark = more
    default: break
    }
  }

  /// What closes behind a space, as in `« Non ! »`, and the dots of `. . .`, in turn.
  private mutating func endOfSpacedClosing(_ text: ScalarText, _ isQuoteOpen: Bool) -> Int? {
    let scalar = text.scalar(at: text.endOfSpace(from: tail))
    if scalar.value == 0x2026, !text.hasWord(at: scalar.range.upperBound) {
      mark = .ellipsis
      hasFinalStop = true
      return scalar.range.upperBound
    }
    if scalar.value == 0x2E, mark == .stop || mark == .ellipsis, !closesQuote, !closesBracket {
      mark = .ellipsis
      marksEnd = scalar.range.upperBound
      return marksEnd
    }
    guard scalar.kind == .quote, scalar.value != 0x27, scalar.value != 0xAB,
      scalar.value != 0x22 || isQuoteOpen
    else { return nil }
    switch text.scalar(at: scalar.range.upperBound).kind {
    case .lower, .upper, .letter, .digit, .quote, .open, .dash: return nil
    default:
      closesQuote = true
      return scalar.range.upperBound
    }
  }

  /// Where a number of at most three digits ends that stands between a mark behind a small letter, or
  /// a quotation, and white space.
  private func endOfNoteNumber(_ text: ScalarText) -> Int? {
    guard closesQuote || text.scalar(before: start).kind == .lower else { return nil }
    var end = tail
    while text.scalar(at: end).kind == .digit, end < tail + 3 {
      end = text.scalar(at: end).range.upperBound
    }
    return text.scalar(at: end).kind == .space ? end : nil
  }

  private mutating func readLead(_ text: ScalarText) {
    first = boundary
    while true {
      let scalar = text.scalar(at: first)
      let kind = scalar.kind
      switch kind {
      case .space, .extend: break
      case .open: opensBracket = true
      case .quote: opensQuote = true
      case .dash: if dash == 0 { dash = scalar.value }
      case .other, .terminal:
        if scalar.value == 0xA1 || scalar.value == 0xBF {
          opensInverted = true
        } else if !text.hasEllipsis(at: scalar) {
          return
        }
      default:
        next = kind
        return
      }
      first = scalar.range.upperBound
    }
  }

  private static func isSuperscript(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x2079: true
    default: false
    }
  }
}
