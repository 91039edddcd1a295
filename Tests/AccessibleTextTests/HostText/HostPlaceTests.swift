// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("HostPlace")
struct HostPlaceTests {
  private let units: [TextOffsetUnit] = [.utf8, .utf16, .scalar, .character]

  @Test func `a position of a place of a position is that position, in every unit`() throws {
    let text = "né 👍 e\u{301}\n\nטקסט 𝒳"
    var host = HostText(segmenter: NaiveSegmenter())
    try host.appendSection(7)
    try host.push(keyedContent(text), for: 7)
    let document = host.document
    let section = try #require(document.section(0))
    for offset in 0...text.utf8.count {
      let position = try #require(section.position(atUTF8: offset))
      for unit in units.dropLast() {
        let place = try #require(document.place(of: position, in: unit))
        #expect(document.position(at: place) == .known(position))
      }
    }
    let marks = MarkedText("né 👍‸ e\u{301}\n\nטק‸סט 𝒳‸")
    let places = try marks.offsets.map { offset in
      let position = try #require(section.position(atUTF8: offset))
      return try units.map { unit in
        let place = try #require(document.place(of: position, in: unit))
        #expect(place.section == 7 && document.position(at: place) == .known(position))
        return [Int(place.block ?? 0), place.offset]
      }
    }
    #expect(
      places == [
        [[10, 8], [10, 5], [10, 4], [10, 4]], [[12, 4], [12, 2], [12, 2], [12, 2]],
        [[12, 13], [12, 7], [12, 6], [12, 6]],
      ])
  }

  @Test func `offsets beyond their block, and keys that nobody has, are no places`() throws {
    var host = try PagedHost(["On👍\nTwo", "-", "Three"])
    for key: UInt64 in [100, 101] { try host.hand(over: key) }
    let document = host.text.document
    func answer(
      _ section: UInt64, _ block: UInt64?, _ offset: Int, _ unit: TextOffsetUnit = .utf16
    ) -> TextAnswer<Int> {
      document.position(
        at: HostPlace(section: section, block: block, offset: offset, unit: unit)
      ).map(\.utf8Offset)
    }
    #expect(answer(100, 10, 4) == .known(6))
    #expect(answer(100, 10, 3) == .known(2), "half of a surrogate pair rounds down")
    #expect(answer(100, 11, 0) == .known(7))
    #expect(answer(100, nil, 5) == .known(7))
    for unit in units {
      for offset in [-1, .min, 7, .max] { #expect(answer(100, 10, offset, unit) == .none) }
    }
    #expect(answer(100, 10, 5) == .none)
    #expect(answer(100, 12, 0) == .none)
    #expect(answer(101, 10, 0) == .none, "it never comes")
    #expect(answer(102, 10, 0) == .awaits(.section(102)))
    #expect(answer(103, 10, 0) == .none)
    let known = pagedDocument(["One"])
    let start = try #require(known.firstElement).textRange.start
    #expect(known.place(of: start, in: .utf8) == nil)
    #expect(document.place(of: start, in: .utf8) == nil)
    #expect(known.sectionKey(0) == nil && document.sectionKey(2) == 102)
  }

  @Test func `a block without a key is told by its section`() throws {
    var host = HostText(segmenter: NaiveSegmenter())
    try host.appendSection(1)
    try host.push(SectionContent(paragraphs: "One\r\nTwo"), for: 1)
    let section = try #require(host.document.section(0))
    for offset in 0...8 {
      let position = try #require(section.position(atUTF8: offset))
      let place = HostPlace(section: 1, block: nil, offset: offset, unit: .utf8)
      #expect(host.document.place(of: position, in: .utf8) == place)
      #expect(host.document.position(at: place) == .known(position))
    }
  }
}
