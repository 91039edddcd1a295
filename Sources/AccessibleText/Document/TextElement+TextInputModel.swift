// SPDX-License-Identifier: Apache-2.0

extension TextElement: TextInputModel {
  public var textRange: TextRange { TextRange(section.id, utf8) }

  public var role: TextRole { block.role }

  public var language: TextLanguage { block.language }

  public var page: TextPage? {
    pageIndex.flatMap { document.page($0, ofSection: section.id.ordinal) }
  }

  public func text(in range: TextRange) -> String? { section.text(in: range) }

  public func lines(in range: TextRange) -> LineLayout? {
    section.offsets(of: range).flatMap { _ in document.layout(of: section)?.lines }
  }

  public func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    switch granularity {
    case .line:
      document.layout(of: section).map { section.boundaries($0.lines.lines) }
    case .page:
      document.layout(of: section).map {
        section.boundaries($0.pageBoundaries(utf8Count: section.content.utf8.count))
      }
    default:
      section.boundaries(of: granularity)
    }
  }

  public func attributes(in range: TextRange) -> [AttributeRun] { section.attributes(in: range) }

  /// The last text of a page turns it; the last of the whole text turns nothing.
  public var traits: TextTraits {
    guard let pageIndex, let next, let nextPage = next.pageIndex else { return [] }
    let isSamePage = next.section.id == section.id && nextPage == pageIndex
    return isSamePage ? [] : .causesPageTurn
  }

  public var joinToNext: TextJoin {
    if utf8.upperBound < block.utf8.upperBound { return .sameParagraph }
    return next?.block.joinToPrevious ?? .newParagraph
  }

  public var nextTextElement: (any TextInputModel)? { next }

  public var previousTextElement: (any TextInputModel)? { previous }
}
