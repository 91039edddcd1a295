// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// One item of the reading order, with its place in a text: what positions point into.
///
/// Immutable and readable from any thread. The units of each kind are found on first touch and kept.
public final class TextSection: Sendable {
  package let content: SectionContent
  let id: SectionID
  private let segmenter: any TextSegmenter
  let blockBoundaries: RangeBoundaries

  private let characters = AtomicLazyReference<Units>()
  private let words = AtomicLazyReference<Units>()
  private let sentences = AtomicLazyReference<Units>()
  private let utf16 = AtomicLazyReference<UTF16Box>()

  private final class Units: Sendable {
    let boundaries: BitmapBoundaries
    init(_ boundaries: BitmapBoundaries) { self.boundaries = boundaries }
  }

  private final class UTF16Box: Sendable {
    let map: UTF16Map
    init(_ map: UTF16Map) { self.map = map }
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
    case .character: cached(characters, kind)
    case .word: cached(words, kind)
    case .sentence: cached(sentences, kind)
    case .lineOpportunity: findUnits(of: kind)
    }
  }

  /// The units of one kind from an offset on, in order.
  package func unitRanges(of kind: SegmentKind, from offset: Int = 0) -> UnitRanges {
    UnitRanges(units(of: kind), from: offset)
  }

  private func cached(_ cache: borrowing AtomicLazyReference<Units>, _ kind: SegmentKind)
    -> BitmapBoundaries
  {
    if let known = cache.load() { return known.boundaries }
    return cache.storeIfNil(Units(findUnits(of: kind))).boundaries
  }

  private func findUnits(of kind: SegmentKind) -> BitmapBoundaries {
    let utf8 = content.utf8
    var builder = UnitBuilder(utf8Count: utf8.count)
    let paragraphs = blocks.map { SegmentParagraph(utf8: $0.utf8, language: $0.language) }
    segmenter.findUnits(of: kind, in: utf8.span, paragraphs: paragraphs, into: &builder)
    switch kind {
    case .character: return builder.boundaries.addingLineEnds(between: blocks)
    case .sentence: return builder.boundaries.tiling(utf8)
    case .word, .lineOpportunity: return builder.boundaries
    }
  }

  /// The map between UTF-8 and UTF-16 offsets; made on first touch.
  var utf16Map: UTF16Map {
    if let known = utf16.load() { return known.map }
    return utf16.storeIfNil(UTF16Box(UTF16Map(content.utf8))).map
  }
}
