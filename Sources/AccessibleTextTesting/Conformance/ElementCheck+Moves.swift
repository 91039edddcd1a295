// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension ElementCheck {
  private static var stepsOfAWalk: Int { 6 }

  mutating func checkMoves(_ places: [Place], _ units: [TextGranularity: UnitList]) {
    for granularity in TextGranularity.allCases where granularity != .document {
      for place in [places[0], places[Int.random(in: places.indices, using: &chance)]] {
        if let list = units[granularity] { checkNextStart(list, granularity, from: place) }
        for edge in TextUnitEdge.allCases { checkWalk(granularity, edge, from: place) }
      }
    }
  }

  private mutating func checkNextStart(
    _ list: UnitList, _ granularity: TextGranularity, from place: Place
  ) {
    let next = own(list.near(place.position), granularity).map(\.start).first {
      !place.position.isAtOrAfter($0) && !$0.isAtOrAfter(range.end)
    }
    var walker = TextWalker(at: element)
    // A unit that runs over the element's edge into another text is not of this text's units alone.
    guard let next,
      [place.position, next].allSatisfy({ position in
        walker.unit(granularity, at: position) == element.unit(granularity, at: position)
      })
    else { return }
    let move = walker.move(TextCaret(place.position), by: granularity, .forward)
    if move?.caret.position != next || move?.element.textElementID != element.textElementID {
      note(.movesReachStarts, at: [place], "By \(granularity).")
    }
  }

  /// Some moves forward, and the same way back.
  private mutating func checkWalk(
    _ granularity: TextGranularity, _ edge: TextUnitEdge, from place: Place
  ) {
    var walker = TextWalker(at: element)
    let start = TextCaret(place.position)
    let ahead = walk(&walker, from: start, granularity, .forward, edge, Self.stepsOfAWalk)
    guard let last = ahead.last else { return }
    let back = walk(&walker, from: last, granularity, .backward, edge, ahead.count - 1)
    if back.map(\.position) != ahead.dropLast().reversed().map(\.position) {
      note(.movesInvert, at: [place], "To the \(edge) of each \(granularity).")
    }
  }

  private mutating func walk(
    _ walker: inout TextWalker, from start: TextCaret, _ granularity: TextGranularity,
    _ direction: StorageDirection, _ edge: TextUnitEdge, _ count: Int
  ) -> [TextCaret] {
    var carets: [TextCaret] = []
    var caret = start
    while carets.count < count {
      // A move that finds nothing leaves the walker at the end of the chain.
      var next = walker
      guard let move = next.move(caret, by: granularity, direction, to: edge) else { break }
      walker = next
      // Order is not defined between two texts: there, the move has gone on to another element.
      let order = move.caret.position.compare(to: caret.position)
      let wanted: TextOrder = direction == .forward ? .descending : .ascending
      guard order.map({ $0 == wanted }) ?? true, move.units == 1,
        move.element.textRange.contains(move.caret.position)
      else {
        note(.movesProgress, "\(direction) to the \(edge) of each \(granularity).")
        break
      }
      caret = move.caret
      carets.append(caret)
    }
    return carets
  }
}
