// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// Bitmaps and sorted arrays must answer as a list does that is searched from its start.
@Suite("UnitBoundaries")
struct UnitBoundariesTests {
  @Test(arguments: UInt64(0)..<60)
  func `bitmaps agree with the naive list`(seed: UInt64) {
    let (units, limit) = randomUnits(seed: seed, areSomeEmpty: false)
    var builder = UnitBuilder(utf8Count: limit)
    for unit in units { builder.append(unit.lowerBound, unit.upperBound) }
    #expect(builder.units == units)
    expectSame(builder.boundaries, units, limit)
  }

  @Test(arguments: UInt64(0)..<60)
  func `sorted arrays agree with the naive list, empty units included`(seed: UInt64) {
    let (units, limit) = randomUnits(seed: seed, areSomeEmpty: true)
    let boundaries = RangeBoundaries(units)
    #expect((0..<boundaries.count).map { boundaries[$0] } == units)
    expectSame(boundaries, units, limit)
  }

  @Test(arguments: UInt64(0)..<60)
  func `for each unit and each offset inside it the unit encloses the offset`(seed: UInt64) {
    let (units, _) = randomUnits(seed: seed, areSomeEmpty: true)
    let boundaries = RangeBoundaries(units)
    for unit in units {
      for offset in unit {
        #expect(boundaries.unit(enclosing: offset, .downstream) == unit)
        #expect(boundaries.unit(enclosing: offset + 1, .upstream) == unit)
      }
    }
  }

  @Test func `without units there are no answers`() {
    expectSame(RangeBoundaries([]), [], 3)
    expectSame(UnitBuilder(utf8Count: 0).boundaries, [], 0)
  }

  private func expectSame(
    _ boundaries: some UnitBoundaries, _ units: [Range<Int>], _ limit: Int,
    location: SourceLocation = #_sourceLocation
  ) {
    let naive = NaiveBoundaries(units)
    let edges = Set(units.flatMap { [$0.lowerBound, $0.upperBound] })
    for offset in -1...limit + 1 {
      #expect(
        answers(boundaries, at: offset) == answers(naive, at: offset), "at \(offset) of \(units)",
        sourceLocation: location)
      #expect(
        boundaries.edge(.forward, of: offset) == edges.filter { $0 > offset }.min(),
        "after \(offset) of \(units)", sourceLocation: location)
      #expect(
        boundaries.edge(.backward, of: offset) == edges.filter { $0 < offset }.max(),
        "before \(offset) of \(units)", sourceLocation: location)
    }
  }

  private func answers(_ boundaries: some UnitBoundaries, at offset: Int) -> [Range<Int>?] {
    [
      boundaries.unit(enclosing: offset, .downstream),
      boundaries.unit(enclosing: offset, .upstream),
      boundaries.unit(startingAtOrAfter: offset), boundaries.unit(endingAtOrBefore: offset),
    ]
  }

  private func randomUnits(seed: UInt64, areSomeEmpty: Bool) -> ([Range<Int>], limit: Int) {
    var chance = TextGenerator(seed: seed)
    var units: [Range<Int>] = []
    var end = chance.number(in: 0...3)
    for _ in 0..<chance.number(in: 0...30) {
      let start = end + max(0, chance.number(in: -3...3))
      let longest = chance.number(in: 0...9) == 0 ? 150 : 4
      end = start + chance.number(in: (areSomeEmpty ? 0 : 1)...longest)
      // Two empty units at one offset are one too many.
      if units.last != start..<end { units.append(start..<end) }
    }
    return (units, end + chance.number(in: 0...3))
  }
}
