// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// One item of the reading order, with its place in a text: what positions point into.
///
/// Immutable and readable from any thread. The units of each kind are found on first touch and kept.
public final class TextSection: Sendable {
  package let content: SectionContent
  let id: SectionID
  let segmenter: any TextSegmenter
  let blockBoundaries: RangeBoundaries

  private let characters = AtomicLazyReference<Kept<BitmapBoundaries>>()
  private let words = AtomicLazyReference<Kept<BitmapBoundaries>>()
  private let sentences = AtomicLazyReference<Kept<BitmapBoundaries>>()
  private let spacedWords = AtomicLazyReference<Kept<BitmapBoundaries>>()
  private let wordSteps = AtomicLazyReference<Kept<BitmapBoundaries>>()
  private let utf16 = AtomicLazyReference<Kept<OffsetMap>>()
  private let scalars = AtomicLazyReference<Kept<OffsetMap>>()
  private let ranks = AtomicLazyReference<Kept<RankedBitmap>>()

  /// A value that is made on first touch, by whichever thread comes first.
  private final class Kept<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  init(_ content: SectionContent, id: SectionID, segmenter: any TextSegmenter) {
    self.content = content
    self.id = id
    self.segmenter = segmenter
    blockBoundaries = RangeBoundaries(content.blocks.map(\.utf8))
  }

  /// Makes a section of a host's own text.
  ///
  /// Replacing a section's content is making another one with the same ordinal: positions in the
  /// old one are then stale, because each section made here is a version of its own.
  public convenience init(
    _ content: SectionContent, in space: TextSpace, ordinal: Int = 0, segmenter: some TextSegmenter
  ) {
    let ordinal = Int(UInt32(clamping: ordinal))
    let id = SectionID(space: space, ordinal: ordinal, version: SectionVersion.next())
    self.init(content, id: id, segmenter: segmenter)
  }

  /// The whole text of the section.
  public var textRange: TextRange { TextRange(id, 0..<content.utf8.count) }

  /// The blocks of the section, in order.
  public var blocks: [TextBlock] { content.blocks }

  /// The range of a block, by its index.
  public func range(ofBlock index: Int) -> TextRange? {
    guard blocks.indices.contains(index) else { return nil }
    return TextRange(id, blocks[index].utf8)
  }

  /// What could not be read as it stands.
  public var diagnostics: [Diagnostic] { content.diagnostics }

  /// What was left out on purpose.
  public var skipped: [SkippedContent] { content.skipped }

  /// How the section's lines run, where it says so.
  public var writingMode: WritingMode? { content.writingMode }

  /// The language of most of the section: that of its first block.
  public var language: TextLanguage { blocks.first?.language ?? .undetermined }

  /// The index of the block that holds the position; at a block's end that block, not the next.
  public func blockIndex(at position: TextPosition) -> Int? {
    guard id.contains(position) else { return nil }
    return blockBoundaries.index(enclosing: position.utf8Offset, .downstream)
      ?? blockBoundaries.index(enclosing: position.utf8Offset, .upstream)
  }

  /// The units of one kind; found on first touch, in time linear in the section.
  func units(of kind: SegmentKind) -> BitmapBoundaries {
    switch kind {
    case .character: kept(characters) { findUnits(of: kind) }
    case .word: kept(words) { findUnits(of: kind) }
    case .sentence: kept(sentences) { findUnits(of: kind) }
    case .lineOpportunity: findUnits(of: kind)
    }
  }

  /// The units of one kind from an offset on, in order.
  package func unitRanges(of kind: SegmentKind, from offset: Int = 0) -> UnitRanges {
    UnitRanges(units(of: kind), from: offset)
  }

  private func kept<Value: Sendable>(
    _ known: borrowing AtomicLazyReference<Kept<Value>>, _ make: () -> Value
  ) -> Value {
    known.load()?.value ?? known.storeIfNil(Kept(make())).value
  }

  private func findUnits(of kind: SegmentKind) -> BitmapBoundaries {
    let utf8 = content.utf8
    var builder = UnitBuilder(utf8Count: utf8.count)
    segmenter.findUnits(
      of: kind, in: utf8.span, paragraphs: content.paragraphs(for: kind), into: &builder)
    switch kind {
    case .character: return builder.boundaries.addingLineEnds(between: blocks)
    case .sentence: return builder.boundaries.tiling(utf8)
    case .word, .lineOpportunity: return builder.boundaries
    }
  }

  /// Words with the spaces behind them; made on first touch.
  var wordsWithSpaces: BitmapBoundaries {
    kept(spacedWords) {
      units(of: .word)
        .addingSpaces(characters: units(of: .character), in: blocks, of: content.utf8)
    }
  }

  /// Words as they are stepped through by ear; made on first touch.
  var spokenWords: BitmapBoundaries {
    kept(wordSteps) { units(of: .word).spokenSteps(in: blocks, of: content.utf8) }
  }

  /// The map between UTF-8 and UTF-16 offsets; made on first touch.
  var utf16Map: OffsetMap { kept(utf16) { OffsetMap(content.utf8, counting: .utf16) } }

  /// The map between UTF-8 offsets and scalars; made on first touch.
  var scalarMap: OffsetMap { kept(scalars) { OffsetMap(content.utf8, counting: .scalar) } }

  /// Where characters start, counted; made on first touch.
  var characterRanks: RankedBitmap { kept(ranks) { RankedBitmap(units(of: .character).starts) } }
}
