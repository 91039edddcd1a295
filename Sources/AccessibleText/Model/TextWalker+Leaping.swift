// SPDX-License-Identifier: Apache-2.0

extension TextWalker {
  /// Passes over elements that a long unit runs through, as far as its document can tell without a
  /// walk: to the element before the one that holds the unit's far end.
  ///
  /// No edge of a unit of the granularity lies in what is passed over. Where nothing can be told the
  /// walker stays, and steps.
  ///
  /// - Complexity: O(log n); O(pages) where some of the section's pages are blank.
  mutating func leap(_ direction: StorageDirection, by granularity: TextGranularity) {
    guard granularity.mayRunOverManyElements, let start = element as? TextElement, !start.isBlank,
      var end = start.end(ofRunThrough: granularity, direction)
    else { return }
    if direction == .forward {
      // A unit ends, for a move, with the last of its text.
      while end.isBlank, end.isBeyond(start, .forward), let previous = end.previous {
        end = previous
      }
    }
    let target = direction == .forward ? end.previous : end.next
    guard let target, target.section.id == start.section.id, target.isBeyond(start, direction)
    else { return }
    restart(at: target, pagesTurned: pagesTurned + start.pagesTurned(to: target))
  }
}

extension TextGranularity {
  fileprivate var mayRunOverManyElements: Bool {
    switch self {
    case .paragraph, .section, .document: true
    case .character, .word, .wordWithSpace, .spokenWord, .sentence, .line, .page: false
    }
  }
}

extension TextElement {
  /// The element of the section in which the unit ends that runs out of this one.
  fileprivate func end(
    ofRunThrough granularity: TextGranularity, _ direction: StorageDirection
  ) -> TextElement? {
    let isForward = direction == .forward
    let edge = isForward ? textRange.end : textRange.start
    let unit = boundaries(of: granularity == .paragraph ? .paragraph : .section, in: textRange)?
      .unit(enclosing: edge, affinity: isForward ? .upstream : .downstream)
    return unit.flatMap {
      document.element(
        at: isForward ? $0.end : $0.start, affinity: isForward ? .upstream : .downstream)
    }
  }

  fileprivate var isBlank: Bool { isWhiteSpace(from: textRange.start, to: textRange.end) }

  fileprivate func isBeyond(_ other: TextElement, _ direction: StorageDirection) -> Bool {
    let (first, second) = direction == .forward ? (other, self) : (self, other)
    return (first.blockIndex, first.utf8.lowerBound) < (second.blockIndex, second.utf8.lowerBound)
  }

  /// How many pages a walk turns between this element and another one of the section.
  fileprivate func pagesTurned(to other: TextElement) -> Int {
    guard let pageIndex, let last = other.pageIndex, let layout = document.layout(of: section)
    else { return 0 }
    return layout.pagesWithText(between: pageIndex, and: last)
  }
}
