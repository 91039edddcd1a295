// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("TextSelection")
struct TextSelectionTests {
  @Test func `right extends, left shrinks to nothing and then grows on the other side`() throws {
    var text = try SelectedText("one ‸two three")
    let steps = text.steps(
      from: try text.caret(), by: .word,
      [.forward, .forward, .backward, .backward, .backward, .forward, .forward])
    #expect(
      steps == [
        "one ‸two‸ three", "one ‸two three‸", "one ‸two‸ three", "one ‸two three",
        "‸one ‸two three", "one ‸two three", "one ‸two‸ three",
      ])
  }

  @Test func `extending by word keeps the anchor's word when it turns`() throws {
    var text = try SelectedText("hello b‸rave world")
    let selected = text.walker.select(.word, at: TextCaret(try text.mark()))
    let word = try #require(selected)
    #expect(text.render(word) == "hello ‸brave‸ world")
    let steps = text.steps(
      from: word, by: .word, [.backward, .forward, .forward, .backward, .backward])
    #expect(
      steps == [
        "‸hello brave‸ world", "hello ‸brave‸ world", "hello ‸brave world‸",
        "hello ‸brave‸ world", "‸hello brave‸ world",
      ])
  }

  @Test func `the text's edge ends it`() throws {
    var text = try SelectedText("one ‸two")
    let extended = text.walker.extend(try text.caret(), by: .word, .forward)
    let all = try #require(extended)
    #expect(text.walker.extend(all, by: .word, .forward) == nil)
    #expect(text.walker.extend(all, by: .character, .forward) == nil)
    #expect(text.walker.extend(all, by: .document, .forward) == nil)
  }

  @Test func `each unit is selected whole`() throws {
    let units: [(TextGranularity, String)] = [
      (.character, "One. T‸w‸o six.|\nEnd."), (.word, "One. T‸wo‸ six.|\nEnd."),
      (.sentence, "One. T‸wo six.‸|\nEnd."), (.line, "One. T‸wo six.‸|\nEnd."),
      (.paragraph, "One. T‸wo six.‸|\nEnd."), (.document, "One. T‸wo six.|\nEnd.‸"),
    ]
    for (granularity, wanted) in units {
      var text = try SelectedText("One. T‸wo six.|\nEnd.")
      let selection = text.walker.extend(try text.caret(), by: granularity, .forward)
      #expect(
        text.render(selection) == wanted.filter { $0 != "|" }, "\(granularity)")
    }
  }

  @Test func `a sentence or paragraph is selected without the line end behind it`() throws {
    var text = try SelectedText("‸One. Two.\nThree. Four.")
    let steps = text.steps(
      from: try text.caret(), by: .sentence,
      [.forward, .forward, .forward, .backward, .backward, .backward])
    #expect(
      steps == [
        "‸One. ‸Two.\nThree. Four.", "‸One. Two.‸\nThree. Four.", "‸One. Two.\nThree. ‸Four.",
        "‸One. Two.‸\nThree. Four.", "‸One. ‸Two.\nThree. Four.", "‸One. Two.\nThree. Four.",
      ])
  }

  @Test func `a unit that a page cuts is selected over the page's edge`() throws {
    var text = try SelectedText("‸One tw|o. Three.")
    let selection = text.walker.extend(try text.caret(), by: .sentence, .forward)
    #expect(text.render(selection) == "‸One two. ‸Three.")
    #expect(text.walker.element.textRange.contains(try #require(selection?.focus)))
  }

  @Test func `empty lines are crossed one by one`() throws {
    var text = try SelectedText("‸a\n\nb")
    let steps = text.steps(from: try text.caret(), by: .line, [.forward, .forward, .forward])
    #expect(steps == ["‸a‸\n\nb", "‸a\n‸\nb", "‸a\n\nb‸"])
  }

  @Test func `ends inside a character are moved outward`() throws {
    var text = try SelectedText("ae‸\u{301}b")
    let selection = text.walker.select(
      from: try text.mark(), to: TextCaret(text.walker.element.textRange.end))
    #expect(text.render(selection) == "a‸e\u{301}b‸")
    let back = text.walker.select(
      from: try text.mark(), to: TextCaret(text.walker.element.textRange.start))
    #expect(text.render(back) == "‸ae\u{301}‸b")
    #expect(text.render(text.walker.hold(try text.caret())) == "ae‸\u{301}b", "a caret stays")
    let extended = text.walker.extend(try text.caret(), by: .character, .forward)
    #expect(text.render(extended) == "a‸e\u{301}‸b")
  }

  @Test func `positions in either order select the same text`() throws {
    var text = try SelectedText("One ‸two\nthree ‸four")
    let (one, other) = (try text.mark(0), try text.mark(1))
    let forward = text.walker.select(from: one, to: TextCaret(other))
    let backward = text.walker.select(from: other, to: TextCaret(one))
    #expect(text.render(forward) == "One ‸two\nthree ‸four")
    #expect(forward?.range == backward?.range)
    #expect(backward?.isReversed == true)
    #expect(backward?.anchor == other)
  }

  @Test func `stale and foreign positions are answered with nil`() throws {
    var text = try SelectedText("One two\nthree")
    let other = try SelectedText("On‸e")
    let foreign = try other.caret()
    #expect(text.walker.hold(foreign) == nil)
    #expect(text.walker.extend(foreign, by: .word, .forward) == nil)
    #expect(text.walker.select(.word, at: foreign.focusCaret) == nil)
    #expect(text.walker.text(in: foreign.range) == nil)
    #expect(
      TextSelection(anchor: text.walker.element.textRange.start, focus: foreign.focusCaret) == nil)
    let changed = try #require(
      text.document.replacingSection(0, with: SectionContent(paragraphs: "New")))
    let stale = TextCaret(text.walker.element.textRange.end)
    text.walker = TextWalker(at: try #require(changed.firstElement))
    #expect(text.walker.select(.word, at: stale) == nil)
  }

  @Test func `all is the element, the page or the text`() throws {
    let document = pagedDocument(["One|\nTwo\nThree|\nFour", "Five"])
    let elements = elements(of: document)
    let all = TextSelectionScope.allCases.map { scope -> String? in
      var walker = TextWalker(at: elements[1])
      return walker.selectAll(scope).flatMap { walker.text(in: $0.range) }
    }
    #expect(all == ["Two", "Two\nThree", "One\nTwo\nThree\nFour\nFive"])
  }

  @Test func `lines that are not known select nothing`() throws {
    let model = ReferenceModel("One two")
    let start = model.textRange.start
    var walker = TextWalker(at: model)
    let caret = try #require(TextSelection(anchor: start, focus: TextCaret(start)))
    #expect(walker.extend(caret, by: .line, .forward) == nil)
    #expect(walker.extend(caret, by: .page, .backward) == nil)
    #expect(walker.select(.line, at: TextCaret(start)) == nil)
  }

  @Test func `a selection ends where the neighbour is another text`() throws {
    let models = [ReferenceModel("One"), ReferenceModel("Two")]
    ReferenceModel.link(models)
    var walker = TextWalker(at: models[0])
    let selected = walker.selectAll(.document)
    let all = try #require(selected)
    #expect(walker.text(in: all.range) == "One")
    #expect(walker.extend(all, by: .word, .forward) == nil)
  }
}
