// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Tokenizer")
struct TokenizerLawTests {
  @Test(arguments: UInt64(0)..<12)
  func `the derived tokenizer and the naive one agree on every question at every position`(
    seed: UInt64
  ) throws {
    let document = randomDocument(seed: seed, sections: 1, paragraphs: 3)
      .laidOut(by: randomLayout(seed: seed))
    for element in elements(of: document) {
      let units = Dictionary(
        uniqueKeysWithValues: TextGranularity.allCases.map { ($0, element.allUnits($0)) })
      let naive = NaiveTokenizer(of: element) { units[$0] ?? nil }
      expectAgreement(element, naive)
    }
  }

  @Test(arguments: UInt64(0)..<10)
  func `the reference model agrees with the tokenizer that is derived from it`(seed: UInt64) {
    var texts = TextGenerator(seed: seed)
    let model = ReferenceModel(texts.paragraph(sentences: 2))
    expectAgreement(model, model.tokenizer)
  }

  @Test func `a blank page before an empty paragraph ends and starts there, on either side`() throws
  {
    let document = pagedDocument(["a\n||\nb"])
    let empty = try #require(elements(of: document).first { $0.textRange.isEmpty })
    for affinity in [TextAffinity.upstream, .downstream] {
      for direction in [TextDirection.forward, .backward] {
        #expect(
          empty.tokenizer.isBoundary(
            empty.textRange.start, of: .page, looking: direction, affinity: affinity))
      }
    }
    let first = try #require(document.firstElement)
    #expect(TextInputModelConformance(of: first).check() == [])
  }

  private func expectAgreement(_ element: some TextInputModel, _ naive: any TextTokenizer) {
    let fast = ElementTokenizer(of: element)
    var wrong: [String] = []
    for position in positions(of: element) {
      for granularity in TextGranularity.allCases {
        for direction in TextDirection.allCases {
          let asked = "\(granularity) \(direction) at \(position.utf8Offset)"
          let unit = fast.unit(granularity, enclosing: position, looking: direction)
          if unit != naive.unit(granularity, enclosing: position, looking: direction) {
            wrong.append("unit: \(asked)")
          }
          if fast.isInside(position, granularity, looking: direction) != (unit != nil) {
            wrong.append("isInside: \(asked)")
          }
          if fast.boundary(of: granularity, from: position, looking: direction)
            != naive.boundary(of: granularity, from: position, looking: direction)
          {
            wrong.append("boundary: \(asked)")
          }
          for affinity in [TextAffinity.upstream, .downstream]
          where fast.isBoundary(position, of: granularity, looking: direction, affinity: affinity)
            != naive.isBoundary(position, of: granularity, looking: direction, affinity: affinity)
          {
            wrong.append("isBoundary: \(asked) \(affinity)")
          }
        }
      }
    }
    #expect(wrong.prefix(3) == [])
  }

  @Test(arguments: UInt64(0)..<20)
  func `full lines tile the text that is laid out, and full paragraphs the text`(
    seed: UInt64
  ) throws {
    let document = randomDocument(seed: seed, sections: 1).laidOut(by: randomLayout(seed: seed))
    for granularity in [TextGranularity.line, .paragraph] {
      guard let first = document.firstElement else { continue }
      var end = first.textRange.start
      for unit in first.allUnits(granularity) ?? [] {
        let element = try #require(document.element(at: unit.start))
        let full = try #require(element.fullUnit(granularity, at: unit.start))
        #expect(full.start == end)
        #expect(full.contains(unit.end))
        end = full.end
      }
      #expect(end == document.section(0)?.textRange.end)
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `words with their spaces tile the text`(seed: UInt64) throws {
    let section = try #require(randomDocument(seed: seed, sections: 1).section(0))
    var end = 0
    for unit in UnitRanges(section.wordsWithSpaces) {
      #expect(unit.lowerBound == end)
      end = unit.upperBound
    }
    #expect(end == section.content.utf8.count)
  }

  @Test(arguments: UInt64(0)..<20)
  func `spoken words leave nothing out but white space`(seed: UInt64) throws {
    let section = try #require(randomDocument(seed: seed, sections: 1).section(0))
    var covered = Set<Int>()
    for unit in UnitRanges(section.spokenWords) { covered.formUnion(unit) }
    var offset = 0
    for scalar in String(decoding: section.content.utf8, as: UTF8.self).unicodeScalars {
      #expect(covered.contains(offset) != scalar.properties.isWhitespace)
      offset += UTF8.width(scalar)
    }
  }
}

extension TextInputModel {
  /// All units of the element's section, one after the other; empty ones included.
  func allUnits(_ granularity: TextGranularity) -> [TextRange]? {
    guard let boundaries = boundaries(of: granularity, in: textRange) else { return nil }
    var units: [TextRange] = []
    var offset = 0
    while let unit = boundaries.units.unit(startingAtOrAfter: offset) {
      // Blank pages start together: each but the last is empty.
      units.append(TextRange(boundaries.section, unit))
      offset = unit.lowerBound + 1
      if unit.isEmpty, let next = boundaries.units.unit(enclosing: unit.lowerBound, .downstream),
        next != unit
      {
        units.append(TextRange(boundaries.section, next))
      }
    }
    return units
  }
}

/// Every position of an element.
func positions(of element: some TextInputModel) -> [TextPosition] {
  guard let text = element.text(in: element.textRange) else { return [] }
  var positions: [TextPosition] = []
  var offset = 0
  for scalar in text.unicodeScalars {
    positions.append(element.textRange.start.advanced(by: offset, atMost: element.textRange.end))
    offset += UTF8.width(scalar)
  }
  return positions + [element.textRange.end]
}
