// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("TextRotor")
struct TextRotorTests {
  @Test func `words are said with their punctuation, and a swipe back says the neighbour`() throws {
    var rotor = try rotor("Hello world, how")
    #expect(
      said(&rotor, "↓↓↓↓↑↑↑") == [
        "Hello", "world,", "how", "boundary", "world,", "Hello", "boundary",
      ])
  }

  @Test func `a caret for editing says the same unit again on the way back`() throws {
    var rotor = try rotor("one two", cursor: .caret)
    #expect(said(&rotor, "↓↓↓↑↑↑↓") == ["one", "two", "boundary", "two", "one", "boundary", "one"])
  }

  @Test func `an empty line is blank, and never the line after it`() throws {
    for cursor in [TextRotorCursor.unit, .caret] {
      var rotor = try rotor("a\n\nb", cursor: cursor)
      #expect(transcript(rotor.choose(.line)) == "Lines.")
      #expect(said(&rotor, "↓↓↓↓") == ["a", "blank · element", "b · element", "boundary"])
    }
  }

  @Test func `lines are to be chosen only where the text is laid out`() throws {
    var rotor = TextRotor(in: ReferenceModel("One two"))
    #expect(rotor.granularities == [.character, .word, .sentence, .paragraph])
    #expect(rotor.choose(.line) == nil)
    let turns = (0..<4).map { _ in transcript(rotor.turn(.forward)) }
    #expect(turns == ["Sentences.", "Paragraphs.", "Characters.", "Words."])
    #expect(transcript(rotor.turn(.backward)) == "Characters.")
    let laidOut = try AccessibleTextTests.rotor("One")
    #expect(laidOut.granularities.contains(.line))
  }

  @Test func `a line just heard is reviewed by words, from its first`() throws {
    var rotor = try rotor("One two\nThree four")
    _ = rotor.choose(.line)
    #expect(said(&rotor, "↓↓") == ["One two", "Three four · element"])
    _ = rotor.choose(.word)
    #expect(said(&rotor, "↓↓↑↑") == ["Three", "four", "Three", "two · element"])
  }

  @Test func `it goes on in the next element, over pages and other texts`() throws {
    var rotor = try rotor("P1a P1b|\nP2a")
    #expect(
      said(&rotor, "↓↓↓↑") == ["P1a", "P1b", "P2a · page 1 · element", "P1b · page 1 · element"])
    let models = [ReferenceModel("One."), ReferenceModel("Two.")]
    ReferenceModel.link(models)
    var mixed = TextRotor(in: models[0])
    #expect(
      said(&mixed, "↓↓↓↑↑") == ["One.", "Two. · element", "boundary", "One. · element", "boundary"])
  }

  @Test func `a host with one page at a time is waited for`() throws {
    let host = PageAtATimeHost(pages: ["One", "Two"])
    var rotor = TextRotor(in: try #require(host.firstElement))
    #expect(said(&rotor, "↓↓") == ["One", "awaits page"])
    _ = host.scroll(.next)
    #expect(said(&rotor, "↓") == ["Two · page 1 · element"])
  }

  @Test func `a sentence that a page cuts is said whole, once`() throws {
    var rotor = try rotor("One tw|o. Three.")
    _ = rotor.choose(.sentence)
    #expect(
      said(&rotor, "↓↓↓↑↑") == [
        "One two.", "Three. · page 1 · element", "boundary", "One two. · page 1 · element",
        "boundary",
      ])
  }

  @Test func `characters are said by name`() throws {
    var rotor = try rotor("Ab, \t\u{A0}\u{2028}e\u{301}É—")
    _ = rotor.choose(.character)
    #expect(
      said(&rotor, "↓↓↓↓↓↓↓↓↓↓") == [
        "cap A", "b", "comma", "space", "tab", "no-break space", "new line", "e\u{301}", "cap É",
        "em dash",
      ])
  }

  @Test func `signs that stand alone are reached`() throws {
    var rotor = try rotor("one — two")
    #expect(said(&rotor, "↓↓↓") == ["one", "—", "two"])
  }

  @Test func `a host's words take the place of the English ones`() throws {
    var speech = UnitSpeech()
    speech.words.blank = "leer"
    speech.words.units[.line] = "Zeilen."
    var rotor = TextRotor(
      in: try #require(pagedDocument(["a\n\nb"]).firstElement), speech: speech)
    #expect(transcript(rotor.choose(.line)) == "Zeilen.")
    #expect(said(&rotor, "↓↓") == ["a", "leer · element"])
  }
}

/// A rotor at the start of a text as `pagedDocument` takes it.
func rotor(_ text: String, cursor: TextRotorCursor = .unit) throws -> TextRotor {
  TextRotor(in: try #require(pagedDocument([text]).firstElement), cursor: cursor)
}

/// What is said while swiping: `↓` and `↑`.
func said(_ rotor: inout TextRotor, _ swipes: String) -> [String] {
  swipes.map { transcript(rotor.swipe($0 == "↓" ? .forward : .backward)) }
}
