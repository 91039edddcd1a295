// SPDX-License-Identifier: Apache-2.0

extension TextSection {
  /// Where the units of a granularity are that content alone decides.
  ///
  /// Characters and sentences tile the section: the line end between two blocks is a character, and
  /// part of the sentence before it.
  ///
  /// - Returns: `nil` for lines and pages, which a layout decides, and for the document.
  /// - Complexity: O(section) on the first call for a granularity, O(1) after that.
  public func boundaries(of granularity: TextGranularity) -> TextBoundaries? {
    switch granularity {
    case .character: boundaries(units(of: .character))
    case .word: boundaries(units(of: .word))
    case .wordWithSpace: boundaries(wordsWithSpaces)
    case .spokenWord: boundaries(spokenWords)
    case .sentence: boundaries(units(of: .sentence))
    case .paragraph: boundaries(blockBoundaries)
    case .section: boundaries(RangeBoundaries([0..<content.utf8.count]))
    case .line, .page, .document: nil
    }
  }

  /// How many units of a kind there are.
  ///
  /// - Complexity: O(section).
  public func count(of kind: SegmentKind) -> Int { units(of: kind).count }

  func boundaries(_ units: any UnitBoundaries) -> TextBoundaries {
    TextBoundaries(section: id, units: units, segmenter: segmenter)
  }
}
