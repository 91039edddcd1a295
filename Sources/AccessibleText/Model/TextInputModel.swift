// SPDX-License-Identifier: Apache-2.0

/// What a view that draws its own text gives to assistive technology: the text, its units, its lines
/// and the elements before and after it.
///
/// A document's elements conform; so can a text view, a scanned page or a drawn paragraph, and
/// they may be neighbours. Only `textRange`, `text(in:)` and `boundaries(of:in:)` must be answered;
/// everything else has a default, and what a host answers itself is what walkers, selection and touch
/// go by. It need not be `Sendable`, so that a main-thread view can conform.
///
/// A position of another text, a stale one or one out of range is answered with `nil`, never with a
/// trap.
public protocol TextInputModel {
  /// The identity of the element, so that links can be checked; by default where its text starts.
  var textElementID: TextElementID { get }

  /// The text that is focusable here.
  var textRange: TextRange { get }

  /// The text in a range, exactly; `nil` for a stale or foreign one. The range may reach beyond
  /// `textRange`, as units do.
  func text(in range: TextRange) -> String?

  /// The lines that show a range; `nil` where it is not laid out.
  func lines(in range: TextRange) -> LineLayout?

  /// Where the units around a range start and end. Units are never clipped to the element. A
  /// `TextSection` answers this in one line.
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries?

  /// What is known of the runs in a range: languages, embedded objects.
  func attributes(in range: TextRange) -> [AttributeRun]

  /// What the text is to its reader; by default a paragraph.
  var role: TextRole { get }

  /// The language of the text where no run says otherwise.
  var language: TextLanguage { get }

  /// The page that shows the element, if it is on one.
  var page: TextPage? { get }

  /// The direction that the text was given; `nil` where its first strong character decides.
  var writingDirection: WritingDirection? { get }

  /// How the element behaves when it is read.
  var traits: TextTraits { get }

  /// How the text goes on in the next element; by default a new paragraph starts there.
  var joinToNext: TextJoin { get }

  /// The element whose text follows; `nil` at the end, and where a page has to be turned first.
  var nextTextElement: (any TextInputModel)? { get }

  /// The element whose text goes before.
  var previousTextElement: (any TextInputModel)? { get }

  /// The element that a link of this one leads to, such as the first of a note; `nil` where it leads
  /// out of the text, or nowhere.
  func linkedTextElement(_ target: String) -> (any TextInputModel)?

  /// What has to be handed over before the text can go on beyond the element; by default nothing.
  func need(beyond direction: StorageDirection) -> TextNeed?

  /// The layout that the lines and the page of the element wait for; by default none.
  var layoutNeed: TextNeed? { get }

  /// What answers UIKit's four questions about the units of this element; by default derived from
  /// `boundaries(of:in:)`.
  var tokenizer: any TextTokenizer { get }

  /// The position so many units further on, or back where the count is negative; by default found
  /// in the text. Nothing is clamped: `nil` beyond `textRange`.
  func position(
    from position: TextPosition, offsetBy count: Int, in unit: TextOffsetUnit
  ) -> TextPosition?

  /// How many units lie between two positions, negative if the second comes first; by default
  /// counted in the text. `nil` for positions outside of `textRange`.
  func distance(
    from one: TextPosition, to other: TextPosition, in unit: TextOffsetUnit
  ) -> Int?

  /// Which way the lines of the paragraph at a position run; where two paragraphs meet, the direction
  /// decides which is meant. By default by `writingDirection`, else by the first strong character.
  func baseWritingDirection(
    at position: TextPosition, looking direction: StorageDirection
  ) -> WritingDirection?

  /// The text in a range with how each piece of it is set off; by default from `text(in:)`,
  /// `attributes(in:)`, the role and the language.
  func attributedText(in range: TextRange) -> AttributedText?

  /// How the text at a position is set off; at the edge of two runs the direction decides. By default
  /// from `attributedText(in:)`.
  func attributes(at position: TextPosition, looking direction: StorageDirection) -> TextStyle?

  /// The rectangles that a range covers, one for each line and visual run; by default from
  /// `lines(in:)`, as all geometry is.
  func selectionRects(for range: TextRange) -> [SelectionRect]?

  /// The rectangle around what a range covers of its first line; the caret's where it is empty.
  func firstRect(for range: TextRange) -> Rect?

  /// Where a caret is drawn; it answers for texts that nobody can edit, too.
  func caretRect(at position: TextPosition, affinity: TextAffinity) -> Rect?

  /// The caret of this element nearest to a point of its page.
  func closestPosition(to point: Point) -> TextCaret?

  /// The caret of a range nearest to a point of the page; never outside of the range.
  func closestPosition(to point: Point, within range: TextRange) -> TextCaret?

  /// The character whose box holds a point of the page; `nil` where the element has no text.
  func characterRange(at point: Point) -> TextRange?

  /// A caret moved as the text is seen; by default along the visual runs of `lines(in:)`.
  func caret(
    _ caret: TextCaret, movedBy count: Int, _ direction: LayoutDirection, goal: Double?
  ) -> VisualMove?
}

extension TextInputModel {
  /// Where the text starts.
  public var textElementID: TextElementID { TextElementID(textRange.start) }
  /// Whether there is no text.
  public var isEmpty: Bool { textRange.isEmpty }
  /// Not laid out.
  public func lines(in range: TextRange) -> LineLayout? { nil }
  /// Nothing is known.
  public func attributes(in range: TextRange) -> [AttributeRun] { [] }
  /// A paragraph.
  public var role: TextRole { .paragraph }
  /// Not known.
  public var language: TextLanguage { .undetermined }
  /// On no page.
  public var page: TextPage? { nil }
  /// By the first strong character.
  public var writingDirection: WritingDirection? { nil }
  /// None.
  public var traits: TextTraits { [] }
  /// The next element starts a paragraph of its own.
  public var joinToNext: TextJoin { .newParagraph }
  /// No element follows.
  public var nextTextElement: (any TextInputModel)? { nil }
  /// No element goes before.
  public var previousTextElement: (any TextInputModel)? { nil }
  /// Links lead nowhere.
  public func linkedTextElement(_ target: String) -> (any TextInputModel)? { nil }
  /// Nothing is missing.
  public func need(beyond direction: StorageDirection) -> TextNeed? { nil }
  /// No layout is awaited.
  public var layoutNeed: TextNeed? { nil }
  /// One that asks this element.
  public var tokenizer: any TextTokenizer { ElementTokenizer(of: self) }
}
