// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Follows the links of a host from element to element.
struct ChainCheck {
  private(set) var elements: [any TextInputModel] = []
  private(set) var findings: [ConformanceFinding] = []
  private let first: any TextInputModel
  private let limit: Int
  private let paging: (any TextPaging)?
  private let foreign = ReferenceModel("foreign")

  init(from first: any TextInputModel, limit: Int, paging: (any TextPaging)?) {
    self.first = first
    self.limit = limit
    self.paging = paging
  }

  /// A range that is none of an element's: of the neighbour in the same text, else of another text.
  func stranger(to number: Int) -> [TextRange] {
    let neighbours = [number - 1, number + 1].filter(elements.indices.contains).map {
      elements[$0].textRange
    }
    let own = elements[number].textRange
    return [foreign.textRange] + neighbours.filter { !$0.touches(own) && !$0.isEmpty }
  }

  mutating func run() {
    var seen: Set<TextElementID> = []
    var element = first
    while elements.count < limit {
      guard seen.insert(element.textElementID).inserted else {
        return note(.identitiesDiffer, elements.count)
      }
      elements.append(element)
      guard elements.count < limit, let next = next(after: element) else { return }
      checkLink(from: element, to: next)
      element = next
    }
  }

  private mutating func next(after element: any TextInputModel) -> (any TextInputModel)? {
    if let next = element.nextTextElement { return next }
    guard element.traits.contains(.causesPageTurn), let paging else { return nil }
    switch paging.scroll(.next) {
    case .moved:
      let next = element.nextTextElement
      if next == nil { note(.turnsShowText, elements.count - 1, "Nothing follows the turn.") }
      return next
    case .refused:
      if element.nextTextElement != nil { note(.turnsShowText, elements.count - 1, "Refused.") }
      return nil
    case .pending: return nil
    }
  }

  private mutating func checkLink(from element: any TextInputModel, to next: any TextInputModel) {
    let number = elements.count - 1
    if next.previousTextElement?.textElementID != element.textElementID {
      note(.linksInvert, number, "The element before the next one is another.")
    }
    if let order = element.textRange.end.compare(to: next.textRange.start), order == .descending {
      note(.elementsAscend, number)
    }
    checkPages(from: element, to: next)
  }

  private mutating func checkPages(from element: any TextInputModel, to next: any TextInputModel) {
    guard let page = element.page, let nextPage = next.page else { return }
    let number = elements.count - 1
    let here = (page.section, page.index)
    let there = (nextPage.section, nextPage.index)
    if there < here || nextPage.number < page.number { note(.pagesAscend, number) }
    if element.traits.contains(.causesPageTurn) != (here != there) { note(.turnsAreMarked, number) }
  }

  private mutating func note(_ law: TextInputModelLaw, _ number: Int, _ note: String = "") {
    findings.append(ConformanceFinding(law: law, element: number, place: "", note: note))
  }
}

extension TextRange {
  fileprivate func touches(_ other: TextRange) -> Bool {
    contains(other.start) || contains(other.end) || other.contains(start)
  }
}
