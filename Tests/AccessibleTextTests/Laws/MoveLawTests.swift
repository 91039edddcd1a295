// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Moves", .timeLimit(.minutes(1)))
struct MoveLawTests {
  private static let kinds: [TextGranularity] = [
    .character, .word, .wordWithSpace, .spokenWord, .sentence, .line, .paragraph, .page, .section,
  ]

  @Test(arguments: UInt64(0)..<16)
  func `the starts that a walk forward reaches are those that a walk backward reaches`(
    seed: UInt64
  ) throws {
    let document = randomDocument(seed: seed, sections: 2, paragraphs: 2)
      .laidOut(by: randomLayout(seed: seed))
    guard let first = document.firstElement, let last = document.lastElement else { return }
    for granularity in Self.kinds {
      for edge in TextUnitEdge.allCases {
        let ahead = try walk(from: first, first.textRange.start, granularity, .forward, edge)
        let back = try walk(from: last, last.textRange.end, granularity, .backward, edge)
        // A walk never reaches where it begins, and the two begin at the two ends.
        let ends = [first.textRange.start, last.textRange.end]
        let asked = "\(granularity) \(edge)"
        #expect(
          ahead.filter { !ends.contains($0) } == back.reversed().filter { !ends.contains($0) },
          Comment(rawValue: asked))
      }
    }
  }

  @Test(arguments: UInt64(0)..<16)
  func `the words, sentences and lines of a walk are those of its elements, each once`(
    seed: UInt64
  ) throws {
    let document = randomDocument(seed: seed, sections: 2, paragraphs: 2)
      .laidOut(by: randomLayout(seed: seed))
    guard let first = document.firstElement else { return }
    for granularity in Self.kinds where granularity != .section {
      var starts: [TextPosition] = []
      for element in elements(of: document) {
        for unit in element.allUnits(granularity) ?? [] {
          let isHere =
            element.textRange.contains(unit.start)
            && (unit.isEmpty || unit.start != element.textRange.end
              || granularity == .page && element.textRange.isEmpty)
          if isHere, unit.start != starts.last { starts.append(unit.start) }
        }
      }
      let reached = try walk(from: first, first.textRange.start, granularity, .forward, .start)
      #expect(
        reached == starts.filter { $0 != first.textRange.start },
        Comment(rawValue: "\(granularity)"))
    }
  }

  @Test(arguments: UInt64(0)..<16)
  func `a move over many elements turns the pages that single steps turn`(seed: UInt64) throws {
    let document = randomDocument(seed: seed, sections: 3, paragraphs: 8)
      .laidOut(by: randomLayout(seed: seed))
    for element in elements(of: document) {
      for granularity in [TextGranularity.paragraph, .section, .document] {
        for direction in [StorageDirection.forward, .backward] {
          var walker = TextWalker(at: element)
          let start = direction == .forward ? element.textRange.start : element.textRange.end
          guard let move = walker.move(TextCaret(start), by: granularity, direction, to: .end)
          else {
            continue
          }
          var steps = TextWalker(at: element)
          while steps.element.textElementID != move.element.textElementID {
            try #require(steps.step(direction) == .moved)
          }
          #expect(move.pagesTurned == steps.pagesTurned, "\(granularity) \(direction)")
        }
      }
    }
  }

  /// Every place that single moves reach; each must be farther on, and one of the element's.
  private func walk(
    from element: some TextInputModel, _ start: TextPosition, _ granularity: TextGranularity,
    _ direction: StorageDirection, _ edge: TextUnitEdge
  ) throws -> [TextPosition] {
    var walker = TextWalker(at: element)
    var caret = TextCaret(start)
    var reached: [TextPosition] = []
    while let move = walker.move(caret, by: granularity, direction, to: edge) {
      #expect(move.units == 1)
      #expect(move.element.textRange.contains(move.caret.position))
      try #require(
        move.caret.position.compare(to: caret.position)
          == (direction == .forward ? .descending : .ascending))
      caret = move.caret
      reached.append(caret.position)
    }
    return reached
  }
}
