// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// A host that has one page at a time, as a scan viewer has: what comes after a page is not known
/// until the page has been turned.
public final class PageAtATimeHost: TextPaging {
  private let pages: [[ReferenceModel]]
  /// The page that is shown, counted from 0.
  public private(set) var shown = 0
  /// How often a page was turned.
  public private(set) var turns = 0
  /// Whether a page arrives only some time after it was asked for, as one does that is rendered.
  public var isLate = false
  private var arriving: Int?

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - pages: The text of each page, paragraphs separated by line feeds; a page without text is
  ///   blank.
  ///   - cuts: The pages, by number from 0, whose last paragraph goes on over the page's end.
  public init(pages: [String], cuts: Set<Int> = []) {
    self.pages = pages.enumerated().map { number, text in
      let elements = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { ReferenceModel(String($0)) }
      for element in elements { element.page = TextPage(index: number, number: number + 1) }
      ReferenceModel.link(elements)
      if number + 1 < pages.count { elements.last?.traits = .causesPageTurn }
      if cuts.contains(number) { elements.last?.joinToNext = .sameParagraph }
      return elements
    }
  }

  /// The first element of the page that is shown.
  public var firstElement: ReferenceModel? { pages.isEmpty ? nil : pages[shown].first }

  /// Makes the page that is shown the last one that can be reached, though it says otherwise.
  public var refusesToTurn = false

  /// Shows the neighbouring page and links it to the one before, at once or when its turn is finished.
  public func scroll(_ direction: ScrollDirection) -> ScrollResult {
    let target: Int
    switch direction {
    case .next: target = shown + 1
    case .previous: target = shown - 1
    case .right, .left, .up, .down: return .refused
    }
    guard !refusesToTurn, pages.indices.contains(target) else { return .refused }
    guard !isLate else {
      // A page asked for twice is turned once.
      arriving = target
      return .pending
    }
    show(target)
    return .moved(status: PageStatus(target + 1, of: pages.count).text)
  }

  /// Shows the page that was asked for and has been on its way.
  public func finishTurn() {
    guard let target = arriving else { return }
    arriving = nil
    show(target)
  }

  private func show(_ target: Int) {
    if target == shown + 1 {
      pages[shown].last?.nextTextElement = pages[target].first
      pages[target].first?.previousTextElement = pages[shown].last
    }
    shown = target
    turns += 1
  }
}
