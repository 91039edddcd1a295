// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("TextSelectionRotor")
struct TextSelectionRotorTests {
  @Test func `text is selected, unselected and selected on the other side`() throws {
    var rotor = try selectionRotor("one ‸two three.\nFour")
    #expect(
      transcript(rotor.enter())
        == "Text selection. Swipe right to expand selection. Swipe left to shrink selection.")
    #expect(
      said(&rotor, "→→→→←←←←←") == [
        "“two” selected · selection", "“three” selected · selection",
        "“.\nFour” selected · selection", "boundary", "“.\nFour” unselected · selection",
        "“three” unselected · selection", "“two” unselected · selection",
        "“one” selected · selection", "boundary",
      ])
    #expect(rotor.selection.isReversed)
  }

  @Test func `up and down choose what is moved by`() throws {
    var rotor = try selectionRotor("‸One two")
    #expect(
      said(&rotor, "↓↓↓↓↓↑↑") == [
        "Line selection.", "Page selection.", "Select all.", "Character selection.",
        "Word selection.", "Character selection.", "Select all.",
      ])
    let plain = ReferenceModel("One")
    var unlaid = try #require(
      TextSelectionRotor(at: TextCaret(plain.textRange.start), in: plain))
    #expect(said(&unlaid, "↓↓") == ["Select all.", "Character selection."])
  }

  @Test func `all is selected at once, and unselected to where the user was`() throws {
    var rotor = try selectionRotor("One ‸two\nthree")
    _ = said(&rotor, "↑↑")
    #expect(
      said(&rotor, "→→←←") == [
        "“One two\nthree” selected · selection", "boundary",
        "“One two\nthree” unselected · selection", "boundary",
      ])
    #expect(rotor.selection.isEmpty)
  }

  @Test func `single signs are said by name`() throws {
    var rotor = try selectionRotor("‸A, b")
    _ = said(&rotor, "↑")
    #expect(
      said(&rotor, "→→→←") == [
        "“A” selected · selection", "comma selected · selection", "space selected · selection",
        "space unselected · selection",
      ])
  }

  @Test func `of a long text the first and the last words are said`() throws {
    let words = Array(repeating: "word", count: 400).joined(separator: " ")
    var rotor = try selectionRotor("‸first \(words) last")
    _ = said(&rotor, "↑↑")
    let answer = try #require(said(&rotor, "→").first)
    #expect(answer.hasPrefix("“first word") && answer.contains("word … word"))
    #expect(answer.hasSuffix("word last” selected · selection"))
    #expect(answer.utf8.count < 200)
  }

  @Test func `a page is selected over its elements`() throws {
    var rotor = try selectionRotor("‸One\nTwo|\nThree")
    _ = said(&rotor, "↓↓")
    #expect(
      said(&rotor, "→→←") == [
        "“One\nTwo” selected · selection", "“Three” selected · selection",
        "“Three” unselected · selection",
      ])
  }

  @Test func `a selection that is there is gone on with`() throws {
    var text = try SelectedText("one t‸wo three")
    let selected = text.walker.select(.word, at: TextCaret(try text.mark()))
    let word = try #require(selected)
    var rotor = try #require(TextSelectionRotor(word, in: text.walker.element))
    #expect(
      said(&rotor, "→←←") == [
        "“three” selected · selection", "“three” unselected · selection",
        "“two” unselected · selection",
      ])
  }

  private func selectionRotor(_ marked: String) throws -> TextSelectionRotor {
    let text = try SelectedText(marked)
    let mark = try text.mark()
    return try #require(TextSelectionRotor(at: TextCaret(mark), in: text.walker.element))
  }

  private func said(_ rotor: inout TextSelectionRotor, _ gestures: String) -> [String] {
    gestures.map { gesture in
      switch gesture {
      case "→": transcript(rotor.extend(.forward))
      case "←": transcript(rotor.extend(.backward))
      case "↓": transcript(rotor.choose(.forward))
      default: transcript(rotor.choose(.backward))
      }
    }
  }
}
