// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Page numbers")
struct PageNumberTests {
  private let sections = ["a|b|c", "d", "e|f", "g"]

  @Test func `numbers are exact when the text before has been laid out`() {
    let expected = ["1: a", "2: b", "3: c", "4: d", "5: e", "6: f", "7: g"]
    #expect(shown(pagedDocument(sections)) == expected)
  }

  @Test func `a number is an estimate, and says so, when text before has not been laid out`() throws
  {
    let document = pagedDocument(sections)
    let last = try #require(document.lastElement?.page)
    #expect(last.isNumberEstimated)
    #expect(last.section == 3 && last.index == 0)
    _ = elements(of: document)
    let exact = try #require(document.lastElement?.page)
    #expect(exact == TextPage(section: 3, index: 0, number: 7))
  }

  @Test func `an estimate never puts a page before the ones that are known`() throws {
    let document = pagedDocument(sections)
    _ = document.firstElement
    let last = try #require(document.lastElement?.page)
    #expect(last.number > 3 && last.isNumberEstimated)
  }

  @Test func `counts may be recorded in any order, and twice`() {
    var counts = PageCounts()
    for section in [3, 1, 0, 1, 2] { counts.record(section + 1, section: section) }
    counts.record(99, section: 0)
    let known = (0...4).map { counts.pages(before: $0) }
    #expect(known.map(\.count) == [0, 1, 3, 6, 10])
    #expect(known.allSatisfy { !$0.isEstimate })
    let unknown = counts.pages(before: 5)
    #expect(unknown.isEstimate)
  }

  @Test func `page numbers that were given as estimates agree with each other`() {
    var counts = PageCounts()
    counts.record(5, section: 10)
    let first = counts.pages(before: 10).count
    for section in [11, 12, 13] {
      counts.record(section, section: section)
    }
    counts.record(2, section: 9)
    let all = (9...14).map { counts.pages(before: $0).count - first }
    #expect(all == [-2, 0, 5, 16, 28, 41])
    // Asked again in any order, they are what they were.
    #expect((9...14).reversed().map { counts.pages(before: $0).count - first } == all.reversed())
    for section in 0..<9 { counts.record(1, section: section) }
    let exact = counts.pages(before: 10)
    #expect(exact.count == 11)
    #expect(!exact.isEstimate)
  }

  @Test func `a section without text fills a page`() {
    #expect(shown(pagedDocument(["", "a", "", "b"])) == ["2: a", "4: b"])
  }

  @Test func `relayout counts anew`() {
    let document = pagedDocument(["a|b", "c"])
    #expect(shown(document) == ["1: a", "2: b", "3: c"])
    #expect(shown(document.laidOut { pagedLayout("", of: $0) }) == ["1: ab", "2: c"])
  }

  @Test func `a page starts where its text does, a blank one where the text after it does`() throws
  {
    let document = pagedDocument(["One| two||six|", "", "End|"])
    let texts = try (0..<3).map { number in
      let section = try #require(document.section(number))
      return try (-1...5).map { page -> String? in
        guard let start = document.start(ofPage: page, in: section) else { return nil }
        let element = try #require(document.element(at: start))
        return element.text(in: element.textRange)
      }
    }
    #expect(texts[0] == [nil, "One", " two", "six", "six", "End", nil])
    #expect(texts[1] == [nil, "End", nil, nil, nil, nil, nil])
    #expect(texts[2] == [nil, "End", nil, nil, nil, nil, nil])
  }

  @Test func `a section of another text has no page's start`() throws {
    let document = pagedDocument(["One"])
    #expect(document.start(ofPage: 0, in: MarkedSection("One").section) == nil)
  }
}
