// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SharedText")
struct SharedTextTests {
  @Test func `a text runs over its frames, and its sentences over their edges`() throws {
    let shared = try framed("One two| three. Four\n\nFive|.", pages: [1, 1, 2])
    #expect(shown(shared) == ["0: One two", "1:  three. Four", "1: ", "1: Five", "2: ."])
    let first = try #require(shared.elements.first)
    #expect(said(from: first) == ["One two three. ", "Four", "Five."])
    #expect(LinkChecker.findings(from: first, covering: [shared.section]) == [])
    #expect(
      shared.elements.map { $0.traits.contains(.causesPageTurn) } == [
        false, false, false, true, false,
      ])
    #expect(shared.elements(inFrame: 1).count == 3 && shared.elements(inFrame: 3).isEmpty)
    #expect(shared.elements(inFrame: -1).isEmpty)
  }

  @Test func `units, offsets and selections are those of the whole text`() throws {
    let shared = try framed("One tw|o thr|ee", pages: [1, 1, 1])
    let all = shared.elements
    let word = try #require(all[0].unit(.word, at: all[0].textRange.end, affinity: .upstream))
    #expect(all[0].text(in: word) == "two")
    #expect(all[1].unit(.word, at: all[1].textRange.start) == word)
    #expect(
      shared.section.distance(
        from: shared.section.textRange.start, to: all[1].textRange.start, in: .utf16) == 6)
    var walker = TextWalker(at: all[0])
    let start = TextSelection(anchor: all[0].textRange.start, focus: TextCaret(word.start))
    let selection = try #require(start)
    let extended = walker.extend(selection, by: .word, .forward)
    #expect(extended.flatMap { walker.text(in: $0.range) } == "One two")
    #expect(walker.element.textElementID == all[1].textElementID)
    #expect(
      all.map { $0.nextTextElement?.previousTextElement?.textElementID } == [
        all[0].textElementID, all[1].textElementID, nil,
      ])
  }

  @Test func `text that no frame shows is in no element`() throws {
    let section = MarkedSection("One two\nThree").section
    let range = try #require(part(section, 0..<3))
    let shared = try SharedText(section, frames: [TextFrame(range)])
    #expect(shown(shared) == ["0: One"])
    #expect(shared.elements[0].nextTextElement == nil)
    #expect(try SharedText(section, frames: []).elements.isEmpty)
  }

  @Test func `frames that are out of order, overlap or are of other texts are refused`() throws {
    let section = MarkedSection("One two").section
    let (one, two) = (try #require(part(section, 0..<4)), try #require(part(section, 3..<7)))
    #expect(throws: SharedTextError.outOfOrder(frame: 1)) {
      try SharedText(section, frames: [TextFrame(one), TextFrame(two)])
    }
    #expect(throws: SharedTextError.outOfOrder(frame: 1)) {
      try SharedText(section, frames: [TextFrame(two), TextFrame(one)])
    }
    let other = MarkedSection("One two").section
    #expect(throws: SharedTextError.otherText(frame: 0)) {
      try SharedText(section, frames: [TextFrame(other.textRange)])
    }
    let lines = try LineLayout([], in: other)
    #expect(throws: SharedTextError.otherText(frame: 0)) {
      try SharedText(section, frames: [TextFrame(one, lines: lines)])
    }
  }

  @Test func `the lines of an element are those of its frame`() throws {
    let section = MarkedSection("One two").section
    let lines = try LineLayout(
      [.init(utf8: 4..<7, rect: Rect(x: 1, y: 2, width: 30, height: 10))], in: section)
    let shared = try SharedText(
      section,
      frames: [
        TextFrame(try #require(part(section, 0..<4))),
        TextFrame(try #require(part(section, 4..<7)), lines: lines),
      ])
    let (one, two) = (shared.elements[0], shared.elements[1])
    #expect(one.selectionRects(for: one.textRange) == nil)
    #expect(one.boundaries(of: .line, in: one.textRange) == nil)
    #expect(two.selectionRects(for: two.textRange)?.map(\.rect.x) == [1])
    #expect(two.unit(.line, at: two.textRange.start) == two.textRange)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `the elements hold all that the frames show, in order, once`(seed: UInt64) throws {
    var chance = TextGenerator(seed: seed)
    let section = MarkedSection(chance.section(paragraphs: 5, sentences: 1)).section
    var cuts = (0..<chance.number(in: 0...6)).map { _ in
      chance.number(in: 0...max(1, section.content.utf8.count))
    }
    cuts = cuts.compactMap { section.position(atUTF8: $0)?.utf8Offset }.sorted()
    let edges = [0] + cuts + [section.content.utf8.count]
    let frames = try zip(edges, edges.dropFirst()).map { start, end in
      TextFrame(try #require(part(section, start..<end)))
    }
    let shared = try SharedText(section, frames: frames)
    guard let first = shared.elements.first else {
      #expect(section.blocks.isEmpty)
      return
    }
    #expect(LinkChecker.findings(from: first, covering: [section]) == [])
    let byFrame = frames.indices.flatMap { shared.elements(inFrame: $0) }
    #expect(byFrame.map(\.textRange) == shared.elements.map(\.textRange))
    let text = shared.elements.map { $0.text(in: $0.textRange) ?? "nil" }.joined()
    #expect(text == section.text(in: section.textRange)?.filter { $0 != "\n" })
  }

  /// A text in frames with `|` at their edges, on pages.
  private func framed(_ marked: String, pages: [Int]) throws -> SharedText {
    let section = MarkedSection(marked.filter { $0 != "|" }).section
    var offset = 0
    let frames = try marked.split(separator: "|").enumerated().map { number, text in
      defer { offset += text.utf8.count }
      let range = try #require(part(section, offset..<offset + text.utf8.count))
      return TextFrame(range, page: TextPage(index: pages[number], number: pages[number] + 1))
    }
    return try SharedText(section, frames: frames)
  }

  private func part(_ section: TextSection, _ utf8: Range<Int>) -> TextRange? {
    guard let start = section.position(atUTF8: utf8.lowerBound),
      let end = section.position(atUTF8: utf8.upperBound)
    else { return nil }
    return TextRange(start, end)
  }

  private func shown(_ shared: SharedText) -> [String] {
    shared.elements.map { "\($0.frameIndex): \($0.text(in: $0.textRange) ?? "nil")" }
  }
}
