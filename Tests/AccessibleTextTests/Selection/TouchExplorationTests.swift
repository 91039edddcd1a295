// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("TouchExploration")
struct TouchExplorationTests {
  @Test func `a line is said once until the finger leaves it`() throws {
    var touch = TouchExploration()
    #expect(
      try said(&touch, "O‸ne ‸two|, ‸three.") == ["One two", nil, ", three."])
    let text = try SelectedText("O‸ne")
    let caret = TextCaret(try text.mark())
    #expect(touch.touch(caret, in: text.walker.element)?.said == "One")
    #expect(touch.touch(caret, in: text.walker.element) == nil)
    #expect(touch.touch(nil, in: text.walker.element) == nil)
    #expect(touch.touch(caret, in: text.walker.element)?.said == "One")
    touch.lift()
    #expect(touch.touch(caret, in: text.walker.element)?.said == "One")
  }

  @Test func `a word is said with the signs attached to it`() throws {
    var touch = TouchExploration(by: .word)
    #expect(try said(&touch, "O‸ne, t‸w‸o") == ["One,", "two", nil])
  }

  @Test func `where two lines meet, the caret's own is said`() throws {
    let text = try SelectedText("One |‸two")
    let position = try text.mark()
    var touch = TouchExploration()
    let said = [TextAffinity.upstream, .downstream].map { affinity in
      let caret = TextCaret(position, affinity: affinity)
      let element = text.document.element(at: position, affinity: affinity)
      return element.flatMap { touch.touch(caret, in: $0)?.said }
    }
    #expect(said == ["One", "two"])
  }

  @Test func `a place of another text is no place`() throws {
    var touch = TouchExploration(by: .character)
    let foreign = TextCaret(try SelectedText("O‸ne").mark())
    #expect(touch.touch(foreign, in: try SelectedText("Two").walker.element) == nil)
  }

  /// What is said at each mark, one after the other.
  private func said(_ touch: inout TouchExploration, _ marked: String) throws -> [String?] {
    let text = try SelectedText(marked)
    return try (0..<marked.unicodeScalars.filter { $0 == MarkedText.mark }.count).map { index in
      let position = try text.mark(index)
      let element = try #require(text.document.element(at: position))
      return touch.touch(TextCaret(position), in: element)?.said
    }
  }
}
