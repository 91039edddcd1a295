// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct BrokenScanTests {
  /// A page with one line of two words, with the boxes that are given.
  private func scan(
    page: String = "bbox 0 0 400 400", line: String = "bbox 0 0 100 20",
    words: (String, String) = ("bbox 0 0 40 20", "bbox 50 0 100 20")
  ) -> ScannedText {
    ScannedText(
      """
      <div class='ocr_page' title='\(page)'><p class='ocr_par'>
      <span class='ocr_line' title='\(line)'><span class='ocrx_word' title='\(words.0)'>high</span>
      <span class='ocrx_word' title='\(words.1)'>water</span></span></p></div>
      """)
  }

  private static let wrong = [
    "bbox nan 0 10 20", "bbox 0 0 inf 20", "bbox 0 0 1e300 1e300", "bbox 10 10 10 30", "bbox 1 2 3",
    "bbox one two three four", "bbox", "bbox 900 900 950 950", "bbox -5 -5 -1 -1",
    "bbox 99999999999999999999 0 1 1",
  ]

  @Test(arguments: wrong)
  func `a word with a wrong box is drawn in what is left of its line`(box: String) {
    let scan = scan(words: (box, "bbox 50 0 100 20"))
    #expect(scan.rendering == "[paragraph] high water")
    #expect(scan.rects(of: "high ") == [["0 0 50 20"]])
    #expect(scan.diagnostics.map(\.message) == ["The box of a word is no box on its page."])
    #expect(scan.diagnostics.map(\.place) == ["a.hocr, line 2"])
  }

  @Test(arguments: wrong)
  func `a line with a wrong box has the box of its words`(box: String) {
    let scan = scan(line: box)
    #expect(scan.rects(of: "high water") == [["0 0 100 20"]])
    #expect(scan.diagnostics.count == 1)
  }

  @Test(arguments: wrong)
  func `a line of which nothing is known has the box of its page`(box: String) {
    let scan = scan(line: box, words: (box, box))
    #expect(scan.rects(of: "high water") == [["0 0 400 400"]])
    #expect(scan.diagnostics.count == 3)
  }

  @Test(arguments: ["bbox nan nan nan nan", "", "bbox 5 5 5 5"])
  func `a page without a box is as large as what is on it`(box: String) {
    let scan = scan(page: box)
    #expect(scan.rects(of: "high") == [["0 0 40 20"]])
  }

  @Test func `no boxes at all lose no text`() {
    let scan = scan(page: "", line: "", words: ("", ""))
    #expect(scan.rendering == "[paragraph] high water")
    #expect(scan.lines == [["high water"]])
    #expect(scan.layout != nil)
  }

  @Test func `words whose boxes overlap or are out of order are drawn in the order of the text`() {
    #expect(scan(words: ("bbox 0 0 70 20", "bbox 50 0 100 20")).lines == [["high water"]])
    let swapped = scan(words: ("bbox 50 0 100 20", "bbox 0 0 40 20"))
    #expect(swapped.lines == [["high water"]])
    #expect(swapped.rects(of: "high") == [["50 0 100 20"]])
  }

  @Test func `a box that hangs over the page's edge is cut`() {
    #expect(scan(line: "bbox -20 -5 500 20").rects(of: "high water") == [["0 0 100 20"]])
    #expect(scan(line: "bbox -20 -5 500 20").layout?.lines(onPage: 0)?.lineFrame(0)?.width == 400)
  }

  @Test func `a word far from its line is drawn in the line`() {
    #expect(
      scan(words: ("bbox 0 0 40 20", "bbox 300 380 350 400")).rects(of: " water") == [
        ["40 0 100 20"]
      ])
  }

  @Test(arguments: [
    (
      """
      <span class='ocrx_word' title='bbox 0 0 9 9'>a</span>
      <span class='ocrx_word' title='bbox 10 0 19 9'>b</span>
      """, ["a b"]
    ),
    (
      """
      <span class='ocrx_word' title='bbox 0 0 9 9'>a</span>
      <span class='ocrx_word' title='bbox 0 10 9 19'>b</span>
      """, ["a ", "b"]
    ),
    ("loose text", ["loose text"]),
    ("<p class='ocr_par'>loose <b>text</b></p> behind", ["loose text ", "behind"]),
    (
      "<span class='ocr_line'>one <span class='ocrx_word'>two</span> three</span>",
      ["one two three"]
    ),
    ("<span class='ocrx_word'>a<span class='ocrx_word'>b</span>c</span>", ["a b c"]),
  ])
  func `text without its elements is read`(markup: String, lines: [String]) {
    let scan = ScannedText("<div class='ocr_page' title='bbox 0 0 100 100'>\(markup)</div>")
    #expect(scan.lines == [lines])
  }

  @Test func `a file that ends in the middle is read to its end`() {
    let whole = TestScan("The tide was out.", "It came in.").hocr
    var sizes: Set<Int> = []
    for length in stride(from: 0, to: whole.utf8.count, by: 7) {
      let scan = ScannedText(Array(whole.utf8.prefix(length)))
      #expect(scan.layout != nil)
      sizes.insert(scan.text.content.utf8.count)
    }
    #expect(sizes.count > 10)
    let cut = ScannedText(Array(whole.utf8.dropLast(40)))
    #expect(cut.rendering.contains("came in."))
    #expect(cut.diagnostics.first?.message.contains("not well-formed") == true)
  }

  @Test func `thousands of faults are told by the first and a number`() {
    let word = "<span class='ocrx_word' title='bbox 1 1 1 1'>a</span> "
    let scan = ScannedText(
      "<div class='ocr_page'>\(String(repeating: word, count: 3000))</div>")
    #expect(scan.diagnostics.count == 21)
    #expect(scan.diagnostics.last?.message == "There are 2980 more faults like these.")
  }

  @Test func `what no text has is left out of words`() {
    let scan = ScannedText(
      "<div class='ocr_page'><span class='ocrx_word'>a&#x2028;b\u{7F}&#x9;c</span></div>")
    #expect(scan.rendering == "[paragraph] a\u{A0}b\u{A0}c")
  }
}
