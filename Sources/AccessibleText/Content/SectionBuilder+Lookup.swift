// SPDX-License-Identifier: Apache-2.0

extension SectionBuilder {
  /// The text whose pronunciation is given, in order; runs that overlap are one.
  package var pronounced: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for annotation in annotations.sorted(by: { $0.utf8.lowerBound < $1.utf8.lowerBound }) {
      guard case .pronunciation = annotation.attribute, !annotation.utf8.isEmpty else { continue }
      if let last = ranges.last, annotation.utf8.lowerBound < last.upperBound {
        let end = max(last.upperBound, annotation.utf8.upperBound)
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(annotation.utf8)
      }
    }
    return ranges
  }

  /// The languages of what has been built.
  package var languages: Languages {
    let runs = annotations.compactMap { annotation -> Languages.Piece? in
      guard case .language(let language) = annotation.attribute else { return nil }
      return Languages.Piece(utf8: annotation.utf8, language: language)
    }
    return Languages(
      blocks: blocks.map { Languages.Piece(utf8: $0.utf8, language: $0.language) }, runs: runs)
  }

  /// Which part of a section is in which language.
  package struct Languages {
    let blocks: [Piece]
    let runs: [Piece]

    struct Piece {
      let utf8: Range<Int>
      let language: TextLanguage
    }

    /// The language of the text at an offset.
    ///
    /// - Complexity: O(log n).
    package subscript(_ offset: Int) -> TextLanguage {
      for pieces in [runs, blocks] {
        let next = pieces.partitioningIndex { $0.utf8.lowerBound > offset }
        if next > 0, pieces[next - 1].utf8.contains(offset) { return pieces[next - 1].language }
      }
      return .undetermined
    }
  }
}
