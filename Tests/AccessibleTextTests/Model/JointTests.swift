// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("Joints", .timeLimit(.minutes(1)))
struct JointTests {
  @Test func `a word that a section's edge cuts is one word for moves`() throws {
    #expect(try starts(["the fer", "&ry lay"], by: .word) == ["0:0 the", "0:4 ferry", "1:3 lay"])
    #expect(
      try starts(["the fer", "&ry lay"], by: .spokenWord) == ["0:0 the", "0:4 ferry", "1:3 lay"])
  }

  @Test func `it is one word for a caret anywhere in it, and for touch`() throws {
    for (section, offset) in [(0, 4), (0, 5), (0, 7), (1, 0), (1, 1)] {
      let (walker, position) = try walker(["the fer", "&ry lay"], section, offset)
      let unit = try #require(walker.unit(.word, at: position))
      #expect(walker.text(in: unit) == "ferry", "\(section):\(offset)")
      var touch = TouchExploration(by: .word)
      #expect(touch.touch(TextCaret(position), in: walker.element)?.said == "ferry")
    }
    let (before, end) = try walker(["the fer", "&ry lay"], 0, 3)
    #expect(before.unit(.word, at: end).flatMap { before.text(in: $0) } == "the")
    let (behind, start) = try walker(["the fer", "&ry lay"], 1, 3)
    #expect(behind.unit(.word, at: start).flatMap { behind.text(in: $0) } == "lay")
  }

  @Test func `it is selected whole, from both sides, and said whole`() throws {
    for (section, offset) in [(0, 5), (1, 1)] {
      var (walker, position) = try walker(["the fer", "&ry lay"], section, offset)
      let selected = walker.select(.word, at: TextCaret(position))
      let word = try #require(selected)
      #expect(walker.text(in: word.range) == "ferry")
      let speech = UnitSpeech()
      #expect(speech.said(from: nil, to: word, in: walker.element) == "“ferry” selected")
      let extended = walker.extend(word, by: .word, .forward)
      let more = try #require(extended)
      #expect(walker.text(in: more.range) == "ferry lay")
      let back = walker.extend(more, by: .word, .backward)
      #expect(back == word)
    }
  }

  @Test func `a rotor says it once, down and up`() throws {
    let first = try #require(pagedDocument(["the fer", "&ry lay"]).firstElement)
    var rotor = TextRotor(in: first)
    _ = rotor.choose(.word)
    let down = (0..<4).map { _ in transcript(rotor.swipe(.forward)) }
    #expect(down == ["the", "ferry", "lay · page 1 · element", "boundary"])
    let up = (0..<3).map { _ in transcript(rotor.swipe(.backward)) }
    #expect(up == ["ferry · page 1 · element", "the", "boundary"])
  }

  @Test func `a word may run over more than two elements`() throws {
    #expect(
      try starts(["a f", "&er", "&", "&ry z"], by: .word) == ["0:0 a", "0:2 ferry", "3:3 z"])
  }

  @Test func `two blocks of one section are joined too`() throws {
    #expect(try starts(["the fer\n&ry lay"], by: .word) == ["0:0 the", "0:4 ferry", "0:11 lay"])
  }

  @Test func `a cluster may be cut in two`() throws {
    #expect(try starts(["ae", "&\u{301}b"], by: .character) == ["0:0 a", "0:1 e\u{301}", "1:2 b"])
    var (walker, position) = try walker(["ae", "&\u{301}b"], 1, 0)
    let held = try #require(
      TextSelection(anchor: position, focus: TextCaret(walker.element.textRange.end)))
    let selection = walker.hold(held)
    #expect(selection.flatMap { walker.text(in: $0.range) } == "e\u{301}b", "ends move outward")
  }

  @Test func `a sentence runs on, as read-all says it`() throws {
    #expect(
      try starts(["One. Two ", "&three. Four."], by: .sentence)
        == ["0:0 One. ", "0:5 Two three. ", "1:7 Four."])
  }

  @Test func `no unit runs over a paragraph's edge`() throws {
    #expect(
      try starts(["the fer", "ry lay"], by: .word) == ["0:0 the", "0:4 fer", "1:0 ry", "1:3 lay"])
    #expect(try starts(["one two", "three. Four."], by: .sentence).first == "0:0 one two")
    #expect(try starts(["one\n two"], by: .wordWithSpace) == ["0:0 one\n", "0:4  ", "0:5 two"])
  }

  @Test func `where a word ends at the edge nothing is joined`() throws {
    #expect(try starts(["the ", "&ferry"], by: .word) == ["0:0 the", "1:0 ferry"])
    #expect(try starts(["the", "& ferry"], by: .word) == ["0:0 the", "1:1 ferry"])
    #expect(
      try starts(["the", "& ferry"], by: .wordWithSpace) == ["0:0 the ", "1:1 ferry"],
      "the space belongs to the word before")
  }

  @Test func `texts of two spaces are never one unit, for a range holds only one`() throws {
    let models = [ReferenceModel("the fer"), ReferenceModel("ry lay")]
    ReferenceModel.link(models)
    models[0].joinToNext = .sameParagraph
    var walker = TextWalker(at: models[0])
    #expect(
      walker.unit(.word, at: models[0].textRange.end).flatMap { walker.text(in: $0) } == "fer")
    let move = walker.move(TextCaret(models[0].textRange.start), by: .word, .forward, count: 2)
    #expect(move?.element.textElementID == models[1].textElementID)
  }

  @Test func `a host that answers with another text than its range is not joined`() throws {
    struct Liar: TextInputModel {
      let element: TextElement
      let next: TextElement?
      var textRange: TextRange { element.textRange }
      var joinToNext: TextJoin { .sameParagraph }
      var nextTextElement: (any TextInputModel)? { next }
      func text(in range: TextRange) -> String? { "!" }
      func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
        element.boundaries(of: granularity, in: range)
      }
    }
    let first = try #require(pagedDocument(["the fer", "&ry lay"]).firstElement)
    let walker = TextWalker(at: Liar(element: first, next: first.next))
    #expect(walker.unit(.word, at: first.textRange.end)?.end == first.textRange.end)
  }

  /// Where each unit starts that a walk from the text's start reaches, and the unit there.
  private func starts(_ sections: [String], by granularity: TextGranularity) throws -> [String] {
    let first = try #require(pagedDocument(sections).firstElement)
    var walker = TextWalker(at: first)
    var caret = TextCaret(first.textRange.start)
    var units: [String] = []
    while true {
      let unit = walker.unit(granularity, at: caret.position)
      let place = "\(caret.position.section):\(caret.position.utf8Offset)"
      units.append("\(place) \(unit.flatMap { walker.text(in: $0) } ?? "nil")")
      #expect(unit?.start == caret.position)
      guard let move = walker.move(caret, by: granularity, .forward) else { return units }
      caret = move.caret
    }
  }

  private func walker(
    _ sections: [String], _ section: Int, _ offset: Int
  ) throws -> (TextWalker, TextPosition) {
    let document = pagedDocument(sections)
    let position = try #require(document.section(section)?.position(atUTF8: offset))
    return (TextWalker(at: try #require(document.element(at: position))), position)
  }
}
