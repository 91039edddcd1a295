// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("TextElement")
struct TextElementTests {
  @Test(
    arguments: [
      (["One two| three"], ["1: One two", "2:  three"]),
      (["One|\nTwo"], ["1: One", "2: Two"]),
      (["One\n|Two"], ["1: One", "2: Two"]),
      (["|One"], ["2: One"]),
      (["One||two"], ["1: One", "3: two"]),
      (["One|", "Two"], ["1: One", "3: Two"]),
      (["One", "", "Two"], ["1: One", "3: Two"]),
      (["One\n\nTwo"], ["1: One", "1: ", "1: Two"]),
      (["One\n|\nTwo"], ["1: One", "2: ", "2: Two"]),
      (["O|n|e"], ["1: O", "2: n", "3: e"]),
      ([""], []), (["a"], ["1: a"]), ([], []), (["", "", ""], []),
    ] as [([String], [String])])
  func `an element is the piece of a block on one page`(sections: [String], expected: [String]) {
    #expect(shown(pagedDocument(sections)) == expected)
  }

  @Test func `the last text of a page turns it, and the last of the text turns nothing`() {
    let document = pagedDocument(["One\nTwo|\nThree", "Four||", ""])
    let turning = elements(of: document).filter { $0.traits == .causesPageTurn }
    #expect(turning.map { $0.text(in: $0.textRange) } == ["Two", "Three"])
  }

  @Test func `a page's cut and a joined block go on in the same paragraph`() {
    let document = pagedDocument(["One| two\nThree\n&four", "&five", "Six"])
    #expect(
      elements(of: document).map(\.joinToNext) == [
        .sameParagraph, .newParagraph, .sameParagraph, .sameParagraph, .newParagraph, .newParagraph,
      ])
  }

  @Test(arguments: [
    ("One| two", TextAffinity.upstream, "One"), ("One| two", .downstream, " two"),
  ])
  func `at a page's edge affinity decides the element`(
    text: String, affinity: TextAffinity, expected: String
  ) throws {
    let document = pagedDocument([text])
    let edge = try #require(elements(of: document).first?.textRange.end)
    let element = try #require(document.element(at: edge, affinity: affinity))
    #expect(element.text(in: element.textRange) == expected)
  }

  @Test func `units reach beyond the element, text can be asked for beyond it`() throws {
    let document = pagedDocument(["some|thing else"])
    let first = try #require(document.firstElement)
    let words = try #require(first.boundaries(of: .word, in: first.textRange))
    let word = try #require(words.unit(enclosing: first.textRange.start))
    #expect(first.text(in: word) == "something")
  }

  @Test func `an element knows its lines and pages`() throws {
    let first = try #require(pagedDocument(["One two|three\nfour"]).firstElement)
    #expect(first.lines(in: first.textRange)?.count == 1)
    let position = try #require(first.section.position(atUTF8: 8))
    let page = first.boundaries(of: .page, in: first.textRange)?.unit(enclosing: position)
    #expect(page.flatMap { first.text(in: $0) } == "three\nfour")
    let line = first.boundaries(of: .line, in: first.textRange)?.unit(enclosing: position)
    #expect(line.flatMap { first.text(in: $0) } == "three")
    #expect(first.lines(in: MarkedSection("foreign").section.textRange) == nil)
  }

  @Test(arguments: [TextAffinity.upstream, .downstream])
  func `an edge of a block is inside it, whatever the page beyond`(affinity: TextAffinity) throws {
    let document = pagedDocument(["One\n|Two\n|\n|Six"])
    let section = try #require(document.section(0))
    for (index, text) in ["One", "Two", "", "Six"].enumerated() {
      let block = try #require(section.range(ofBlock: index))
      for edge in [block.start, block.end] {
        let element = try #require(document.element(at: edge, affinity: affinity))
        #expect(element.text(in: element.textRange) == text)
        #expect(element.pageIndex == index)
      }
    }
  }
}
