// SPDX-License-Identifier: Apache-2.0

extension TextElement: TextInputModel {
  /// The piece of the block that is on the page.
  public var textRange: TextRange { TextRange(section.id, utf8) }

  /// The role of the block.
  public var role: TextRole { block.role }

  /// The language of the block.
  public var language: TextLanguage { block.language }

  /// The direction that the block was given.
  public var writingDirection: WritingDirection? { block.writingDirection }

  /// The element of the document that a link leads to.
  public func linkedTextElement(_ target: String) -> (any TextInputModel)? {
    document.element(linkedBy: target)
  }

  /// The page that shows the element; `nil` if the section is not laid out.
  public var page: TextPage? {
    pageIndex.flatMap { document.page($0, ofSection: section.id.ordinal) }
  }

  /// The text in a range of the element's section.
  public func text(in range: TextRange) -> String? { section.text(in: range) }

  /// The lines of the element's page.
  public func lines(in range: TextRange) -> LineLayout? {
    guard let pageIndex, section.offsets(of: range) != nil else { return nil }
    return document.layout(of: section)?.lines(onPage: pageIndex)
  }

  /// The units of the element's section, and its lines and pages if it is laid out.
  public func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    switch granularity {
    case .line:
      document.layout(of: section).flatMap { section.lineBoundaries(of: $0.lines) }
    case .page:
      document.layout(of: section).map { section.boundaries($0.pages) }
    default:
      section.boundaries(of: granularity)
    }
  }

  /// The annotated runs in a range of the element's section.
  public func attributes(in range: TextRange) -> [AttributeRun] { section.attributes(in: range) }

  /// The last text of a page turns it; the last of the whole text turns nothing.
  public var traits: TextTraits {
    guard let pageIndex, let next else { return [] }
    guard next.section.id == section.id else {
      // A section begins a page of its own, also where its layout is still to come.
      return next.pageIndex != nil || next.layoutNeed != nil ? .causesPageTurn : []
    }
    return next.pageIndex == pageIndex ? [] : .causesPageTurn
  }

  /// The same paragraph where a page cuts the block, or the next block continues it.
  ///
  /// Running heads and page numbers between the two part no paragraph, and belong to none.
  ///
  /// - Complexity: that of `next`, for each of those.
  public var joinToNext: TextJoin {
    if utf8.upperBound < block.utf8.upperBound { return .sameParagraph }
    guard role != .artifact else { return .newParagraph }
    var following = next
    while let element = following, element.role == .artifact { following = element.next }
    return following?.block.joinToPrevious ?? .newParagraph
  }

  /// The next element of the document.
  public var nextTextElement: (any TextInputModel)? { next }

  /// The previous element of the document.
  public var previousTextElement: (any TextInputModel)? { previous }

  /// The section that a host has to hand over before there can be a neighbour.
  public func need(beyond direction: StorageDirection) -> TextNeed? {
    document.hostSections == nil ? nil : neighbour(direction).need
  }

  /// The layout of the section, where a host has still to hand it over.
  public var layoutNeed: TextNeed? { document.need(ofLayoutOfSection: section.id.ordinal) }
}
