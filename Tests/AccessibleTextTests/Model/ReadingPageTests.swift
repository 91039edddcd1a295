// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("ReadingPage")
struct ReadingPageTests {
  @Test func `lines are numbered in order and have their text without the line end`() throws {
    let page = ReadingPage([try DrawnText("one |two\n\nthree")])
    #expect(page.lineCount == 4)
    #expect((0..<4).map { page.lineContent($0) } == ["one ", "two", "", "three"])
    #expect((0..<4).map { page.attributedLineContent($0)?.text } == ["one ", "two", "", "three"])
    #expect((0..<4).map { page.lineFrame($0)?.y } == [0, 20, 40, 60])
    #expect((0..<4).map { page.lineRange($0)?.start.utf8Offset } == [0, 4, 8, 9])
  }

  @Test func `the line at a point of a line's frame is that line`() throws {
    let page = ReadingPage([try DrawnText("one |two\nthree")])
    for index in 0..<page.lineCount {
      let frame = try #require(page.lineFrame(index))
      let point = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      #expect(page.lineIndex(at: point) == index)
    }
    #expect(page.lineIndex(at: Point(x: 45, y: 30)) == 1, "where the row goes on")
    #expect(page.lineIndex(at: Point(x: 5, y: 500)) == nil)
    #expect(page.lineIndex(at: Point(x: .nan, y: 5)) == nil)
  }

  @Test(arguments: [-1, 3, Int.min, Int.max])
  func `a number that is no line's has nothing`(index: Int) throws {
    let page = ReadingPage([try DrawnText("one |two\nthree")])
    #expect(page.lineContent(index) == nil && page.attributedLineContent(index) == nil)
    #expect(page.lineRange(index) == nil && page.lineFrame(index) == nil)
  }

  @Test func `a page has the lines of its elements and no others`() {
    let document = pagedDocument(["one\ntwo|three", "four"])
    let pages = elements(of: document).map { element in
      let page = ReadingPage(of: element)
      return [page.pageContent] + (0..<page.lineCount).map { page.lineContent($0) ?? "nil" }
    }
    let first = ["one\ntwo", "one", "two"]
    #expect(pages == [first, first, ["three", "three"], ["four", "four"]])
  }

  @Test func `a line feed stands between two paragraphs, and nothing inside of one`() throws {
    let joined = try #require(pagedDocument(["one\n&two\nthree"]).firstElement)
    let content = ReadingPage(of: joined).attributedPageContent
    #expect(content.text == "onetwo\nthree")
    #expect(content.runs.last?.utf8 == 7..<12)
  }

  @Test func `an element that is not laid out has text and no lines`() {
    let page = ReadingPage([ReferenceModel("one\ntwo")])
    #expect(page.lineCount == 0)
    #expect(page.lineIndex(at: Point(x: 0, y: 0)) == nil)
    #expect(page.pageContent == "one\u{2028}two", "a line break is the text's own")
    #expect(ReadingPage([]).pageContent == "")
  }
}
