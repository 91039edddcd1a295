// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Elements")
struct ElementLawTests {
  @Test(arguments: UInt64(0)..<60)
  func `elements cover every block, in order, once`(seed: UInt64) throws {
    let document = randomDocument(seed: seed).laidOut(by: randomLayout(seed: seed))
    var covered: [[Range<Int>]] = Array(repeating: [], count: document.sectionCount)
    for element in elements(of: document) {
      let range = try #require(element.textRange.offsets)
      covered[element.textRange.start.section].append(range)
    }
    for number in 0..<document.sectionCount {
      let section = try #require(document.section(number))
      var pieces = covered[number][...]
      for block in section.blocks.map(\.utf8) {
        var end = block.lowerBound
        repeat {
          let next = pieces.popFirst()
          let piece = try #require(next, "block \(block) is not covered")
          #expect(piece.lowerBound == end)
          #expect(piece.isEmpty == block.isEmpty)
          end = piece.upperBound
        } while end < block.upperBound
        #expect(end == block.upperBound)
      }
      #expect(pieces.isEmpty)
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func `next and previous are inverse`(seed: UInt64) {
    let document = randomDocument(seed: seed).laidOut(by: randomLayout(seed: seed))
    let forward = elements(of: document).map(\.textElementID)
    let backward = sequence(first: document.lastElement) { $0?.previous }
      .prefix { $0 != nil }.compactMap { $0?.textElementID }
    #expect(forward == Array(backward).reversed())
    #expect(Set(forward).count == forward.count)
  }

  @Test(arguments: UInt64(0)..<60)
  func `an element is found at each of its positions`(seed: UInt64) throws {
    let document = randomDocument(seed: seed).laidOut(by: randomLayout(seed: seed))
    for element in elements(of: document) {
      for offset in element.utf8 {
        let position = try #require(element.section.position(atUTF8: offset))
        let found = try #require(document.element(at: position))
        #expect(found.textElementID == element.textElementID)
      }
      let end = element.textRange.end
      #expect(
        document.element(at: end, affinity: .upstream)?.textElementID == element.textElementID)
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func `a document and the reference model hold the laws of every model`(seed: UInt64) {
    let document = randomDocument(seed: seed).laidOut(by: randomLayout(seed: seed))
    if let first = document.firstElement {
      var check = TextInputModelConformance(of: first, seed: seed)
      check.sampledElements = 8
      check.placesInWindow = 16
      #expect(check.check() == [])
    }
    var texts = TextGenerator(seed: seed)
    let chain = (0..<8).map { _ in ReferenceModel(texts.paragraph(sentences: 3)) }
    ReferenceModel.link(chain)
    #expect(TextInputModelConformance(of: chain[0], seed: seed).check() == [])
  }
}
