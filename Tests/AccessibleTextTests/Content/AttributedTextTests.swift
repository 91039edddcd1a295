// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("AttributedText")
struct AttributedTextTests {
  @Test func `runs tile the text and end wherever anything begins or ends`() {
    let text = AttributedText(
      "one two three", role: .heading(level: 2), language: TextLanguage("en"),
      attributes: [
        (4..<13, .emphasis(.stress)), (4..<7, .link(target: "a")),
        (0..<7, .language(TextLanguage("fr"))),
      ])
    #expect(
      shown(text) == [
        "one |fr|", "two|fr|stress link a", " three|en|stress",
      ])
    #expect(text.runs.allSatisfy { $0.style.headingLevel == 2 })
  }

  @Test func `two pictures that touch are two runs, also if they are alike`() {
    let text = AttributedText(
      "\u{FFFC}\u{FFFC}",
      attributes: [(0..<3, .object(description: "flag")), (3..<6, .object(description: "flag"))])
    #expect(text.runs.map(\.utf8) == [0..<3, 3..<6])
  }

  @Test func `an emphasis goes on where one like it begins; another one and a link do not`() {
    let text = AttributedText(
      "abcdefgh",
      attributes: [
        (4..<6, .emphasis(.strong)), (2..<4, .emphasis(.strong)), (6..<7, .emphasis(.stress)),
      ])
    #expect(shown(text) == ["ab|und|", "cdef|und|strong", "g|und|stress", "h|und|"])
    let links = AttributedText(
      "ab", attributes: [(0..<1, .link(target: "x")), (1..<2, .link(target: "x"))])
    #expect(shown(links) == ["a|und|link x", "b|und|link x"])
    let nested = AttributedText(
      "abc",
      attributes: [
        (0..<2, .emphasis(.strong)), (0..<1, .link(target: "x")), (2..<3, .emphasis(.strong)),
      ])
    #expect(shown(nested) == ["a|und|strong link x", "bc|und|strong"])
  }

  @Test func `the innermost language wins, whatever order it is given in`() {
    let attributes: [(utf8: Range<Int>, attribute: TextAttribute)] = [
      (2..<3, .language(TextLanguage("el"))), (0..<5, .language(TextLanguage("fr"))),
    ]
    let text = AttributedText("ab de", attributes: attributes)
    #expect(text == AttributedText("ab de", attributes: attributes.reversed()))
    #expect(text.runs.map(\.style.language.tag) == ["fr", "el", "fr"])
  }

  @Test func `attributes beyond the text are cut off, and an empty text has no run`() {
    let text = AttributedText(
      "ab", attributes: [(-3..<9, .emphasis(.strong)), (5..<7, .emphasis(.stress))])
    #expect(shown(text) == ["ab|und|strong"])
    #expect(AttributedText("", attributes: [(0..<3, .emphasis(.strong))]).runs.isEmpty)
  }

  @Test(arguments: UInt64(0)..<20)
  func `the runs of a random text tile it in order, and each has what holds all of it`(
    seed: UInt64
  ) {
    var chance = TextGenerator(seed: seed)
    let text = chance.paragraph(sentences: 2)
    let count = text.utf8.count
    let attributes = (0..<12).map { _ in
      let (one, other) = (chance.number(in: 0...count), chance.number(in: 0...count))
      return (
        utf8: min(one, other)..<max(one, other),
        attribute: TextAttribute.link(target: "\(chance.number(in: 0...3))")
      )
    }
    let result = AttributedText(text, attributes: attributes)
    #expect(result.runs.first?.utf8.lowerBound ?? 0 == 0)
    #expect(result.runs.last?.utf8.upperBound ?? 0 == count)
    for (run, next) in zip(result.runs, result.runs.dropFirst()) {
      #expect(run.utf8.upperBound == next.utf8.lowerBound)
    }
    for run in result.runs {
      #expect(!run.utf8.isEmpty)
      let holding = attributes.filter { $0.utf8.clamped(to: run.utf8) == run.utf8 }
      #expect(Set(run.style.attributes) == Set(holding.map(\.attribute)))
      #expect(run.style.attributes.count == holding.count)
      #expect(
        attributes.allSatisfy {
          !$0.utf8.overlaps(run.utf8) || $0.utf8.clamped(to: run.utf8) == run.utf8
        })
    }
  }

  @Test func `an element's text has its role, its language and its runs, cut to the range`() throws
  {
    let element = try styled()
    let range = try #require(TextRange(element.position(2), element.textRange.end))
    let text = try #require(element.attributedText(in: range))
    #expect(shown(text) == ["e |en|", "two|de|strong"])
    #expect(text.runs.first?.style.headingLevel == 3)
  }

  @Test func `at the edge of two runs the direction decides`() throws {
    let element = try styled()
    func style(_ offset: Int, _ direction: StorageDirection) throws -> String? {
      try element.attributes(at: element.position(offset), looking: direction)?.language.tag
    }
    #expect(try style(4, .forward) == "de")
    #expect(try style(4, .backward) == "en")
    #expect(try style(0, .backward) == "en", "nothing is before the text")
    #expect(try style(7, .forward) == "de", "nothing is behind it")
    let foreign = ReferenceModel("x").textRange.start
    #expect(element.attributes(at: foreign, looking: .forward) == nil)
    #expect(ReferenceModel("").attributes(at: foreign, looking: .forward) == nil)
    let empty = ReferenceModel("")
    #expect(
      empty.attributes(at: empty.textRange.start, looking: .forward)
        == TextStyle(role: .paragraph, language: .undetermined))
  }

  @Test func `over several elements each piece has its own role`() throws {
    let document = TextDocument(sectionCount: 2, segmenter: NaiveSegmenter()) { number in
      var builder = SectionBuilder()
      builder.openBlock(.heading(level: 1))
      builder.append("Title\(number)")
      builder.openBlock(.paragraph)
      builder.append("text")
      return builder.finish()
    }
    let first = try #require(document.firstElement)
    let last = try #require(document.lastElement)
    let range = try #require(TextRange(first.textRange.start, last.textRange.end))
    let text = try #require(TextWalker(at: first).attributedText(in: range))
    #expect(text.text == "Title0\ntext\nTitle1\ntext")
    #expect(text.runs.map(\.style.headingLevel) == [1, nil, nil, nil, 1, nil, nil])
    #expect(text.runs.last?.utf8.upperBound == text.text.utf8.count)
  }

  /// `one two`, a heading whose second word is German and strong.
  private func styled() throws -> TextElement {
    let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
      var builder = SectionBuilder(language: TextLanguage("en"))
      builder.openBlock(.heading(level: 3))
      builder.append("one ")
      builder.openRun(.language(TextLanguage("de")))
      builder.openRun(.emphasis(.strong))
      builder.append("two")
      builder.closeRun()
      builder.closeRun()
      return builder.finish()
    }
    return try #require(document.firstElement)
  }

  private func shown(_ text: AttributedText) -> [String] {
    let utf8 = Array(text.text.utf8)
    return text.runs.map { run in
      let attributes = run.style.attributes.map { attribute in
        switch attribute {
        case .emphasis(let emphasis): emphasis.rawValue
        case .link(let target): "link \(target)"
        default: "other"
        }
      }
      return [
        String(decoding: utf8[run.utf8], as: UTF8.self), run.style.language.tag,
        attributes.joined(separator: " "),
      ].joined(separator: "|")
    }
  }
}

extension TextElement {
  fileprivate func position(_ offset: Int) throws -> TextPosition {
    try #require(position(from: textRange.start, offsetBy: offset, in: .utf8))
  }
}
