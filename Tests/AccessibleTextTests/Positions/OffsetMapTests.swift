// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("OffsetMap")
struct OffsetMapTests {
  @Test(arguments: UInt64(0)..<40)
  func `the map agrees with String at every offset of a random text`(seed: UInt64) {
    var texts = TextGenerator(seed: seed)
    expectNaiveAnswers(texts.section(paragraphs: 8))
  }

  @Test(arguments: 250..<260)
  func `the map agrees with String where a scalar stands on a crumb's edge`(padding: Int) {
    let start = String(repeating: "a", count: padding)
    for scalar in ["é", "河", "😀", "e\u{301}", "👩‍👩‍👧"] {
      expectNaiveAnswers(start + scalar + String(repeating: "b", count: 300))
      expectNaiveAnswers(start + scalar)
      expectNaiveAnswers(start + String(repeating: scalar, count: 300))
    }
  }

  @Test(arguments: ["", "a", String(repeating: "plain ", count: 200)])
  func `in ASCII text the offsets are the same`(text: String) {
    expectNaiveAnswers(text)
  }

  @Test func `half of a surrogate pair rounds down to the scalar's start`() {
    let section = MarkedSection("a😀b")
    #expect(section.render(section.section.position(atUTF16: 2)) == "a‸😀b")
    #expect(section.render(section.section.position(atUTF16: 3)) == "a😀‸b")
  }

  @Test(arguments: [-1, 5, Int.max, Int.min])
  func `there is no position beyond the text`(offset: Int) {
    let section = MarkedSection("a😀b").section
    #expect(section.position(atUTF16: offset) == nil)
    #expect(MarkedSection("").section.position(atUTF16: offset) == nil)
  }

  @Test func `the end of an empty text is its start`() {
    let section = MarkedSection("").section
    #expect(section.position(atUTF16: 0) == section.textRange.start)
    #expect(section.utf16Offset(of: section.textRange.end) == 0)
  }

  @Test func `a foreign or stale position has no offset`() throws {
    let space = TextSpace()
    let section = MarkedSection("abc", in: space).section
    for stranger in [
      MarkedSection("a‸bc"), MarkedSection("a‸bc", in: space),
      MarkedSection("a‸bc", in: space, ordinal: 1),
    ] {
      #expect(section.utf16Offset(of: try stranger.position) == nil)
    }
  }

  private func expectNaiveAnswers(_ text: String, location: SourceLocation = #_sourceLocation) {
    expectNaiveAnswers(text, .utf16, text.utf16.count, location) { UTF16.width($0) }
    expectNaiveAnswers(text, .scalar, text.unicodeScalars.count, location) { _ in 1 }
  }

  private func expectNaiveAnswers(
    _ text: String, _ counted: OffsetMap.Unit, _ count: Int, _ location: SourceLocation,
    width: (Unicode.Scalar) -> Int
  ) {
    let utf8 = Array(text.utf8)
    let map = OffsetMap(utf8, counting: counted)
    #expect(map.count == count, sourceLocation: location)
    var wrong: [String] = []
    var (byte, unit) = (0, 0)
    for scalar in text.unicodeScalars {
      for inside in 0..<UTF8.width(scalar)
      where map.offset(atUTF8: byte + inside, of: utf8) != unit {
        wrong.append("UTF-8 offset \(byte + inside)")
      }
      for half in 0..<width(scalar) where map.utf8(at: unit + half, of: utf8) != byte {
        wrong.append("\(counted) offset \(unit + half)")
      }
      byte += UTF8.width(scalar)
      unit += width(scalar)
    }
    if map.offset(atUTF8: byte, of: utf8) != unit { wrong.append("UTF-8 end") }
    if map.utf8(at: unit, of: utf8) != byte { wrong.append("\(counted) end") }
    #expect(wrong == [], sourceLocation: location)
  }
}
