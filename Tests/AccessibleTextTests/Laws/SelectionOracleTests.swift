// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("Selection and its oracle", .timeLimit(.minutes(2)))
struct SelectionOracleTests {
  @Test(arguments: UInt64(0)..<24)
  func `fast and naive agree on long random schedules`(seed: UInt64) throws {
    let document = randomDocument(seed: seed, sections: 3, paragraphs: 3)
      .laidOut(by: randomLayout(seed: seed))
    guard let first = document.firstElement else { return }
    var naive = try #require(NaiveSelection(in: first))
    var walker = TextWalker(at: first)
    var selection = try #require(
      TextSelection(anchor: naive.focus, focus: TextCaret(naive.focus)))
    let places = elements(of: document).flatMap { positions(of: $0) }
    var chance = TextGenerator(seed: seed)
    for _ in 0..<400 {
      let command = Command(&chance, places)
      let before = "\(command) of \(naive.range.start.utf8Offset)..<\(naive.range.end.utf8Offset)"
      let next = command.perform(&walker, selection)
      let didChange = command.perform(&naive, walker.element)
      #expect((next != nil) == didChange, "\(before)")
      selection = next ?? selection
      #expect(selection.range == naive.range, "\(before)")
      #expect(selection.focus == naive.focus, "\(before)")
      #expect(selection.origin == naive.origin, "\(before)")
      guard selection.range == naive.range else { return }
    }
  }

  @Test func `a caret at a page's edge selects the word on its side, wherever one comes from`()
    throws
  {
    let document = pagedDocument(["one two|three four"])
    let elements = elements(of: document)
    let edge = elements[0].textRange.end
    for element in elements {
      var walker = TextWalker(at: element)
      let words = [TextAffinity.upstream, .downstream].map { affinity -> String? in
        let word = walker.select(.sentence, at: TextCaret(edge, affinity: affinity))
        return word.flatMap { walker.text(in: $0.range) }
      }
      #expect(words == ["one twothree four", "one twothree four"])
      let lines = [TextAffinity.upstream, .downstream].map { affinity -> String? in
        let line = walker.select(.line, at: TextCaret(edge, affinity: affinity))
        return line.flatMap { walker.text(in: $0.range) }
      }
      #expect(lines == ["one two", "three four"])
    }
  }

  @Test func `an empty paragraph at the top of a page is on that page alone`() throws {
    let document = pagedDocument(["one|\n\ntwo"])
    let elements = elements(of: document)
    var walker = TextWalker(at: elements[0])
    let caret = TextCaret(elements[1].textRange.start, affinity: .upstream)
    let page = walker.select(.page, at: caret)
    #expect(page.flatMap { walker.text(in: $0.range) } == "\ntwo")
  }

  /// A command, by chance.
  private enum Command {
    case between(TextPosition, TextPosition)
    case unit(TextGranularity, TextCaret)
    case all(TextSelectionScope)
    case extend(TextGranularity, StorageDirection)

    init(_ chance: inout TextGenerator, _ places: [TextPosition]) {
      let place = { (chance: inout TextGenerator) in
        places[chance.number(in: 0...places.count - 1)]
      }
      let granularities = TextGranularity.allCases
      let granularity = granularities[chance.number(in: 0...granularities.count - 1)]
      switch chance.number(in: 0...19) {
      case 0: self = .between(place(&chance), place(&chance))
      case 1:
        let caret = place(&chance)
        self = .between(caret, caret)
      case 2:
        let isUpstream = chance.number(in: 0...1) == 0
        self = .unit(
          granularity, TextCaret(place(&chance), affinity: isUpstream ? .upstream : .downstream))
      case 3: self = .all(TextSelectionScope.allCases[chance.number(in: 0...2)])
      default: self = .extend(granularity, chance.number(in: 0...1) == 0 ? .forward : .backward)
      }
    }

    func perform(_ walker: inout TextWalker, _ selection: TextSelection) -> TextSelection? {
      switch self {
      case .between(let anchor, let focus): walker.select(from: anchor, to: TextCaret(focus))
      case .unit(let granularity, let caret): walker.select(granularity, at: caret)
      case .all(let scope): walker.selectAll(scope)
      case .extend(let granularity, let direction):
        walker.extend(selection, by: granularity, direction)
      }
    }

    func perform(_ naive: inout NaiveSelection, _ element: any TextInputModel) -> Bool {
      switch self {
      case .between(let anchor, let focus): naive.select(from: anchor, to: focus)
      case .unit(.document, _): naive.selectAll { _ in true }
      case .unit(let granularity, let caret): return naive.select(granularity, at: caret)
      case .all(let scope):
        naive.selectAll { other in
          switch scope {
          case .element: other.textElementID == element.textElementID
          case .page: other.page == element.page
          case .document: true
          }
        }
      case .extend(let granularity, let direction):
        return naive.extend(by: granularity, direction)
      }
      return true
    }
  }
}
