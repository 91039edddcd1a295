// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Relayout")
struct RelayoutLawTests {
  @Test(arguments: UInt64(0)..<40)
  func `relayout moves no position`(seed: UInt64) throws {
    let document = randomDocument(seed: seed)
    let small = document.laidOut(by: randomLayout(seed: seed))
    let large = small.laidOut(by: randomLayout(seed: seed &+ 1_000))
    for element in elements(of: small) {
      for position in [element.textRange.start, element.textRange.end] {
        let section = try #require(large.section(of: position))
        let there = try #require(large.element(at: position))
        #expect(there.textRange.contains(position))
        #expect(section.text(in: element.textRange) == element.text(in: element.textRange))
      }
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `repaginating never changes what is said`(seed: UInt64) throws {
    let document = randomDocument(seed: seed)
    let unpaged = spoken(document)
    for layout in 0..<4 {
      let paged = document.laidOut(by: randomLayout(seed: seed &+ UInt64(layout)))
      #expect(spoken(paged) == unpaged)
    }
  }

  private func spoken(_ document: TextDocument) -> [String] {
    guard let first = document.firstElement else { return [] }
    return ReadAllSimulation(from: first, segmenter: NaiveSegmenter()).utterances.map(\.text)
  }
}
