// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Asks one element everything.
struct ElementCheck {
  /// A position of the element, and its distance from the element's start in UTF-8 code units.
  struct Place {
    let position: TextPosition
    let offset: Int
  }

  let element: any TextInputModel
  let strangers: [TextRange]
  let stale: TextRange?
  var chance: SeededGenerator
  private(set) var utf8: [UInt8] = []
  private(set) var findings: [ConformanceFinding] = []

  private let number: Int
  private let windowLength: Int
  /// More of one kind would say no more.
  private static let findingsOfOneLaw = 3
  private static let placesAskedOneByOne = 32

  init(
    of element: any TextInputModel, number: Int, stranger: [TextRange], stale: TextRange?,
    windowLength: Int, chance: SeededGenerator
  ) {
    self.element = element
    self.number = number
    strangers = stranger + (stale.map { [$0] } ?? [])
    self.stale = stale
    self.windowLength = windowLength
    self.chance = chance
  }

  var range: TextRange { element.textRange }

  mutating func run() {
    guard let text = element.text(in: range) else { return note(.textIsKnown) }
    checkStrangers()
    guard range.start.section == range.end.section else { return }
    utf8 = Array(text.utf8)
    guard range.end.utf8Offset - range.start.utf8Offset == utf8.count else {
      return note(.textFillsRange)
    }
    checkOffsetsEnd()
    for window in windows() {
      let places = places(in: window)
      guard places.count == window.count else { continue }
      checkText(places)
      checkOffsets(places)
      let some = sample(of: places)
      let units = checkUnits(places, some)
      checkTokenizer(some, units)
      checkMoves(some, units)
      checkLines(places, units)
      checkGeometry(places, some, units)
      checkAttributes(places)
    }
  }

  mutating func note(_ law: TextInputModelLaw, at places: [Place] = [], _ note: String = "") {
    guard findings.count(where: { $0.law == law }) < Self.findingsOfOneLaw else { return }
    findings.append(
      ConformanceFinding(law: law, element: number, place: marked(places), note: note))
  }

  /// Some text around places, with marks at them.
  private func marked(_ places: [Place]) -> String {
    guard let first = places.map(\.offset).min(), let last = places.map(\.offset).max() else {
      return ""
    }
    let start = boundary(atOrBefore: max(0, first - 24))
    let end = boundary(atOrBefore: min(utf8.count, last + 27))
    let text = String(decoding: utf8[start..<end], as: UTF8.self)
    return MarkedText.render(text, at: places.map { $0.offset - start })
  }

  private func boundary(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < utf8.count, utf8[offset].isUTF8Continuation { offset -= 1 }
    return offset
  }

  /// Neighbouring scalar boundaries: all of a short text, else those at its start, at its end and at a
  /// place chosen by chance.
  private mutating func windows() -> [[Int]] {
    let whole = 3 * windowLength
    let head = boundaries(from: 0, count: whole + 1)
    if head.count <= whole { return [head] }
    let tail = boundaries(from: max(0, utf8.count - 4 * windowLength), count: 4 * windowLength + 1)
    let middle = Int.random(in: 0..<utf8.count, using: &chance)
    return [
      Array(head.prefix(windowLength)),
      boundaries(from: boundary(atOrBefore: middle), count: windowLength),
      Array(tail.suffix(windowLength)),
    ]
  }

  private func boundaries(from start: Int, count: Int) -> [Int] {
    var offsets: [Int] = []
    var offset = boundary(atOrBefore: start)
    while offset <= utf8.count, offsets.count < count {
      if offset == utf8.count || !utf8[offset].isUTF8Continuation { offsets.append(offset) }
      offset += 1
    }
    return offsets
  }

  /// The positions at offsets, as the element answers them.
  private mutating func places(in window: [Int]) -> [Place] {
    window.compactMap { offset in
      let position = element.position(from: range.start, offsetBy: offset, in: .utf8)
      guard let position, position.utf8Offset == range.start.utf8Offset + offset else {
        note(.offsetsCount, "No position \(offset) UTF-8 units from the start.")
        return nil
      }
      return Place(position: position, offset: offset)
    }
  }

  /// Those of many places that are asked about one by one: the first, the last, and some by chance.
  private mutating func sample(of places: [Place]) -> [Place] {
    guard places.count > Self.placesAskedOneByOne else { return places }
    let ends = Self.placesAskedOneByOne / 8
    var indices = Set(0..<ends).union(places.count - ends..<places.count)
    while indices.count < Self.placesAskedOneByOne {
      indices.insert(Int.random(in: places.indices, using: &chance))
    }
    return indices.sorted().map { places[$0] }
  }

  /// Two places of a window, in order; perhaps the same twice.
  mutating func pair(of places: [Place]) -> (Place, Place) {
    let one = places[Int.random(in: places.indices, using: &chance)]
    let other = places[Int.random(in: places.indices, using: &chance)]
    return one.offset <= other.offset ? (one, other) : (other, one)
  }
}
