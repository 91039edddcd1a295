// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("ElementTokenizer")
struct ElementTokenizerTests {
  @Test func `at the end of a word it lies behind, at its start ahead`() throws {
    let marked = MarkedElement("The‸ quick fox")
    #expect(try marked.unit(.word, .backward) == "‸The‸ quick fox")
    #expect(try marked.unit(.word, .forward) == nil)
    #expect(try marked.tokenizer.isBoundary(marked.position, of: .word, looking: .forward))
    #expect(try !marked.tokenizer.isBoundary(marked.position, of: .word, looking: .backward))
  }

  @Test func `boundaries alternate between ends and starts, and end with the text`() throws {
    #expect(try MarkedElement("The‸ quick.").boundary(.word, .forward) == "The ‸quick.")
    #expect(try MarkedElement("The ‸quick.").boundary(.word, .forward) == "The quick‸.")
    #expect(try MarkedElement("The quick‸.").boundary(.word, .forward) == "The quick.‸")
    #expect(try MarkedElement("The quick.‸").boundary(.word, .forward) == nil)
    #expect(try MarkedElement("‸The quick.").boundary(.word, .backward) == nil)
  }

  @Test func `where text runs from right to left, left is forward`() throws {
    let marked = MarkedElement("שלום ‸עולם")
    #expect(try marked.unit(.word, .left) == "שלום ‸עולם‸")
    #expect(try marked.unit(.word, .right) == nil)
    #expect(try marked.unit(.word, .down) == "שלום ‸עולם‸")
    #expect(try marked.unit(.word, .up) == nil)
  }

  @Test func `the document holds each of its positions, and an empty one its own`() throws {
    #expect(try MarkedElement("a‸b").unit(.document, .forward) == "‸ab‸")
    #expect(try MarkedElement("ab‸").unit(.document, .forward) == "‸ab‸")
    #expect(try MarkedElement("‸").unit(.document, .backward) == "‸")
    #expect(try MarkedElement("‸").unit(.character, .forward) == nil)
  }

  @Test func `without lines nothing is known of lines, and all is one page`() throws {
    let marked = MarkedElement("a‸b")
    #expect(try marked.unit(.line, .forward) == nil)
    #expect(try marked.boundary(.line, .forward) == nil)
    #expect(try marked.unit(.page, .forward) == "‸ab‸")
  }

  @Test func `a sentence that a page cuts is answered whole by both pieces`() throws {
    let first = try #require(pagedDocument(["The tide was| out. Ann"]).firstElement)
    let second = try #require(first.next)
    let sentence = first.tokenizer.unit(
      .sentence, enclosing: first.textRange.start, looking: .forward)
    #expect(sentence.flatMap { first.text(in: $0) } == "The tide was out. ")
    #expect(
      second.tokenizer.unit(.sentence, enclosing: second.textRange.start, looking: .forward)
        == sentence)
    let end = first.tokenizer.boundary(
      of: .sentence, from: first.textRange.start, looking: .forward)
    #expect(end?.position == first.textRange.end)
  }

  @Test func `a line that runs on is left upstream`() throws {
    let first = try #require(pagedDocument(["The tide |was out."]).firstElement)
    let end = first.tokenizer.boundary(of: .line, from: first.textRange.start, looking: .forward)
    #expect(end == TextCaret(first.textRange.end, affinity: .upstream))
    let line = first.unit(.line, at: first.textRange.end, affinity: .upstream)
    #expect(line == first.textRange)
  }

  @Test func `a position of another text has no units`() throws {
    let (one, other) = (ReferenceModel("One two."), ReferenceModel("One two."))
    let stranger = other.textRange.start
    let tokenizer = ElementTokenizer(of: one)
    for granularity in TextGranularity.allCases {
      #expect(tokenizer.unit(granularity, enclosing: stranger, looking: .forward) == nil)
      #expect(!tokenizer.isBoundary(stranger, of: granularity, looking: .backward))
      #expect(tokenizer.boundary(of: granularity, from: stranger, looking: .forward) == nil)
      #expect(one.unit(granularity, at: stranger) == nil)
      #expect(one.fullUnit(granularity, at: stranger) == nil)
    }
    #expect(one.baseWritingDirection(at: stranger) == nil)
    #expect(one.farthestPosition(in: other.textRange, toward: .right) == nil)
    #expect(one.extent(from: stranger, toward: .right) == nil)
  }
}

