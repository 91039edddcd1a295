// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension NaiveUnits {
  /// The units of elements; of a paragraph that runs over several texts those that run over their
  /// edges, and what is left beside them, are as `NaiveSegmenter` cuts the paragraph as one text.
  static func joining(
    _ own: [Unit], _ granularity: TextGranularity, of elements: [any TextInputModel]
  ) -> [Unit] {
    guard granularity.isOfParagraph else { return own }
    var units = own
    for paragraph in paragraphs(of: elements) where hasJoint(paragraph) {
      let whole = cut(paragraph, granularity)
      let joints = zip(paragraph, paragraph.dropFirst()).map { one, _ in one.textRange.end }
        .filter { joint in !paragraph.contains { $0.textRange.start == joint } }
      for unit in whole where joints.contains(where: { goesOn(unit, behind: $0) }) {
        let replaced = units.filter { overlap($0, unit) }
        guard let index = units.firstIndex(where: { overlap($0, unit) }) else { continue }
        let behind = replaced.last.map { last in
          whole.filter { $0.start.isAtOrAfter(unit.end) && !$0.start.isAtOrAfter(last.end) }
        }
        units.removeAll { old in replaced.contains { $0.start == old.start } }
        units.insert(contentsOf: [unit] + (behind ?? []), at: index)
      }
    }
    return units
  }

  private static func overlap(_ one: Unit, _ other: Unit) -> Bool {
    !one.start.isAtOrAfter(other.end) && !other.start.isAtOrAfter(one.end)
  }

  /// Whether a unit goes on behind a joint.
  private static func goesOn(_ unit: Unit, behind joint: TextPosition) -> Bool {
    !unit.start.isAtOrAfter(joint) && !joint.isAtOrAfter(unit.end)
  }

  private static func paragraphs(
    of elements: [any TextInputModel]
  ) -> [[any TextInputModel]] {
    var paragraphs: [[any TextInputModel]] = [[]]
    for element in elements {
      paragraphs[paragraphs.count - 1].append(element)
      if element.joinToNext == .newParagraph { paragraphs.append([]) }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  private static func hasJoint(_ paragraph: [any TextInputModel]) -> Bool {
    zip(paragraph, paragraph.dropFirst()).contains { $0.textRange.end != $1.textRange.start }
  }

  private static func cut(
    _ paragraph: [any TextInputModel], _ granularity: TextGranularity
  ) -> [Unit] {
    var text = ""
    var starts: [TextPosition] = []
    var ends: [TextPosition] = []
    for element in paragraph {
      let (range, piece) = (element.textRange, element.text(in: element.textRange) ?? "")
      text += piece
      // A unit starts in the text behind a joint, and ends in the one before it.
      let places = (0...piece.utf8.count).map { range.start.advanced(by: $0, atMost: range.end) }
      starts = starts.dropLast() + places
      ends += ends.isEmpty ? places : Array(places.dropFirst())
    }
    return NaiveSegmenter.units(of: text, granularity).map { unit in
      let end = ends[unit.upperBound]
      return Unit(start: starts[unit.lowerBound], end: end, held: end)
    }
  }
}

extension NaiveSegmenter {
  fileprivate static func units(of text: String, _ granularity: TextGranularity) -> [Range<Int>] {
    let kind: SegmentKind
    switch granularity {
    case .character: kind = .character
    case .word: kind = .word
    case .sentence: kind = .sentence
    default: return wordSteps(of: text, granularity)
    }
    var units: [Range<Int>] = []
    var start = 0
    for piece in pieces(of: text, by: kind) {
      let end = start + piece.text.utf8.count
      if piece.isUnit { units.append(start..<end) }
      start = end
    }
    return units
  }
}

extension TextGranularity {
  /// Whether content decides such units inside a paragraph.
  fileprivate var isOfParagraph: Bool {
    [.character, .word, .wordWithSpace, .spokenWord, .sentence].contains(self)
  }
}
