// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Quotes")
struct TextQuoteTests {
  @Test func `a quote is a range with what stands around it`() throws {
    let (document, range) = try marked("The ‸quick‸ fox.")
    #expect(
      document.quote(range, context: 4)
        == TextQuote(before: "The ", exact: "quick", after: " fox"))
    #expect(
      document.quote(range) == TextQuote(before: "The ", exact: "quick", after: " fox."))
    #expect(document.quote(range, context: -1) == TextQuote(exact: "quick"))
  }

  @Test func `where nothing has changed a quote is found where it stood`() throws {
    let (document, range) = try marked("row the boat on, row the boat on, row ‸the‸ boat on, row")
    let quote = try #require(document.quote(range))
    #expect(
      document.find(quote, near: range.start) == FoundQuote(range: range, certainty: .exact))
  }

  @Test(arguments: UInt64(0)..<40)
  func `of copies that are alike a quote finds the nearest to where it stood`(seed: UInt64) throws {
    var chance = TextGenerator(seed: seed)
    let copies = 9
    let text = String(repeating: "row the boat on, ", count: copies)
    let document = plain([text])
    let section = try #require(document.section(0))
    let copy = chance.number(in: 0...copies - 1)
    let start = try #require(section.position(atUTF8: copy * 17 + 4))
    let end = try #require(section.position(atUTF8: copy * 17 + 7))
    let range = try #require(TextRange(start, end))
    // No context, so that only the place tells the copies apart; and it has moved a little.
    let near = try #require(section.position(atUTF8: copy * 17 + chance.number(in: 0...8)))
    let found = try #require(document.find(TextQuote(exact: "the"), near: near))
    #expect(found.range == range)
  }

  @Test(arguments: [
    // Hyphens and line ends of a scan were joined, quotation marks set, spaces changed.
    ("He was a curi-\nous man, ‸said‸ \"Ann\".", "He was a curious man, ‸said‸ “Ann”."),
    // Text was put before it.
    ("The tide ‸was out‸.", "Morning had come at last. The tide ‸was out‸."),
    // The text around it was changed.
    ("One two three ‸lamp lighters‸ four", "Eins zwei three ‸lamp lighters‸ vier"),
    // The text in it was changed.
    (
      "Before it. ‸The lamp was hung high and it was green‸. After it.",
      "Before it. ‸The lamp was hung up high; it was green‸. After it."
    ),
  ])
  func `a quote is found again in a text that has changed`(before: String, after: String) throws {
    let (old, range) = try marked(before)
    let (new, expected) = try marked(after)
    let quote = try #require(old.quote(range))
    let found = try #require(new.find(quote))
    #expect(found == FoundQuote(range: expected, certainty: .moved))
  }

  @Test func `a place is found again at its word`() throws {
    let (old, range) = try marked("The tide was out, and‸ the boat lay in the mud.")
    let (new, _) = try marked("It was six. The tide was out, and the‸ boat lay in the mud.")
    let place = try #require(TextRange(range.start, range.start))
    let quote = try #require(old.quote(place))
    let found = try #require(new.find(quote))
    #expect(new.quote(found.range, context: 4)?.after == "the " && found.certainty == .moved)
  }

  @Test func `a quote that went to another section is found there, the nearest first`() throws {
    let document = plain([
      "One.", "Two.", "Three.", "The lamp was green.", "", "The lamp was green.",
    ])
    let start = try #require(document.section(2)?.textRange.start)
    let found = try #require(document.find(TextQuote(exact: "lamp was"), near: start))
    #expect(found.certainty == .moved && found.range.start.section == 3)
  }

  @Test(arguments: ["nowhere to be found", "", "…"])
  func `a quote that stands nowhere is lost, where it stood`(text: String) throws {
    let (document, range) = try marked("The ‸quick‸ fox.")
    let place = try #require(TextRange(range.start, range.start))
    #expect(
      document.find(TextQuote(exact: text), near: range.start)
        == FoundQuote(range: place, certainty: .lost))
    let foreign = try marked("a‸b").1.start
    #expect(document.find(TextQuote(exact: text), near: foreign) == nil)
  }

  @Test(arguments: UInt64(0)..<60)
  func `every place of a text is found by its quote`(seed: UInt64) throws {
    var texts = TextGenerator(seed: seed)
    let document = plain((0..<3).map { _ in texts.section(paragraphs: 3) })
    for number in 0..<document.sectionCount {
      let section = try #require(document.section(number))
      var position: TextPosition? = section.textRange.start
      while let place = position {
        let range = try #require(TextRange(place, place))
        let quote = try #require(document.quote(range))
        let found = try #require(document.find(quote, near: place))
        let isQuotable = quote.before != "" || quote.after != ""
        #expect(found.range == range)
        let letters = (quote.before + quote.after).unicodeScalars.filter(\.properties.isAlphabetic)
        if isQuotable, found.certainty == .lost { #expect(letters.isEmpty) }
        position = section.position(from: place, offsetBy: 7, in: .scalar)
      }
    }
  }

  @Test func `a text of one letter over and over does not hang the search`() {
    let text = String(repeating: "a", count: 200_000)
    let quote = TextQuote(exact: String(repeating: "a", count: 5_000) + "b")
    #expect(plain([text]).find(quote)?.certainty == .lost)
  }

  private func plain(_ texts: [String]) -> TextDocument {
    TextDocument(sectionCount: texts.count, segmenter: NaiveSegmenter()) {
      SectionContent(paragraphs: texts[$0])
    }
  }

  /// A document of one section, and the range between its marks, or from its mark to itself.
  private func marked(_ text: String) throws -> (TextDocument, TextRange) {
    let marks = MarkedText(text)
    let document = plain([marks.text])
    let section = try #require(document.section(0))
    let start = try #require(marks.offsets.first.flatMap { section.position(atUTF8: $0) })
    let end = try #require(marks.offsets.last.flatMap { section.position(atUTF8: $0) })
    return (document, try #require(TextRange(start, end)))
  }
}
