// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("Laws of selecting and stepping", .timeLimit(.minutes(2)))
struct SelectionLawTests {
  private static let granularities: [TextGranularity] = [
    .character, .word, .wordWithSpace, .spokenWord, .sentence, .line, .paragraph, .page, .section,
  ]

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `extending and then shrinking by the same unit returns to the same selection`(seed: UInt64) {
    var chance = TextGenerator(seed: seed)
    let texts = elements(of: lawText(seed))
    guard !texts.isEmpty else { return }
    for granularity in Self.granularities {
      for _ in 0..<8 {
        var walker = TextWalker(at: texts[chance.number(in: 0...texts.count - 1)])
        // A layout may cut a character; a selection begins at the edge of one.
        let cut = walker.element.textRange.start
        let start = walker.unit(.character, at: cut)?.start ?? cut
        guard var selection = TextSelection(anchor: start, focus: TextCaret(start)) else {
          continue
        }
        // A walk to and fro, each step of which is taken back and done again.
        for _ in 0..<12 {
          let direction: StorageDirection = chance.number(in: 0...2) == 0 ? .backward : .forward
          let isAway = selection.isReversed == (direction == .backward) || selection.isEmpty
          guard let next = walker.extend(selection, by: granularity, direction) else { continue }
          let opposite: StorageDirection = direction == .forward ? .backward : .forward
          let back = walker.extend(next, by: granularity, opposite)
          #expect(next.range != selection.range)
          if isAway { #expect(back?.range == selection.range, "\(granularity) \(seed)") }
          #expect(next.anchor == selection.anchor)
          selection = next
        }
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `the focus crosses whole units`(seed: UInt64) throws {
    let document = lawText(seed)
    guard let first = document.firstElement else { return }
    for granularity in Self.granularities {
      var walker = TextWalker(at: first)
      let start = first.textRange.start
      var selection = try #require(TextSelection(anchor: start, focus: TextCaret(start)))
      var ends: [TextPosition] = []
      while let next = walker.extend(selection, by: granularity, .forward) {
        #expect(walker.element.textRange.contains(next.focus))
        ends.append(next.focus)
        selection = next
      }
      #expect(ends == self.ends(of: granularity, in: document), "\(granularity) \(seed)")
      var back: [TextPosition] = []
      while !selection.isEmpty,
        let next = walker.extend(selection, by: granularity, .backward)
      {
        back.append(next.focus)
        selection = next
      }
      let expected = ends.isEmpty ? [] : ends.dropLast().reversed() + [start]
      #expect(back == expected, "\(granularity) \(seed)")
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a rotor down the whole text says every unit once, and one up says them in reverse`(
    seed: UInt64
  ) {
    let document = lawText(seed)
    guard let first = document.firstElement, let last = document.lastElement else { return }
    for granularity in [TextGranularity.character, .word, .line, .sentence, .paragraph, .page] {
      var down = TextRotor(in: first)
      guard down.choose(granularity) != nil else { continue }
      var ranges: [TextRange] = []
      while let range = down.swipe(.forward).range { ranges.append(range) }
      let stepped = granularity == .word ? TextGranularity.spokenWord : granularity
      #expect(ranges == units(of: stepped, in: document), "\(granularity) \(seed)")
      let isAllText = granularity == .character || granularity == .paragraph
      if isAllText { #expect(text(of: ranges, in: first) == text(of: document)) }
      var reverse: [TextRange] = []
      while let range = down.swipe(.backward).range { reverse.append(range) }
      #expect(reverse == Array(ranges.dropLast().reversed()), "\(granularity) \(seed)")
      var up = TextRotor(at: TextCaret(last.textRange.end), in: last)
      _ = up.choose(granularity)
      reverse = []
      while let range = up.swipe(.backward).range { reverse.append(range) }
      // An empty last unit is where the cursor is: nothing of it lies before.
      let passed = ranges.last?.isEmpty == true ? ranges.dropLast() : ranges[...]
      #expect(reverse == Array(passed.reversed()), "\(granularity) \(seed)")
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `select all selects the whole text`(seed: UInt64) {
    let document = lawText(seed)
    for element in elements(of: document) {
      var walker = TextWalker(at: element)
      let all = walker.selectAll(.document)
      #expect(all?.range.start == document.firstElement?.textRange.start)
      #expect(all?.range.end == document.lastElement?.textRange.end)
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `the observer is told of each change once, whatever is asked`(seed: UInt64) {
    let document = lawText(seed)
    guard let first = document.firstElement else { return }
    let counter = Counter()
    let controller = TextSelectionController(in: first)
    controller.observer = counter
    var chance = TextGenerator(seed: seed)
    var changes = 0
    for _ in 0..<300 {
      let before = controller.selection
      let granularity = TextGranularity.allCases[
        chance.number(in: 0...TextGranularity.allCases.count - 1)]
      switch chance.number(in: 0...5) {
      case 0: controller.selectAll(.element)
      case 1: controller.select(granularity, at: TextCaret(controller.element.textRange.start))
      case 2: controller.select(nil)
      default:
        controller.extend(by: granularity, chance.number(in: 0...1) == 0 ? .forward : .backward)
      }
      changes += controller.selection == before ? 0 : 1
    }
    #expect(counter.will == changes)
    #expect(counter.did == changes)
    #expect(changes > 100)
  }

  private func lawText(_ seed: UInt64) -> TextDocument {
    randomDocument(seed: seed, sections: 3, paragraphs: 4).laidOut(by: randomLayout(seed: seed))
  }

  private final class Counter: TextSelectionObserver {
    var will = 0
    var did = 0
    func selectionWillChange(in controller: TextSelectionController) { will += 1 }
    func selectionDidChange(in controller: TextSelectionController) { did += 1 }
  }

  /// The units that elements hold some of, each once: the naive list.
  private func units(of granularity: TextGranularity, in document: TextDocument) -> [TextRange] {
    guard let first = document.firstElement else { return [] }
    return (NaiveUnits(from: first).units(granularity) ?? []).compactMap {
      TextRange($0.start, $0.held)
    }
  }

  private func ends(of granularity: TextGranularity, in document: TextDocument) -> [TextPosition] {
    var ends: [TextPosition] = []
    let start = document.firstElement?.textRange.start
    for unit in units(of: granularity, in: document)
    where unit.end != ends.last && unit.end != start {
      ends.append(unit.end)
    }
    return ends
  }

  private func text(of ranges: [TextRange], in first: TextElement) -> String {
    var walker = TextWalker(at: first)
    return ranges.map { range in
      _ = walker.reach(range.start)
      return walker.text(in: range) ?? ""
    }.joined()
  }

  private func text(of document: TextDocument) -> String {
    elements(of: document).map { $0.text(in: $0.textRange) ?? "" }.joined()
  }
}
