// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SectionLayout")
struct SectionLayoutTests {
  private let section = MarkedSection("One two\nThree").section

  @Test(arguments: [[1], [-1], [0, 2, 1], [0, 4], [0, Int.max], [0, Int.min]])
  func `pages out of order are refused and named`(firstLines: [Int]) throws {
    let layout = try LineLayout(lines([0..<4, 4..<7, 8..<13]), in: section)
    let expected = LayoutError.pagesOutOfOrder(page: firstLines.count - 1)
    #expect(throws: expected) {
      try SectionLayout(lines: layout, firstLineOfEachPage: firstLines)
    }
  }

  @Test func `a section has at least one page`() throws {
    let empty = try LineLayout([], in: MarkedSection("").section)
    let layout = try SectionLayout(lines: empty, firstLineOfEachPage: [])
    #expect(layout.pageCount == 1)
    #expect(layout.pageIndex(showing: 0) == 0)
    #expect(layout.startOffset(ofPageAfter: 0) == nil)
  }

  /// What each offset of "One two\nThree" is on, for pages with blank ones at each place.
  @Test(
    arguments: [
      ([0, 1, 2], "000011122222"), ([0], "000000000000"),
      ([0, 0, 1, 2], "111122233333"), ([0, 1, 1, 2], "000022233333"),
      ([0, 2, 3, 3], "000000011111"), ([0, 0, 0, 3], "222222222222"),
    ] as [([Int], String)])
  func `an offset is on the page that shows its line`(pages: [Int], expected: String) throws {
    let layout = try layout(pages)
    let text = (0..<13).filter { $0 != 7 }.map { "\(layout.pageIndex(showing: $0))" }.joined()
    #expect(text == expected)
  }

  @Test func `at a page edge affinity decides`() throws {
    let layout = try layout([0, 1, 1, 2])
    #expect(layout.pageIndex(showing: 4, .upstream) == 0)
    #expect(layout.pageIndex(showing: 4, .downstream) == 2)
  }

  @Test func `a blank page has no start, and the page after it is the next that has text`() throws {
    let layout = try layout([0, 0, 1, 1, 3])
    let pages = 0..<layout.pageCount
    #expect(pages.map { layout.startOffset(ofPage: $0) } == [nil, 0, nil, 4, nil])
    #expect(pages.map { layout.startOffset(ofPageAfter: $0) } == [0, 4, 4, nil, nil])
    #expect(layout.startOffset(ofPage: -1) == nil)
    #expect(layout.startOffset(ofPage: 5) == nil)
  }

  @Test func `pages tile the section, blank ones are empty`() throws {
    let pages = try layout([0, 0, 1, 1, 3]).pages
    #expect((0..<pages.count).map { pages[$0] } == [0..<0, 0..<4, 4..<4, 4..<13, 13..<13])
  }

  private func layout(_ firstLines: [Int]) throws -> SectionLayout {
    let layout = try LineLayout(lines([0..<4, 4..<7, 8..<13]), in: section)
    return try SectionLayout(lines: layout, firstLineOfEachPage: firstLines)
  }
}