@Suite("Units at a caret")
struct CaretUnitTests {
  @Test func `affinity decides where two units meet`() throws {
    let marked = MarkedElement("河‸水")
    let section = try #require(
      pagedDocument(["One. ‸Two."].map { $0.filter { $0 != "‸" } })
        .firstElement)
    let middle = try #require(section.range("Two")).start
    #expect(section.unit(.sentence, at: middle).flatMap { section.text(in: $0) } == "Two.")
    #expect(
      section.unit(.sentence, at: middle, affinity: .upstream).flatMap { section.text(in: $0) }
        == "One. ")
    #expect(try marked.caretUnit(.character, .upstream) == "‸河‸水")
    #expect(try marked.caretUnit(.character, .downstream) == "河‸水‸")
  }

  @Test func `a caret behind a word is in it, and between two gaps in none`() throws {
    #expect(try MarkedElement("The‸, fox").caretUnit(.word, .downstream) == "‸The‸, fox")
    #expect(try MarkedElement("The,‸ fox").caretUnit(.word, .downstream) == nil)
  }

  @Test func `the start of a text has no upstream`() throws {
    #expect(try MarkedElement("‸ab").caretUnit(.character, .upstream) == "‸a‸b")
    #expect(
      try TextCaret(MarkedElement("‸ab").position, affinity: .upstream).affinity == .downstream)
  }

  @Test func `spaces join the word before, signs stand alone or are spoken with their word`() throws
  {
    let marked = MarkedElement("“So”,‸ he -- said")
    #expect(try marked.caretUnit(.wordWithSpace, .downstream) == "“So”‸, ‸he -- said")
    #expect(
      words("“So”, he -- said", .wordWithSpace) == ["“", "So", "”", ", ", "he ", "-", "- ", "said"])
    #expect(words("“So”, he -- said", .spokenWord) == ["“So”,", "he", "--", "said"])
    #expect(words("stone—and sea", .spokenWord) == ["stone—", "and", "sea"])
    #expect(words("  a ", .wordWithSpace) == ["  ", "a "])
    #expect(words(" \t ", .wordWithSpace) == [" \t "])
    #expect(words(" \t ", .spokenWord) == [])
  }

  private func words(_ text: String, _ granularity: TextGranularity) -> [String] {
    let section = MarkedSection(text).section
    let units = granularity == .spokenWord ? section.spokenWords : section.wordsWithSpaces
    return UnitRanges(units).map { String(decoding: section.content.utf8[$0], as: UTF8.self) }
  }
}

/// A paragraph with a mark for a position, and its first element.
struct MarkedElement {
  private let model: ReferenceModel
  private let offset: Int

  init(_ marked: String) {
    let marks = MarkedText(marked)
    model = ReferenceModel(marks.text)
    offset = marks.offsets.first ?? 0
  }

  var position: TextPosition {
    get throws {
      try #require(model.position(from: model.textRange.start, offsetBy: offset, in: .utf8))
    }
  }

  var tokenizer: ElementTokenizer { ElementTokenizer(of: model) }

  func unit(_ granularity: TextGranularity, _ direction: TextDirection) throws -> String? {
    render(tokenizer.unit(granularity, enclosing: try position, looking: direction))
  }

  func boundary(_ granularity: TextGranularity, _ direction: TextDirection) throws -> String? {
    let caret = tokenizer.boundary(of: granularity, from: try position, looking: direction)
    return caret.map { MarkedText.render(model.text, at: [$0.position.utf8Offset]) }
  }

  func caretUnit(_ granularity: TextGranularity, _ affinity: TextAffinity) throws -> String? {
    render(model.unit(granularity, at: try position, affinity: affinity))
  }

  private func render(_ range: TextRange?) -> String? {
    range.map { MarkedText.render(model.text, at: [$0.start.utf8Offset, $0.end.utf8Offset]) }
  }
}
