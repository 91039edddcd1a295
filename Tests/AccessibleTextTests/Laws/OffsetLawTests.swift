// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Offsets")
struct OffsetLawTests {
  @Test(arguments: UInt64(0)..<20)
  func `a position is as far from another one as it was moved, in every unit`(
    seed: UInt64
  ) throws {
    let section = try #require(randomDocument(seed: seed, sections: 1, paragraphs: 2).section(0))
    let positions = (0...section.content.utf8.count).compactMap { section.position(atUTF8: $0) }
    var chance = TextGenerator(seed: seed)
    for one in positions {
      let other = positions[chance.number(in: 0...positions.count - 1)]
      for unit in TextOffsetUnit.allCases {
        let distance = try #require(section.distance(from: one, to: other, in: unit))
        let reached = section.position(from: one, offsetBy: distance, in: unit)
        if unit != .character || section.isCharacterEdge(other) { #expect(reached == other) }
      }
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `a document's elements count as a model does that goes through its text`(
    seed: UInt64
  ) throws {
    let document = randomDocument(seed: seed, sections: 1, paragraphs: 3)
      .laidOut(by: randomLayout(seed: seed))
    var chance = TextGenerator(seed: seed)
    for element in elements(of: document) {
      let naive = ForwardingModel(element)
      let positions = positions(of: element)
      for one in positions {
        let other = positions[chance.number(in: 0...positions.count - 1)]
        for unit in TextOffsetUnit.allCases {
          #expect(
            element.distance(from: one, to: other, in: unit)
              == naive.distance(from: one, to: other, in: unit))
          for count in [-40, -3, -1, 0, 1, 2, 5, 40, .max, .min] {
            #expect(
              element.position(from: one, offsetBy: count, in: unit)
                == naive.position(from: one, offsetBy: count, in: unit),
              "\(count) \(unit) from \(one.utf8Offset)")
          }
        }
      }
    }
  }

  @Test func `half of a surrogate pair and half of a scalar round down`() throws {
    let marked = MarkedSection("‸a😀b")
    let section = marked.section
    let start = try marked.position
    #expect(marked.render(section.position(from: start, offsetBy: 2, in: .utf16)) == "a‸😀b")
    #expect(marked.render(section.position(from: start, offsetBy: 4, in: .utf8)) == "a‸😀b")
    #expect(marked.render(section.position(from: start, offsetBy: 2, in: .scalar)) == "a😀‸b")
  }

  @Test func `from inside a character the next is its end, the one before its start`() throws {
    let marked = MarkedSection("ae‸\u{301}b")
    let inside = try marked.position
    let step = {
      marked.render(marked.section.position(from: inside, offsetBy: $0, in: .character))
    }
    #expect(step(1) == "ae\u{301}‸b")
    #expect(step(-1) == "a‸e\u{301}b")
    #expect(step(0) == "ae‸\u{301}b")
    #expect(step(2) == "ae\u{301}b‸")
    #expect(step(3) == nil)
    #expect(step(-3) == nil)
  }

  @Test(arguments: TextOffsetUnit.allCases)
  func `a foreign or stale position has no offset`(unit: TextOffsetUnit) throws {
    let space = TextSpace()
    let element = ReferenceModel("abc")
    let section = MarkedSection("abc", in: space).section
    for stranger in [MarkedSection("a‸bc"), MarkedSection("a‸bc", in: space)] {
      let position = try stranger.position
      #expect(section.position(from: position, offsetBy: 0, in: unit) == nil)
      #expect(section.distance(from: position, to: section.textRange.end, in: unit) == nil)
      #expect(section.distance(from: section.textRange.end, to: position, in: unit) == nil)
      #expect(element.position(from: position, offsetBy: 0, in: unit) == nil)
      #expect(element.distance(from: position, to: position, in: unit) == nil)
    }
  }

  @Test func `characters of a range are counted from its start`() throws {
    let element = try #require(pagedDocument(["xe\u{301}yz"]).firstElement)
    let range = try #require(element.range("e\u{301}y"))
    #expect(element.position(atCharacter: 1, in: range)?.utf8Offset == 4)
    #expect(element.position(atCharacter: 2, in: range) == range.end)
    #expect(element.position(atCharacter: 3, in: range) == nil)
    #expect(element.position(atCharacter: -1, in: range) == nil)
    #expect(element.characterIndex(of: range.end, in: range) == 2)
    #expect(element.characterIndex(of: element.textRange.end, in: range) == nil)
  }
}

extension TextSection {
  fileprivate func isCharacterEdge(_ position: TextPosition) -> Bool {
    position == textRange.end || units(of: .character).starts.contains(position.utf8Offset)
  }
}

extension TextElement {
  /// The range of a piece of the element's text.
  func range(_ piece: String) -> TextRange? {
    let text = Array((text(in: textRange) ?? "").utf8)
    let wanted = Array(piece.utf8)
    let found = text.indices.first { text[$0...].starts(with: wanted) }
    return found.map { start in
      let offset = textRange.start.utf8Offset + start
      return TextRange(section.id, offset..<offset + wanted.count)
    }
  }
}
