// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@Suite("EditRotor")
struct EditRotorTests {
  private let copy = EditAction("Copy")
  private let rotor = EditRotor(
    builtIn: [EditAction("Copy"), EditAction("Select all", on: .caret)],
    custom: [.saveSelection, EditAction("Share", category: .other), EditAction("Copy")])

  @Test func `own actions come after the built-in ones, which stay`() throws {
    let selection = try selectedWord()
    #expect(rotor.actions(on: selection).map(\.name) == ["Copy", "Select all", "Save selection"])
  }

  @Test func `actions are listed only when there is something to act on`() throws {
    #expect(rotor.actions(on: try SelectedText("a‸b").caret()).map(\.name) == ["Select all"])
    #expect(rotor.actions(on: nil) == [])
  }

  @Test func `a selection is saved, and that is said`() throws {
    var rotor = rotor
    let selection = try selectedWord()
    let names = (0..<4).map { _ in transcript(rotor.swipe(.forward, on: selection)) }
    #expect(names == ["Copy.", "Select all.", "Save selection.", "boundary"])
    let action = try #require(rotor.perform(on: selection))
    #expect(action == .saveSelection)
    #expect(transcript(action.answer(to: .done)) == "Text saved.")
    #expect(transcript(action.answer(to: .refused)) == "boundary")
    #expect(rotor.perform(on: nil) == nil)
    #expect(transcript(rotor.swipe(.backward, on: nil)) == "boundary")
  }

  private func selectedWord() throws -> TextSelection {
    var text = try SelectedText("o‸ne")
    let selection = text.walker.select(.word, at: TextCaret(try text.mark()))
    return try #require(selection)
  }
}
