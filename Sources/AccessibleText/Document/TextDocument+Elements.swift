// SPDX-License-Identifier: Apache-2.0

extension TextDocument {
  /// The first text element; `nil` in a text without any, and where a host has not handed it over.
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
    nearestElement(fromSection: max(0, number), .forward).value
  }

  /// The last element in or before a section.
  public func lastElement(upToSection number: Int) -> TextElement? {
    nearestElement(fromSection: min(number, sectionCount - 1), .backward).value
  }

  /// The nearest element in a section or, where that has no text, beyond it in a direction.
  ///
  /// Sections without text and those that never come are passed over; one that a host has not handed
  /// over yet ends the search.
  ///
  /// - Complexity: O(sections passed over).
  public func nearestElement(
    fromSection number: Int, _ direction: StorageDirection
  ) -> TextAnswer<TextElement> {
    var number = number
    while (0..<sectionCount).contains(number) {
      if let need = need(ofSection: number) { return .awaits(need) }
      if let section = section(number) {
        if let element = element(in: section, nearestTo: direction) { return .known(element) }
        // A section without text fills a page, too, which is counted as it is passed.
        if direction == .forward { _ = layout(of: section) }
      }
      number += direction == .forward ? 1 : -1
    }
    return .none
  }

  /// The element at which a walk in a direction comes into a section.
  private func element(
    in section: TextSection, nearestTo direction: StorageDirection
  ) -> TextElement? {
    switch direction {
    case .forward:
      section.blocks.first.map {
        element(in: section, block: 0, at: $0.utf8.lowerBound, .downstream)
      }
    case .backward:
      section.blocks.last.map {
        element(
          in: section, block: section.blocks.count - 1, at: $0.utf8.upperBound, .upstream)
      }
    }
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
