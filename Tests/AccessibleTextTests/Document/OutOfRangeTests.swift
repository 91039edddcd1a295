// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

/// Nothing a host can send may trap.
@Suite("Values out of range")
struct OutOfRangeTests {
  @Test func `a section that says a number out of range is answered, not trapped on`() {
    for ordinal in [-1, Int.min, Int.max] {
      let section = TextSection(
        SectionContent(paragraphs: "a"), in: TextSpace(), ordinal: ordinal,
        segmenter: NaiveSegmenter())
      #expect(section.text(in: section.textRange) == "a")
    }
  }

  @Test func `a negative length is an empty text`() {
    var builder = UnitBuilder(utf8Count: -1_000)
    builder.append(0, 1)
    #expect(builder.units == [])
  }

  @Test(arguments: [(-1, 0), (0, -1), (.max, 0), (0, .max), (.min, .min), (3, 0), (0, 2)])
  func `a page that is not there has no number`(index: Int, section: Int) {
    let document = pagedDocument(["a|b|c", "d"])
    _ = elements(of: document)
    #expect(document.page(index, ofSection: section) == nil)
    #expect(document.page(2, ofSection: 0)?.number == 3)
  }

  @Test func `numbers of sections out of range are no sections`() {
    let document = pagedDocument(["a", "b"])
    for number in [-1, 2, Int.min, Int.max] { #expect(document.section(number) == nil) }
    #expect(document.firstElement(fromSection: .min) != nil)
    #expect(document.firstElement(fromSection: .max) == nil)
    #expect(document.lastElement(upToSection: .max) != nil)
    #expect(document.lastElement(upToSection: .min) == nil)
  }

  @Test func `a document can say that it has any number of sections`() {
    let document = TextDocument(sectionCount: .max, segmenter: NaiveSegmenter()) { _ in
      SectionContent(paragraphs: "a")
    }
    #expect(document.lastElement.map { $0.text(in: $0.textRange) } == "a")
    #expect(document.lastElement?.next == nil)
  }
}
