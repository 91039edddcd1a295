// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@Suite struct ParagraphTests {
  @Test(arguments: SegmentKind.allCases)
  func `an empty paragraph has no unit`(kind: SegmentKind) {
    #expect(units(of: kind, in: []).isEmpty)
    let text = Array("a\n\nb".utf8)
    #expect(units(of: kind, in: text, paragraphs: lines(of: text)).count == 2)
  }

  @Test func `no unit reaches over a paragraph's edge`() {
    let text = Array("one, two\nthree\n".utf8)
    let sentences = units(of: .sentence, in: text, paragraphs: lines(of: text))
    #expect(sentences.map { String(decoding: text[$0], as: UTF8.self) } == ["one, two", "three"])
  }

  @Test func `a paragraph outside the text is cut to the text`() {
    let text = Array("one".utf8)
    let words = units(of: .word, in: text, paragraphs: [0..<text.count + 1, 100..<200])
    #expect(words.map { String(decoding: text[$0], as: UTF8.self) } == ["one"])
  }

  @Test func `a text beyond 32 bits is refused before it is read`() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { memory in
      let tooLong = UnsafeBufferPointer(start: memory.baseAddress, count: Int(Int32.max) + 1)
      var iterator = BreakIterator(.character, .undetermined)
      #expect(iterator?.begin(tooLong) == false)
    }
  }

  /// What makes segmenters quadratic: a run that gives no safe place to begin, and plain length.
  private static let long = [
    "word ", "Mr. ", "x", "👍", "🇩🇪", "e\u{301}\u{302}", "\u{FFFC}", "a\u{200D}👍\u{200D}", "ไทย", "中",
    "(\u{2028}", ". ", ".", "“", "A. A. A. ", "\"", "?! ", "a“.", "…", "[1].", "。」", "ก ", "z. ",
  ]

  @Test(arguments: SegmentKind.allCases, long)
  func `a paragraph of megabytes is no harder than many small ones`(
    kind: SegmentKind, piece: String
  ) {
    let size = piece == "word " ? 5_000_000 : 500_000
    let text = Array(String(repeating: piece, count: size / piece.utf8.count).utf8)
    let found = units(of: kind, in: text)
    #expect(found.allSatisfy { !UTF8.isContinuation(text[$0.lowerBound]) })
    if kind != .word { #expect(found.reduce(0) { $0 + $1.count } == text.count) }
  }
}
