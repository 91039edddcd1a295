// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension ElementCheck {
  mutating func checkOffsetsEnd() {
    for unit in TextOffsetUnit.allCases {
      let beyond = [
        element.position(from: range.end, offsetBy: 1, in: unit),
        element.position(from: range.start, offsetBy: -1, in: unit),
        element.position(from: range.start, offsetBy: .max, in: unit),
        element.position(from: range.end, offsetBy: .min, in: unit),
      ]
      if beyond.contains(where: { $0 != nil }) {
        note(.offsetsEnd, "A position beyond it is answered in \(unit).")
      }
      let isStill =
        element.position(from: range.start, offsetBy: 0, in: unit) == range.start
        && element.position(from: range.end, offsetBy: 0, in: unit) == range.end
      if !isStill { note(.offsetsInvert, "Moved by no \(unit), a position is another.") }
    }
  }

  mutating func checkOffsets(_ places: [Place]) {
    for index in places.indices {
      let one = places[index]
      let other = places[Int.random(in: places.indices, using: &chance)]
      for unit in [TextOffsetUnit.utf8, .utf16, .scalar] {
        let (start, end) = one.offset <= other.offset ? (one, other) : (other, one)
        let count = width(of: start.offset..<end.offset, in: unit)
        let wanted = one.offset <= other.offset ? count : -count
        if element.distance(from: one.position, to: other.position, in: unit) != wanted {
          note(.offsetsCount, at: [one, other], "They are not \(wanted) \(unit) apart.")
        }
        if element.position(from: one.position, offsetBy: wanted, in: unit) != other.position {
          note(.offsetsInvert, at: [one, other], "Moved by \(wanted) \(unit).")
        }
      }
      checkHalf(places, index)
      checkCharacters(one, other)
    }
  }

  private func width(of offsets: Range<Int>, in unit: TextOffsetUnit) -> Int {
    guard unit != .utf8 else { return offsets.count }
    return utf8[offsets].reduce(0) { sum, byte in
      sum + (byte.isUTF8Continuation ? 0 : unit == .utf16 && byte >= 0xF0 ? 2 : 1)
    }
  }

  /// Half of a scalar, and half of a surrogate pair, round down to its start.
  private mutating func checkHalf(_ places: [Place], _ index: Int) {
    guard index + 1 < places.count else { return }
    let (one, next) = (places[index], places[index + 1])
    for unit in [TextOffsetUnit.utf8, .utf16] {
      for half in 1..<max(1, width(of: one.offset..<next.offset, in: unit))
      where element.position(from: one.position, offsetBy: half, in: unit) != one.position {
        note(.offsetsCount, at: [one], "Half of a scalar does not round down in \(unit).")
      }
    }
  }

  /// Characters are counted by the edges that are crossed or reached.
  private mutating func checkCharacters(_ one: Place, _ other: Place) {
    guard let characters = element.boundaries(of: .character, in: range) else { return }
    let isForward = one.offset <= other.offset
    var edges = 0
    var edge = one.position
    while let next = characters.boundary(isForward ? .forward : .backward, of: edge),
      isForward
        ? next.compare(to: other.position) != .descending
        : next.compare(to: other.position) != .ascending
    {
      edges += 1
      edge = next
    }
    let wanted = isForward ? edges : -edges
    if element.distance(from: one.position, to: other.position, in: .character) != wanted {
      note(.offsetsCount, at: [one, other], "They are not \(wanted) characters apart.")
    }
    if element.position(from: one.position, offsetBy: wanted, in: .character)
      != (edges == 0 ? one.position : edge)
    {
      note(.offsetsInvert, at: [one, other], "Moved by \(wanted) characters.")
    }
  }
}
