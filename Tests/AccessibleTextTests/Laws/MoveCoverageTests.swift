// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// Each kind of move, in each direction, by each unit, from both sides, within each bound.
@Suite("Moves of every kind", .timeLimit(.minutes(2)))
struct MoveCoverageTests {
  private typealias Table = [MoveOption: Set<MoveOption.Outcome>]

  @Test func `fast and naive moves agree, and every option was moved, ended and stayed`() throws {
    var table: Table = [:]
    for seed in 0..<10 as Range<UInt64> { try run(seed, into: &table) }
    for option in MoveOption.all {
      for outcome in MoveOption.Outcome.allCases where option.canBe(outcome) {
        #expect(table[option]?.contains(outcome) == true, "\(option) never \(outcome)")
      }
    }
    let cells = table.values.reduce(0) { $0 + $1.count }
    print("moves: \(table.count) options of \(MoveOption.all.count), \(cells) outcomes seen")
  }

  private func run(_ seed: UInt64, into table: inout Table) throws {
    let document = randomDocument(seed: seed, sections: 2, paragraphs: 3)
      .laidOut(by: randomLayout(seed: seed))
    guard let first = document.firstElement else { return }
    let elements = elements(of: document)
    let naive = NaiveMove(elements: elements, units: NaiveUnits(from: first))
    var chance = TextGenerator(seed: seed)
    for option in MoveOption.all {
      for count in [1, 1, 1, 2, 1_000] {
        let element = elements[chance.number(in: 0...elements.count - 1)]
        let places = positions(of: element)
        // The ends of the text are where moves end: they are asked often.
        let end = option.direction == .forward ? elements.last : elements.first
        let isAtEnd = chance.number(in: 0...3) == 0
        let home = isAtEnd ? end ?? element : element
        let place =
          isAtEnd
          ? option.direction == .forward ? home.textRange.end : home.textRange.start
          : places[chance.number(in: 0...places.count - 1)]
        var walker = TextWalker(at: home)
        let caret = TextCaret(place, affinity: option.affinity)
        let move = walker.move(
          caret, by: option.granularity, option.direction, count: count, to: option.edge,
          option.bounds)
        expect(move, naive(from: place, in: home, option, count: count), option, from: caret)
        let outcome: MoveOption.Outcome =
          move.map { $0.units == 0 ? .stayed : $0.units == count ? .moved : .ended } ?? .stayed
        table[option, default: []].insert(outcome)
      }
    }
  }

  private func expect(
    _ move: TextMove?, _ naive: (position: TextPosition, units: Int)?, _ option: MoveOption,
    from caret: TextCaret
  ) {
    let asked = Comment(rawValue: "\(option) from \(caret.position.utf8Offset)")
    if let move {
      #expect(move.element.textRange.contains(move.caret.position), asked)
      if move.units == 0 { #expect(move.caret == caret, asked) }
    }
    // Where a unit holds the line end behind it and an empty paragraph, its end and that of a move differ.
    let mayHoldEmpty = [TextGranularity.sentence, .wordWithSpace, .page].contains(
      option.granularity)
    guard option.edge == .start || !mayHoldEmpty else { return }
    #expect(move?.caret.position == naive?.position, asked)
    #expect(move?.units == naive?.units, asked)
  }
}
