// SPDX-License-Identifier: Apache-2.0

/// What finds the units of a text: the seam behind which ICU stands.
///
/// A segmenter is told paragraphs, one at a time or a section's worth, and puts the units it finds
/// into a builder. A paragraph holds no line feed; a line separator (U+2028) in it is a line break
/// that ends no sentence. Units never reach over a paragraph's edge.
public protocol TextSegmenter: Sendable {
  /// Adds the units of each paragraph to the builder, ascending.
  ///
  /// - Parameters:
  ///   - kind: What to look for. Words leave gaps; all other kinds tile their paragraph.
  ///   - utf8: The valid UTF-8 text that the paragraphs' offsets count in.
  ///   - paragraphs: Ascending, disjoint pieces of the text.
  ///   - units: Receives offsets into `utf8`.
  func findUnits(
    of kind: SegmentKind, in utf8: Span<UInt8>, paragraphs: [SegmentParagraph],
    into units: inout UnitBuilder)
}

extension TextSegmenter {
  /// The units of one paragraph, whatever elements it runs over.
  func units(
    of kind: SegmentKind, ofParagraph utf8: [UInt8], _ language: TextLanguage,
    hints: [SegmentHint] = []
  ) -> BitmapBoundaries {
    var builder = UnitBuilder(utf8Count: utf8.count)
    findUnits(
      of: kind, in: utf8.span,
      paragraphs: [SegmentParagraph(utf8: 0..<utf8.count, language: language, hints: hints)],
      into: &builder)
    return builder.boundaries
  }
}

/// The kinds of unit a segmenter finds.
public enum SegmentKind: CaseIterable, Hashable, Sendable {
  /// Extended grapheme clusters; they tile the paragraph.
  case character
  /// Words, emoji clusters and embedded objects (U+FFFC); spaces and punctuation are gaps.
  case word
  /// Sentences with their trailing white space; they tile the paragraph, and none is white space
  /// alone unless the whole paragraph is.
  case sentence
  /// The stretches between two places where a line may break (UAX #14); they tile the paragraph.
  case lineOpportunity
}

/// A paragraph handed to a segmenter: where it is, and in which language.
public struct SegmentParagraph: Hashable, Sendable {
  /// The offsets of the paragraph, in UTF-8 code units of the text it is part of.
  public let utf8: Range<Int>
  /// The language that decides the rules.
  public let language: TextLanguage
  /// What markup says of runs inside, by where they start; an outer run comes before an inner one.
  ///
  /// They are given for sentences alone.
  public let hints: [SegmentHint]

  /// Makes a paragraph.
  public init(utf8: Range<Int>, language: TextLanguage, hints: [SegmentHint] = []) {
    self.utf8 = utf8
    self.language = language
    self.hints = hints
  }
}

/// Collects the units that a segmenter finds.
///
/// Units that are empty, overlap the one before, or reach outside the text are ignored. That a unit
/// starts and ends between scalars is the segmenter's to see to: the builder has no text to look at.
public struct UnitBuilder {
  var boundaries: BitmapBoundaries
  private let limit: Int
  private var last = 0

  /// Makes a builder for a text of so many UTF-8 code units.
  public init(utf8Count: Int) {
    limit = max(0, utf8Count)
    boundaries = BitmapBoundaries(limit: limit)
  }

  /// Adds the next unit, in UTF-8 offsets.
  public mutating func append(_ start: Int, _ end: Int) {
    guard start >= last, start < end, end <= limit else { return }
    boundaries.starts.insert(start)
    boundaries.ends.insert(end)
    last = end
  }

  /// The units so far, ascending.
  public var units: [Range<Int>] { Array(UnitRanges(boundaries)) }
}
