// SPDX-License-Identifier: Apache-2.0

extension TextInputModel {
  /// The position so many units further on, found by going through the element's text.
  ///
  /// - Complexity: O(length of the element's text).
  public func position(
    from position: TextPosition, offsetBy count: Int, in unit: TextOffsetUnit
  ) -> TextPosition? {
    guard textRange.contains(position) else { return nil }
    if unit == .character { return crossing(count, from: position) }
    guard let text = offsetText(in: unit), let start = text.offset(of: position) else {
      return nil
    }
    let (offset, overflows) = start.addingReportingOverflow(count)
    return overflows ? nil : text.position(at: offset)
  }

  /// How many units lie between two positions, found by going through the element's text.
  ///
  /// - Complexity: O(length of the element's text).
  public func distance(
    from one: TextPosition, to other: TextPosition, in unit: TextOffsetUnit
  ) -> Int? {
    guard textRange.contains(one), textRange.contains(other) else { return nil }
    if unit == .character { return crossed(from: one, to: other) }
    guard let text = offsetText(in: unit), let start = text.offset(of: one),
      let end = text.offset(of: other)
    else { return nil }
    return end - start
  }

  /// The position of a character in a range, counted from 0 at the range's start; the number of all
  /// characters is the range's end.
  ///
  /// - Returns: `nil` beyond the range, and for a range that is not of this element.
  public func position(atCharacter index: Int, in range: TextRange) -> TextPosition? {
    guard index >= 0, textRange.contains(range.end),
      let position = position(from: range.start, offsetBy: index, in: .character),
      range.contains(position)
    else { return nil }
    return position
  }

  /// How many characters of a range come before a position in it.
  ///
  /// - Returns: `nil` outside of the range, and for a range that is not of this element.
  public func characterIndex(of position: TextPosition, in range: TextRange) -> Int? {
    guard range.contains(position) else { return nil }
    return distance(from: range.start, to: position, in: .character)
  }

  private func offsetText(in unit: TextOffsetUnit) -> OffsetText? {
    text(in: textRange).flatMap { OffsetText($0, in: textRange, counting: unit) }
  }

  /// Crosses so many character edges; a walk, so a host's count of any size ends with its text.
  private func crossing(_ count: Int, from start: TextPosition) -> TextPosition? {
    guard let characters = boundaries(of: .character, in: textRange) else { return nil }
    var position = start
    for _ in 0..<count.magnitude {
      guard let next = characters.boundary(count > 0 ? .forward : .backward, of: position),
        textRange.contains(next)
      else { return nil }
      position = next
    }
    return position
  }

  private func crossed(from start: TextPosition, to end: TextPosition) -> Int? {
    guard let characters = boundaries(of: .character, in: textRange),
      let order = start.compare(to: end)
    else { return nil }
    let span = TextRange(start, end)
    var position = start
    var count = 0
    while position != end,
      let next = characters.boundary(order == .ascending ? .forward : .backward, of: position),
      span?.contains(next) == true
    {
      position = next
      count += 1
    }
    return order == .descending ? -count : count
  }
}

/// A text whose scalars are counted one by one.
private struct OffsetText {
  private let scalars: String.UnicodeScalarView
  private let range: TextRange
  private let unit: TextOffsetUnit

  /// - Returns: `nil` for a text that is not as long as its range: a host's fault.
  init?(_ text: String, in range: TextRange, counting unit: TextOffsetUnit) {
    guard range.offsets?.count == text.utf8.count else { return nil }
    scalars = text.unicodeScalars
    self.range = range
    self.unit = unit
  }

  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch unit {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .scalar, .character: 1
    }
  }

  func offset(of position: TextPosition) -> Int? {
    var utf8 = range.start.utf8Offset
    var offset = 0
    for scalar in scalars where utf8 < position.utf8Offset {
      utf8 += UTF8.width(scalar)
      offset += width(scalar)
    }
    return utf8 == position.utf8Offset ? offset : nil
  }

  func position(at wanted: Int) -> TextPosition? {
    guard wanted >= 0 else { return nil }
    var utf8 = 0
    var offset = 0
    for scalar in scalars {
      guard offset + width(scalar) <= wanted else {
        return range.start.advanced(by: utf8, atMost: range.end)
      }
      utf8 += UTF8.width(scalar)
      offset += width(scalar)
    }
    return offset == wanted ? range.end : nil
  }
}
