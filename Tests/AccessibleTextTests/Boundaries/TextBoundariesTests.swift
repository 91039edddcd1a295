// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("TextBoundaries")
struct TextBoundariesTests {
  @Test(arguments: [
    ("The qu‸ick fox", "The ‸quick‸ fox"),
    ("The ‸quick fox", "The ‸quick‸ fox"),
    ("‸", nil),
    ("The quick,‸ fox", nil),
  ])
  func `a position is in the word around it`(place: String, expected: String?) throws {
    let marked = MarkedSection(place)
    let words = try #require(marked.section.boundaries(of: .word))
    #expect(marked.render(words.unit(enclosing: try marked.position)) == expected)
  }

  @Test func `where two units meet, affinity decides`() throws {
    let marked = MarkedSection("One. ‸Two.")
    let sentences = try #require(marked.section.boundaries(of: .sentence))
    let position = try marked.position
    let (next, previous) = (
      sentences.unit(enclosing: position),
      sentences.unit(enclosing: position, affinity: .upstream)
    )
    #expect(marked.render(next) == "One. ‸Two.‸")
    #expect(marked.render(previous) == "‸One. ‸Two.")
  }

  @Test func `the neighbours of a gap are found from inside it`() throws {
    let marked = MarkedSection("The,‸ quick")
    let words = try #require(marked.section.boundaries(of: .word))
    let position = try marked.position
    #expect(marked.render(words.unit(startingAtOrAfter: position)) == "The, ‸quick‸")
    #expect(marked.render(words.unit(endingAtOrBefore: position)) == "‸The‸, quick")
    #expect(marked.render(words.boundary(.forward, of: position)) == "The, ‸quick")
    #expect(marked.render(words.boundary(.backward, of: position)) == "The‸, quick")
  }

  @Test func `an empty paragraph is a unit, and its line feed is in none`() throws {
    let marked = MarkedSection("a\n‸\nb")
    let paragraphs = try #require(marked.section.boundaries(of: .paragraph))
    let range = try #require(paragraphs.unit(enclosing: try marked.position))
    #expect(range.isEmpty)
    #expect(marked.render(paragraphs.boundary(.forward, of: range.end)) == "a\n\n‸b")
    #expect(marked.render(paragraphs.boundary(.backward, of: range.start)) == "a‸\n\nb")
  }

  @Test func `the walk over boundaries ends at both edges of the text`() throws {
    let marked = MarkedSection("‸a b‸")
    let words = try #require(marked.section.boundaries(of: .word))
    #expect(words.boundary(.backward, of: try marked.range.start) == nil)
    #expect(words.boundary(.forward, of: try marked.range.end) == nil)
  }

  @Test func `a foreign or stale position has no units and no boundaries`() throws {
    let space = TextSpace()
    let section = MarkedSection("The quick fox", in: space).section
    let strangers = [
      try MarkedSection("The ‸quick fox").position,
      try MarkedSection("The ‸quick fox", in: space).position,
      try MarkedSection("The ‸quick fox", in: space, ordinal: 1).position,
    ]
    for granularity in [TextGranularity.character, .word, .sentence, .paragraph, .section] {
      let boundaries = try #require(section.boundaries(of: granularity))
      for stranger in strangers {
        #expect(boundaries.unit(enclosing: stranger) == nil)
        #expect(boundaries.unit(startingAtOrAfter: stranger) == nil)
        #expect(boundaries.unit(endingAtOrBefore: stranger) == nil)
        #expect(boundaries.boundary(.forward, of: stranger) == nil)
        #expect(boundaries.boundary(.backward, of: stranger) == nil)
      }
    }
  }

  @Test(arguments: [TextGranularity.line, .page, .document])
  func `content alone knows no lines and pages`(granularity: TextGranularity) {
    #expect(MarkedSection("a").section.boundaries(of: granularity) == nil)
  }
}
