// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Skipping and escaping")
struct SkippingTests {
  private let table = markedDocument(
    """
    Before.
    [table 1, table-row 2] Ada.
    [table 1, table-row 2] Engineer.
    [table 1, table-row 3] Bob.
    After.
    [aside 4] A word.
    Between.
    [aside 5] Another word.
    End.
    """)

  @Test func `escaping leaves the innermost structure, and the reading goes on right after it`()
    throws
  {
    #expect(
      try heard("Ada.", .escape)
        == ["Before.", "Ada.", "Bob.", "After.", "A word.", "Between.", "Another word.", "End."])
    #expect(try heard("After.", .escape).count == 9, "there is nothing to leave")
  }

  @Test func `skipping leaves a structure, and out all of its kind from there on`() throws {
    #expect(
      try heard("A word.", .skip)
        == ["Before.", "Ada.", "Engineer.", "Bob.", "After.", "A word.", "Between.", "End."])
    #expect(try heard("Ada.", .skip).count == 9, "a table is never skipped")
  }

  @Test func `what is escaped in mid-sentence still turns the page it runs over`() throws {
    let text = "Before.\n[aside 1] A word on| lamps and such. More of it.\nAfter."
    let document = markedDocument(String(text.filter { $0 != "|" }))
      .laidOut { pagedLayout("Before.\nA word on| lamps and such. More of it.\nAfter.", of: $0) }
    var controller = ReadAllController(
      from: try #require(document.firstElement), segmenter: NaiveSegmenter())
    var effects = controller.handle(.start)
    effects += controller.handle(.finished(1))
    #expect(effects.count == 2)
    let escaped = controller.handle(.escape)
    #expect(escaped.first == .cancelSpeech)
    guard case .speak(let next) = escaped.last else {
      Issue.record("nothing is said after the escape")
      return
    }
    #expect(next.text == "After." && next.turns.count == 1)
    #expect(next.turns.first?.to?.number == 2)
  }

  @Test func `events that make no sense are ignored`() throws {
    var controller = ReadAllController(
      from: try #require(table.firstElement), segmenter: NaiveSegmenter())
    #expect(controller.handle(.escape) == [] && controller.handle(.skip) == [])
    _ = controller.handle(.start)
    #expect(controller.handle(.escape) == [], "a paragraph is no structure")
    _ = controller.handle(.stop)
    #expect(controller.handle(.escape) == [] && controller.handle(.skip) == [])
  }

  @Test(arguments: UInt64(0)..<60)
  func `what is passed over is said nowhere, and all else exactly once`(seed: UInt64) {
    var chance = TextGenerator(seed: seed)
    let kinds = ["", "[aside 1] ", "[footnote 2] ", "[list 3, list-item 4] ", "[footnote 5] "]
    let blocks = (0..<chance.number(in: 1...9)).map { number in
      (kinds[chance.number(in: 0...4)], "Block \(number).")
    }
    let document = markedDocument(blocks.map { $0.0 + $0.1 }.joined(separator: "\n"))
    // Whoever starts in a structure hears it.
    let start = blocks[0].0
    let expected = blocks.enumerated().filter { index, block in
      block.0 == "" || block.0.hasPrefix("[list") || start == block.0
    }.map(\.element.1)
    #expect(said(from: document.firstElement) { $0.skipped.insert(.aside) } == expected)
  }

  /// What is said when an event comes while an utterance is spoken.
  private func heard(_ text: String, _ event: ReadAllEvent) throws -> [String] {
    var controller = ReadAllController(
      from: try #require(table.firstElement), segmenter: NaiveSegmenter())
    var said: [String] = []
    var effects = controller.handle(.start)[...]
    while let effect = effects.popFirst() {
      guard case .speak(let utterance) = effect else { continue }
      said.append(utterance.spoken.text)
      let answer = utterance.spoken.text == text ? controller.handle(event) : []
      effects += answer.isEmpty ? controller.handle(.finished(utterance.id)) : answer
    }
    return said
  }
}
