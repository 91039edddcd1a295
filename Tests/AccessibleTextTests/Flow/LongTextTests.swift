// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Long texts", .timeLimit(.minutes(20)))
struct LongTextTests {
  /// Sentences end after a full stop; quick enough for megabytes.
  private struct StopSegmenter: TextSegmenter {
    func findUnits(
      of kind: SegmentKind, in utf8: Span<UInt8>, paragraphs: [SegmentParagraph],
      into units: inout UnitBuilder
    ) {
      for paragraph in paragraphs {
        var start = paragraph.utf8.lowerBound
        for index in paragraph.utf8 where utf8[index] == UInt8(ascii: ".") {
          units.append(start, index + 1)
          start = index + 1
        }
        units.append(start, paragraph.utf8.upperBound)
      }
    }
  }

  private static let sentence = String(repeating: "five megabytes of words ", count: 400) + "end."

  @Test func `a paragraph of five megabytes is read to its end`() throws {
    let count = 5_000_000 / Self.sentence.utf8.count
    let text = String(repeating: Self.sentence, count: count)
    let document = TextDocument(sectionCount: 1, segmenter: StopSegmenter()) { _ in
      SectionContent(paragraphs: text)
    }
    var flow = ReadingFlow(
      from: try #require(document.firstElement), segmenter: StopSegmenter())
    var length = 0
    var passages = 0
    while case .passage(let passage) = flow.next() {
      length += passage.text.utf8.count
      passages += 1
    }
    #expect(passages == count)
    #expect(length == text.utf8.count)
  }

  @Test func `a section built of many small pieces takes time in its length alone`() {
    var builder = SectionBuilder()
    for _ in 0..<1_500_000 { builder.append("ten bytes ") }
    #expect(builder.finish().utf8.count == 15_000_000)
  }

  @Test func `a sentence over a thousand pages is one`() throws {
    let text = Array(repeating: "on and on ", count: 1_000).joined(separator: "|")
    let words = said(from: pagedDocument([text + "| it goes. Done."]).firstElement) {
      $0.longestPassage = .max
    }
    #expect(words.map(\.utf8.count) == [10_010, 5])
  }

  @Test func `ten thousand empty paragraphs are passed`() {
    let text = "a" + String(repeating: "\n", count: 10_000) + "b"
    let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
      SectionContent(paragraphs: text)
    }
    #expect(said(from: document.firstElement) == ["a", "b"])
  }
}
