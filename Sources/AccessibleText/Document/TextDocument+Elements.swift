// SPDX-License-Identifier: Apache-2.0

extension TextDocument {
  /// The first text element, or `nil` in a text without any.
  ///
  /// - Complexity: O(empty sections before it).
  public var firstElement: TextElement? { firstElement(fromSection: 0) }

  /// The last text element.
  public var lastElement: TextElement? { lastElement(upToSection: sectionCount - 1) }

  /// The element that holds a position; at an element's edge affinity decides.
  ///
  /// - Returns: `nil` for a stale or foreign position, and in a section without text.
  /// - Complexity: O(log n) in the section.
  public func element(
    at position: TextPosition, affinity: TextAffinity = .downstream
  ) -> TextElement? {
    guard let section = section(of: position), position.utf8Offset <= section.content.utf8.count,
      let block = section.blockIndex(at: position)
    else { return nil }
    return element(in: section, block: block, at: position.utf8Offset, affinity)
  }

  /// The first element in or after a section.
  public func firstElement(fromSection number: Int) -> TextElement? {
    var number = max(0, number)
    while let section = section(number) {
      if let block = section.blocks.first {
        return element(in: section, block: 0, at: block.utf8.lowerBound, .downstream)
      }
      // A section without text fills a page, too, which is counted as it is passed.
      _ = layout(of: section)
      number += 1
    }
    return nil
  }

  /// The last element in or before a section.
  public func lastElement(upToSection number: Int) -> TextElement? {
    var number = min(number, sectionCount - 1)
    while let section = section(number) {
      if let block = section.blocks.last {
        let last = section.blocks.count - 1
        return element(in: section, block: last, at: block.utf8.upperBound, .upstream)
      }
      number -= 1
    }
    return nil
  }

  /// Where the text of a page starts; on a blank page, where the text after it does.
  ///
  /// - Returns: `nil` if the section is not laid out or has no such page, or if no text follows.
  public func start(ofPage page: Int, in section: TextSection) -> TextPosition? {
    guard let layout = layout(of: section), (0..<layout.pageCount).contains(page) else {
      return nil
    }
    guard let offset = layout.startOffset(ofPage: page) ?? layout.startOffset(ofPageAfter: page)
    else { return firstElement(fromSection: section.id.ordinal + 1)?.textRange.start }
    return TextPosition(section.id, offset)
  }

  /// The piece of a block that is on the page which shows the offset.
  func element(
    in section: TextSection, block index: Int, at offset: Int, _ affinity: TextAffinity
  ) -> TextElement {
    let block = section.blocks[index].utf8
    guard let layout = layout(of: section) else {
      return TextElement(
        document: self, section: section, blockIndex: index, utf8: block, pageIndex: nil)
    }
    // A block's edges are inside it: what is beyond them may be on another page.
    let affinity =
      offset == block.lowerBound ? .downstream : offset == block.upperBound ? .upstream : affinity
    let page = layout.pageIndex(showing: offset, affinity)
    let start = layout.startOffset(ofPage: page) ?? block.lowerBound
    let end = layout.startOffset(ofPageAfter: page) ?? block.upperBound
    let piece = (start..<max(start, end)).clamped(to: block)
    return TextElement(
      document: self, section: section, blockIndex: index, utf8: piece, pageIndex: page)
  }
}
