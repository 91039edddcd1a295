// SPDX-License-Identifier: Apache-2.0

/// One text that several frames show, a part each: a column that runs over boxes, a text over pages.
///
/// Its elements are the pieces of its blocks that the frames show. Units, offsets and selections are
/// those of the whole text, which is one string; an element's `textRange` says which part of it is
/// focusable there.
///
/// *Law: the elements hold all that the frames show, in order, once.*
public struct SharedText: Sendable {
  /// The text.
  public let section: TextSection
  /// The frames, in the order of the text.
  public let frames: [TextFrame]
  let pieces: [Piece]

  /// A piece of a block that a frame shows.
  struct Piece: Hashable {
    let frame: Int
    let block: Int
    let utf8: Range<Int>
  }

  /// Puts a text into frames.
  ///
  /// Text that no frame shows, such as what is too much for the last one, is in no element.
  ///
  /// - Throws: Which frame is wrong and how, by its index.
  /// - Complexity: O(frames + blocks).
  public init(_ section: TextSection, frames: [TextFrame]) throws(SharedTextError) {
    var ranges: [Range<Int>] = []
    for (index, frame) in frames.enumerated() {
      guard let range = section.offsets(of: frame.range),
        frame.lines.map({ $0.section == section.id }) ?? true
      else { throw .otherText(frame: index) }
      guard range.lowerBound >= ranges.last?.upperBound ?? 0 else {
        throw .outOfOrder(frame: index)
      }
      ranges.append(range)
    }
    self.section = section
    self.frames = frames
    pieces = Self.pieces(of: section.blocks.map(\.utf8), in: ranges)
  }

  private static func pieces(of blocks: [Range<Int>], in frames: [Range<Int>]) -> [Piece] {
    var pieces: [Piece] = []
    var first = 0
    for (block, text) in blocks.enumerated() {
      while first < frames.count, frames[first].upperBound < text.lowerBound { first += 1 }
      var frame = first
      let isEmpty = text.isEmpty
      while frame < frames.count, frames[frame].lowerBound <= text.upperBound {
        let piece = text.clamped(to: frames[frame])
        // An empty block is in the last of the frames that touch it.
        let isShown = isEmpty ? frames[frame].touches(text.lowerBound) : !piece.isEmpty
        if isShown {
          if isEmpty, pieces.last?.block == block { pieces.removeLast() }
          pieces.append(Piece(frame: frame, block: block, utf8: isEmpty ? text : piece))
        }
        frame += 1
      }
    }
    return pieces
  }

  /// The elements that show the text, in order.
  public var elements: [SharedTextElement] {
    pieces.indices.map { SharedTextElement(shared: self, index: $0) }
  }

  /// The elements that a frame shows, in order; none for an index that no frame has.
  public func elements(inFrame frame: Int) -> [SharedTextElement] {
    let first = pieces.partitioningIndex { $0.frame >= frame }
    return (first..<pieces.count).prefix { pieces[$0].frame == frame }
      .map { SharedTextElement(shared: self, index: $0) }
  }
}

/// A box that shows a part of a text.
public struct TextFrame: Sendable {
  /// The part of the text that it shows.
  public let range: TextRange
  /// The page that the frame is on, if it is on one.
  public let page: TextPage?
  /// The lines of the frame, if they are known.
  public let lines: LineLayout?

  /// Makes a frame.
  public init(_ range: TextRange, page: TextPage? = nil, lines: LineLayout? = nil) {
    self.range = range
    self.page = page
    self.lines = lines
  }
}

/// Why a text was not put into frames.
public enum SharedTextError: Error, Hashable, Sendable {
  /// What the frame shows, or its lines, are of another text, or of another version of this one.
  case otherText(frame: Int)
  /// The frame shows something that the frame before it, or one before that, shows too.
  case outOfOrder(frame: Int)
}

extension Range<Int> {
  fileprivate func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
