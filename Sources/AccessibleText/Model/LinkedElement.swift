// SPDX-License-Identifier: Apache-2.0

/// An element of a group, with the group's neighbours in the place of its own.
///
/// It answers as the element does, but for what depends on the neighbours. A value: it stays linked as
/// the group was when it was asked for.
public struct LinkedElement: TextInputModel {
  /// The element as it was registered.
  public let element: any TextInputModel
  let flow: TextFlow
  let index: Int

  /// The element after it in the group.
  public var nextTextElement: (any TextInputModel)? { flow.element(at: index + 1) }

  /// The element before it in the group.
  public var previousTextElement: (any TextInputModel)? { flow.element(at: index - 1) }

  /// Those of the element; where the pages of both are known, the page turns if the next one is on
  /// another.
  ///
  /// The last of the group turns a page only if its own next element is not known.
  public var traits: TextTraits {
    var traits = element.traits
    guard let next = nextTextElement else {
      if element.nextTextElement != nil { traits.remove(.causesPageTurn) }
      return traits
    }
    guard let page, let nextPage = next.page else { return traits }
    if page.isSamePage(as: nextPage) {
      traits.remove(.causesPageTurn)
    } else {
      traits.insert(.causesPageTurn)
    }
    return traits
  }

  /// That of the element, unless it speaks of another neighbour than the group's.
  public var joinToNext: TextJoin {
    guard let own = element.nextTextElement else { return element.joinToNext }
    return own.textElementID == nextTextElement?.textElementID
      ? element.joinToNext : .newParagraph
  }

  /// Nothing: the group is all there is.
  public func need(beyond direction: StorageDirection) -> TextNeed? { nil }
}

/// What the element itself answers.
extension LinkedElement {
  /// The identity of the element.
  public var textElementID: TextElementID { element.textElementID }
  /// The text of the element.
  public var textRange: TextRange { element.textRange }
  /// The text in a range.
  public func text(in range: TextRange) -> String? { element.text(in: range) }
  /// The lines that show a range.
  public func lines(in range: TextRange) -> LineLayout? { element.lines(in: range) }
  /// The units around a range.
  public func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    element.boundaries(of: granularity, in: range)
  }
  /// The annotated runs in a range.
  public func attributes(in range: TextRange) -> [AttributeRun] { element.attributes(in: range) }
  /// The role of the element.
  public var role: TextRole { element.role }
  /// The language of the element.
  public var language: TextLanguage { element.language }
  /// The page that shows the element.
  public var page: TextPage? { element.page }
  /// The direction that the element was given.
  public var writingDirection: WritingDirection? { element.writingDirection }
  /// The element that a link leads to; it need not be one of the group.
  public func linkedTextElement(_ target: String) -> (any TextInputModel)? {
    element.linkedTextElement(target)
  }
  /// The layout that the element waits for.
  public var layoutNeed: TextNeed? { element.layoutNeed }
  /// The tokenizer of the element.
  public var tokenizer: any TextTokenizer { element.tokenizer }
  /// The position so many units further on.
  public func position(
    from position: TextPosition, offsetBy count: Int, in unit: TextOffsetUnit
  ) -> TextPosition? {
    element.position(from: position, offsetBy: count, in: unit)
  }
  /// How many units lie between two positions.
  public func distance(
    from one: TextPosition, to other: TextPosition, in unit: TextOffsetUnit
  ) -> Int? {
    element.distance(from: one, to: other, in: unit)
  }
  /// Which way the lines of a paragraph run.
  public func baseWritingDirection(
    at position: TextPosition, looking direction: StorageDirection
  ) -> WritingDirection? {
    element.baseWritingDirection(at: position, looking: direction)
  }
  /// The text in a range with how each piece of it is set off.
  public func attributedText(in range: TextRange) -> AttributedText? {
    element.attributedText(in: range)
  }
  /// How the text at a position is set off.
  public func attributes(
    at position: TextPosition, looking direction: StorageDirection
  ) -> TextStyle? {
    element.attributes(at: position, looking: direction)
  }
}

/// What the element itself answers of where its text is drawn.
extension LinkedElement {
  /// The rectangles that a range covers.
  public func selectionRects(for range: TextRange) -> [SelectionRect]? {
    element.selectionRects(for: range)
  }
  /// The rectangle around what a range covers of its first line.
  public func firstRect(for range: TextRange) -> Rect? { element.firstRect(for: range) }
  /// Where a caret is drawn.
  public func caretRect(at position: TextPosition, affinity: TextAffinity) -> Rect? {
    element.caretRect(at: position, affinity: affinity)
  }
  /// The caret of the element nearest to a point of its page.
  public func closestPosition(to point: Point) -> TextCaret? {
    element.closestPosition(to: point)
  }
  /// The caret of a range nearest to a point of the page.
  public func closestPosition(to point: Point, within range: TextRange) -> TextCaret? {
    element.closestPosition(to: point, within: range)
  }
  /// The character whose box holds a point of the page.
  public func characterRange(at point: Point) -> TextRange? { element.characterRange(at: point) }
  /// A caret moved as the text is seen.
  public func caret(
    _ caret: TextCaret, movedBy count: Int, _ direction: LayoutDirection, goal: Double?
  ) -> VisualMove? {
    element.caret(caret, movedBy: count, direction, goal: goal)
  }
}

extension TextPage {
  /// Whether the two are one page; what is known of its number may differ.
  package func isSamePage(as other: TextPage) -> Bool {
    section == other.section && index == other.index
  }
}
