// SPDX-License-Identifier: Apache-2.0

extension ScalarText {
  /// Whether a quotation mark behind a mark closes; what stands behind it decides.
  func closes(_ quote: Located, isQuoteOpen: Bool) -> Bool {
    let next = scalar(at: quote.range.upperBound)
    if next.isNone { return true }
    let mayOpen =
      switch quote.value {
      case 0x22: !isQuoteOpen
      case 0x27, 0x2A, 0x5F, 0x2018, 0x201A...0x201C, 0x201E, 0x201F, 0xAB, 0x2039: true
      default: false
      }
    guard mayOpen else { return true }
    switch next.kind {
    case .lower, .upper, .letter, .digit, .open: return false
    case .quote:
      return next.value == 0x22 || next.value == 0x27 || next.value == quote.value
        || next.value == 0x2019 || next.value == 0x201D || next.value == 0xBB
    default: return true
    }
  }

  /// Where a note mark ends whose bracket has been opened: `[2]`, `[a]`, `[*]`, `[note 3]`.
  func endOfNote(_ offset: Int) -> Int? {
    var end = offset
    for _ in 0..<10 {
      let scalar = scalar(at: end)
      if scalar.value == 0x5D { return end > offset ? scalar.range.upperBound : nil }
      let isMark = scalar.value == 0x2A || scalar.value == 0x2020 || scalar.kind == .digit
      // One letter alone is a mark too.
      let isLetter = end == offset && scalar.kind == .lower
      guard isMark || isLetter && self.scalar(at: scalar.range.upperBound).value == 0x5D else {
        return nil
      }
      end = scalar.range.upperBound
    }
    return nil
  }

  /// Whether a word starts at an offset: dots right before it belong to it.
  func hasWord(at offset: Int) -> Bool {
    var next = scalar(at: offset)
    while next.kind == .extend { next = scalar(at: next.range.upperBound) }
    return next.kind.isLetterOrDigit
  }

  /// Whether a mark is one of several dots.
  func hasEllipsis(at mark: Located) -> Bool {
    switch mark.value {
    case 0x2026: true
    case 0x2E:
      scalar(at: mark.range.upperBound).value == 0x2E
        || scalar(before: mark.range.lowerBound).value == 0x2E
    default: false
    }
  }
}
