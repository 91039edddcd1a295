// SPDX-License-Identifier: Apache-2.0
package import AccessibleText

/// A paragraph put together from all elements that it runs over, and cut as one text: the naive answer
/// where a unit runs over a section's edge, or over elements with a text each.
package struct JoinedParagraph {
  private let text: String
  private var places: [(offset: Int, element: any TextInputModel)] = []

  /// Puts a paragraph together.
  package init(_ elements: [any TextInputModel]) {
    text = elements.map { $0.text(in: $0.textRange) ?? "" }.joined()
    var offset = 0
    for element in elements {
      places.append((offset, element))
      offset += element.textRange.end.utf8Offset - element.textRange.start.utf8Offset
    }
  }

  /// Whether a paragraph alone decides units of a granularity.
  package static func decides(_ granularity: TextGranularity) -> Bool {
    [.character, .word, .wordWithSpace, .spokenWord, .sentence].contains(granularity)
  }

  /// The units of the paragraph, ascending, as the naive segmenter finds them.
  package func units(_ granularity: TextGranularity) -> [TextRange] {
    NaiveSegmenter.units(of: text, granularity).compactMap { unit in
      let first = places.last { $0.offset <= unit.lowerBound }
      let last = places.last { $0.offset < unit.upperBound }
      guard let first, let last,
        let start = first.element.position(
          from: first.element.textRange.start, offsetBy: unit.lowerBound - first.offset, in: .utf8),
        let end = last.element.position(
          from: last.element.textRange.start, offsetBy: unit.upperBound - last.offset, in: .utf8)
      else { return nil }
      return TextRange(start, end)
    }
  }
}

extension NaiveSegmenter {
  fileprivate static func units(
    of text: String, _ granularity: TextGranularity
  ) -> [Range<Int>] {
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
