// SPDX-License-Identifier: Apache-2.0

/// What a frame shows of a block of a shared text.
public struct SharedTextElement: Sendable {
  /// The text that the element shows a part of; its `elements` are those that share it.
  public let shared: SharedText
  let index: Int

  private var piece: SharedText.Piece { shared.pieces[index] }
  private var block: TextBlock { shared.section.blocks[piece.block] }

  /// Which of the frames shows the element.
  public var frameIndex: Int { piece.frame }

  private var next: SharedTextElement? { neighbour(index + 1) }

  private func neighbour(_ index: Int) -> SharedTextElement? {
    shared.pieces.indices.contains(index) ? SharedTextElement(shared: shared, index: index) : nil
  }
}

extension SharedTextElement: TextInputModel {
  /// The part of the text that is focusable here.
  public var textRange: TextRange { TextRange(shared.section.id, piece.utf8) }

  /// The text in a range of the whole text.
  public func text(in range: TextRange) -> String? { shared.section.text(in: range) }

  /// The lines of the frame.
  public func lines(in range: TextRange) -> LineLayout? {
    shared.section.offsets(of: range) == nil ? nil : shared.frames[piece.frame].lines
  }

  /// The units of the whole text; its lines are those of the frame.
  public func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    granularity == .line
      ? shared.frames[piece.frame].lines.flatMap { shared.section.lineBoundaries(of: $0) }
      : shared.section.boundaries(of: granularity)
  }

  /// The annotated runs in a range of the whole text.
  public func attributes(in range: TextRange) -> [AttributeRun] {
    shared.section.attributes(in: range)
  }

  /// The role of the block.
  public var role: TextRole { block.role }

  /// The language of the block.
  public var language: TextLanguage { block.language }

  /// The direction that the block was given.
  public var writingDirection: WritingDirection? { block.writingDirection }

  /// The page that the frame is on.
  public var page: TextPage? { shared.frames[piece.frame].page }

  /// The page turns where the next element is on another one.
  public var traits: TextTraits {
    guard let page, let nextPage = next?.page else { return [] }
    return page.isSamePage(as: nextPage) ? [] : .causesPageTurn
  }

  /// The same paragraph where a frame cuts the block, or the next block continues it.
  public var joinToNext: TextJoin {
    guard let next else { return .newParagraph }
    return next.piece.block == piece.block ? .sameParagraph : next.block.joinToPrevious
  }

  /// The element that shows what follows, in this frame or in the next.
  public var nextTextElement: (any TextInputModel)? { next }

  /// The element that shows what goes before.
  public var previousTextElement: (any TextInputModel)? { neighbour(index - 1) }
}
