// SPDX-License-Identifier: Apache-2.0

/// The piece of a block that is on one page: what an assistive technology focuses.
///
/// *Law: elements cover every block, in order, once; `nextTextElement` and `previousTextElement`
/// are inverse.* Links, traits and pages are computed from the document, never stored.
public struct TextElement: Sendable {
  let document: TextDocument
  let section: TextSection
  let blockIndex: Int
  let utf8: Range<Int>
  let pageIndex: Int?

  /// The block that the element is a piece of.
  public var block: TextBlock { section.blocks[blockIndex] }

  /// The next element of the document.
  ///
  /// - Complexity: O(log n), and what it costs to load a section at a section's edge.
  public var next: TextElement? { neighbour(.forward).value }

  /// The previous element of the document.
  public var previous: TextElement? { neighbour(.backward).value }

  /// The neighbour in a direction, or what a host has to hand over before there can be one.
  func neighbour(_ direction: StorageDirection) -> TextAnswer<TextElement> {
    let neighbour = direction == .forward ? nextInSection : previousInSection
    if let neighbour { return .known(neighbour) }
    let number = section.id.ordinal
    return document.nearestElement(
      fromSection: direction == .forward ? number + 1 : number - 1, direction)
  }

  private var nextInSection: TextElement? {
    if utf8.upperBound < block.utf8.upperBound {
      return document.element(
        in: section, block: blockIndex, at: utf8.upperBound, .downstream)
    }
    if blockIndex + 1 < section.blocks.count {
      let next = section.blocks[blockIndex + 1].utf8
      return document.element(
        in: section, block: blockIndex + 1, at: next.lowerBound, .downstream)
    }
    return nil
  }

  private var previousInSection: TextElement? {
    if utf8.lowerBound > block.utf8.lowerBound {
      return document.element(in: section, block: blockIndex, at: utf8.lowerBound, .upstream)
    }
    if blockIndex > 0 {
      let previous = section.blocks[blockIndex - 1].utf8
      return document.element(
        in: section, block: blockIndex - 1, at: previous.upperBound, .upstream)
    }
    return nil
  }
}
