// SPDX-License-Identifier: Apache-2.0
internal import CICUShim

/// Finds the marks of a paragraph, one after the other, and counts quotes and brackets on its way.
struct MarkScanner {
  private let text: ScalarText
  private let extraMark: UInt8
  private let hasGaps: Bool
  /// Where the sentence starts that the scan is in.
  var sentenceStart = 0
  private var offset = 0
  /// Whether an odd number of `"` has been passed.
  private(set) var isQuoteOpen = false
  /// Where the bracket opened last stands.
  private(set) var lastBracket = -1

  struct Mark {
    let kind: SentenceMark
    let range: Range<Int>
    /// Whether it is a mark in this language alone.
    let isExtra: Bool
  }

  /// A sentence is cut at a space when it has this many bytes: sixty Thai letters.
  private static let gapDistance = 180

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ language: SentenceLanguage) {
    text = ScalarText(utf8: utf8)
    extraMark = language.extraMark ?? 0
    hasGaps = language.hasSpacedPauses
  }

  /// The next mark, or a place without one, where a sentence ends because markup says so.
  mutating func next(before end: Int) -> Mark? {
    let utf8 = text.utf8
    while true {
      let start = offset
      if !hasGaps { offset = cicu_next_mark(utf8.baseAddress, offset, utf8.count) }
      if offset >= end, end < utf8.count {
        offset = max(start, end)
        return Mark(kind: .stop, range: offset..<offset, isExtra: false)
      }
      guard offset < utf8.count else { return nil }
      if let mark = step(utf8[offset]) { return mark }
    }
  }

  /// Looks at a byte and goes on behind it.
  private mutating func step(_ byte: UInt8) -> Mark? {
    switch byte {
    case 0x2E, 0x21, 0x3F: return take(byte == 0x2E ? .stop : .strong, 1)
    case 0x20 where hasGaps && isGap(offset): return take(.gap, 1)
    case 0x22: isQuoteOpen.toggle()
    case 0x28, 0x5B: lastBracket = offset
    case extraMark where byte > 0: return take(.strong, 1, isExtra: true)
    case 0xCD...0xEF:
      let scalar = text.scalar(at: offset)
      if let kind = SentenceMark(scalar.value) { return take(kind, scalar.range.count) }
      if scalar.value == 0xFF08 { lastBracket = offset }
      offset = scalar.range.upperBound
      return nil
    default: break
    }
    offset += 1
    return nil
  }

  /// Goes on behind a place that has been looked at; its quotes are counted.
  mutating func skip(to end: Int) {
    while offset < end {
      if text.utf8[offset] == 0x22 { isQuoteOpen.toggle() }
      offset += 1
    }
  }

  /// Whether a space between two letters may end a sentence that is long enough.
  private func isGap(_ offset: Int) -> Bool {
    guard offset - sentenceStart >= Self.gapDistance else { return false }
    return isWordPart(text.scalar(before: offset)) && isWordPart(text.scalar(at: offset + 1))
  }

  /// Neither ๆ or ฯ, which repeat and shorten the word before, nor a number, which goes with what
  /// it counts.
  private func isWordPart(_ scalar: ScalarText.Located) -> Bool {
    scalar.value != 0xE46 && scalar.value != 0xE2F && scalar.kind != .digit
      && TextScript(scalar.value) == .thai
  }

  private mutating func take(_ kind: SentenceMark, _ length: Int, isExtra: Bool = false) -> Mark {
    let range = offset..<offset + length
    offset += length
    return Mark(kind: kind, range: range, isExtra: isExtra)
  }
}
