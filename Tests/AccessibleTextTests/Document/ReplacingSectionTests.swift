// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Replacing a section")
struct ReplacingSectionTests {
  private let old = pagedDocument(["One", "Two| three", "Four"])

  @Test func `positions in the replaced section are stale everywhere`() throws {
    let new = try #require(old.replacingSection(1, with: pagedContent("Two| three")))
    let position = try #require(old.firstElement(fromSection: 1)).textRange.start
    let section = try #require(new.section(1))
    let range = try #require(TextRange(position, position))
    #expect(new.section(of: position) == nil)
    #expect(new.element(at: position) == nil)
    #expect(section.text(in: range) == nil)
    #expect(section.utf16Offset(of: position) == nil)
    #expect(section.blockIndex(at: position) == nil)
    #expect(section.boundaries(of: .word)?.unit(enclosing: position) == nil)
    #expect(new.firstElement(fromSection: 1)?.text(in: range) == nil)
  }

  @Test func `a section that has been replaced has no layout in the new document`() throws {
    let new = try #require(old.replacingSection(1, with: pagedContent("Two")))
    let stale = try #require(old.section(1))
    #expect(new.layout(of: stale) == nil)
    let host = TextSection(
      pagedContent("Two"), in: new.space, ordinal: 1, segmenter: NaiveSegmenter())
    #expect(new.layout(of: host) == nil)
  }

  @Test func `positions in other sections stay valid`() throws {
    let new = try #require(old.replacingSection(1, with: pagedContent("2")))
    for section in [0, 2] {
      let element = try #require(old.firstElement(fromSection: section))
      let there = try #require(new.element(at: element.textRange.start))
      #expect(there.textElementID == element.textElementID)
      #expect(there.text(in: element.textRange) == element.text(in: element.textRange))
    }
  }

  @Test func `the old snapshot reads on as it was`() throws {
    _ = old.replacingSection(1, with: pagedContent("2"))
    #expect(shown(old) == ["1: One", "2: Two", "3:  three", "4: Four"])
  }

  @Test func `a section is appended after the last, again and again`() throws {
    var document = pagedDocument(["One"]).laidOut { _ in nil }
    for number in 1...3 {
      document = try #require(document.replacingSection(number, with: pagedContent("\(number)")))
    }
    #expect(document.sectionCount == 4)
    #expect(shown(document) == ["-: One", "-: 1", "-: 2", "-: 3"])
  }

  @Test(arguments: [-1, 4, Int.max, Int.min])
  func `no other number can be replaced`(number: Int) {
    #expect(old.replacingSection(number, with: .empty()) == nil)
  }

  @Test func `a section can be replaced by an empty one, and by itself twice`() throws {
    let empty = try #require(old.replacingSection(1, with: .empty()))
    #expect(elements(of: empty).map { $0.text(in: $0.textRange) } == ["One", "Four"])
    let again = try #require(empty.replacingSection(1, with: pagedContent("Two")))
    #expect(elements(of: again).map { $0.text(in: $0.textRange) } == ["One", "Two", "Four"])
  }

  @Test func `a layout of the replaced section is none of the new one`() throws {
    let stale = try #require(old.section(1)).textRange
    let layout = try #require(old.section(of: stale.start).flatMap { old.layout(of: $0) })
    let new = try #require(old.laidOut { _ in layout }.replacingSection(1, with: pagedContent("é")))
    #expect(shown(new) == ["-: One", "-: é", "-: Four"])
  }
}
