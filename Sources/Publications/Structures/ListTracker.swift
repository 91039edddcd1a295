// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A list whose items are being read: only at its end it is known how many there are.
struct ListTracker {
  private let isOrdered: Bool
  private let marker: ListMarker
  private let start: Int?
  private let isReversed: Bool
  private let depth: Int
  private var items: [Item] = []

  private struct Item {
    let value: Int?
    let marker: ListMarker?
    var run: SectionBuilder.RunKey?
  }

  init(_ element: MarkupElement, marker: ListMarker?, depth: Int) {
    isOrdered = element.name == "ol"
    let standard: ListMarker = isOrdered ? .decimal : .disc
    self.marker = marker ?? element["type"].flatMap { ListMarker(type: $0) } ?? standard
    start = element["start"].flatMap { Int($0.collapsed) }
    isReversed = element["reversed"] != nil
    self.depth = depth
  }

  /// An item starts.
  ///
  /// - Returns: Its number among the items.
  mutating func startItem(_ element: MarkupElement, marker: ListMarker?) -> Int {
    let value = element["value"].flatMap { Int($0.collapsed) }
    let own = marker ?? element["type"].flatMap { ListMarker(type: $0) }
    items.append(Item(value: value, marker: own))
    return items.count - 1
  }

  /// The item has this text.
  mutating func endItem(_ index: Int, run: SectionBuilder.RunKey?) { items[index].run = run }

  /// Says of each item that has text what it is in the list.
  func finish(in builder: inout SectionBuilder) {
    var number = start ?? (isReversed ? items.count : 1)
    for (index, item) in items.enumerated() {
      if let value = item.value { number = value }
      if let run = item.run {
        let mark = (item.marker ?? marker).text(of: number)
        builder.setAttribute(
          .listItem(ListItem(index: index + 1, count: items.count, depth: depth, marker: mark)),
          of: run)
      }
      let (next, overflows) = number.addingReportingOverflow(isReversed ? -1 : 1)
      number = overflows ? number : next
    }
  }
}
