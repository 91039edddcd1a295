// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting

@testable import AccessibleText

/// An element that is broken where a test says so, and for the rest as sound as the one it stands for.
final class BrokenHost: TextInputModel {
  let sound: any TextInputModel
  var textElementID: TextElementID
  var traits: TextTraits
  var page: TextPage?
  var joinToNext: TextJoin
  weak var next: BrokenHost?
  weak var previous: BrokenHost?

  var text: (TextRange) -> String?
  var lines: (TextRange) -> LineLayout?
  var boundaries: (TextGranularity, TextRange) -> TextBoundaries?
  var attributes: (TextRange) -> [AttributeRun]
  var position: (TextPosition, Int, TextOffsetUnit) -> TextPosition?
  var distance: (TextPosition, TextPosition, TextOffsetUnit) -> Int?
  var rects: (TextRange) -> [SelectionRect]?
  var first: (TextRange) -> Rect?
  var closest: (Point, TextRange) -> TextCaret?
  var character: (Point) -> TextRange?
  var tokenizerFault: FaultyTokenizer.Fault?

  init(_ sound: any TextInputModel) {
    self.sound = sound
    textElementID = sound.textElementID
    traits = sound.traits
    page = sound.page
    joinToNext = sound.joinToNext
    text = { sound.text(in: $0) }
    lines = { sound.lines(in: $0) }
    boundaries = { sound.boundaries(of: $0, in: $1) }
    attributes = { sound.attributes(in: $0) }
    position = { sound.position(from: $0, offsetBy: $1, in: $2) }
    distance = { sound.distance(from: $0, to: $1, in: $2) }
    rects = { sound.selectionRects(for: $0) }
    first = { sound.firstRect(for: $0) }
    closest = { sound.closestPosition(to: $0, within: $1) }
    character = { sound.characterRange(at: $0) }
  }

  var textRange: TextRange { sound.textRange }
  var nextTextElement: (any TextInputModel)? { next }
  var previousTextElement: (any TextInputModel)? { previous }
  var tokenizer: any TextTokenizer {
    tokenizerFault.map { FaultyTokenizer(ElementTokenizer(of: self), $0) }
      ?? ElementTokenizer(of: self)
  }
  func text(in range: TextRange) -> String? { text(range) }
  func lines(in range: TextRange) -> LineLayout? { lines(range) }
  func attributes(in range: TextRange) -> [AttributeRun] { attributes(range) }
  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    boundaries(granularity, range)
  }
  func position(
    from position: TextPosition, offsetBy count: Int, in unit: TextOffsetUnit
  ) -> TextPosition? { self.position(position, count, unit) }
  func distance(
    from one: TextPosition, to other: TextPosition, in unit: TextOffsetUnit
  ) -> Int? { distance(one, other, unit) }
  func selectionRects(for range: TextRange) -> [SelectionRect]? { rects(range) }
  func firstRect(for range: TextRange) -> Rect? { first(range) }
  func closestPosition(to point: Point) -> TextCaret? { closest(point, textRange) }
  func closestPosition(to point: Point, within range: TextRange) -> TextCaret? {
    closest(point, range)
  }
  func characterRange(at point: Point) -> TextRange? { character(point) }

  /// The section that the element is of.
  var section: TextSection? { (sound as? TextElement)?.section }

  /// Answers units that are listed, for one granularity.
  func answer(_ granularity: TextGranularity, _ units: any UnitBoundaries) {
    guard let section else { return }
    boundaries = { [sound] in
      $0 == granularity ? TextBoundaries(units, of: section) : sound.boundaries(of: $0, in: $1)
    }
  }
}

/// A tokenizer with one fault.
struct FaultyTokenizer: TextTokenizer {
  /// What is wrong.
  enum Fault {
    case ignoresDirection
    case isInsideGaps
    case hasEdgesBothWays
    case staysAtTheEdge
  }

  private let sound: any TextTokenizer
  private let fault: Fault

  init(_ sound: some TextTokenizer, _ fault: Fault) {
    self.sound = sound
    self.fault = fault
  }

  func unit(
    _ granularity: TextGranularity, enclosing position: TextPosition,
    looking direction: TextDirection
  ) -> TextRange? {
    let asked = fault == .ignoresDirection ? .forward : direction
    return sound.unit(granularity, enclosing: position, looking: asked)
  }

  func isInside(
    _ position: TextPosition, _ granularity: TextGranularity, looking direction: TextDirection
  ) -> Bool {
    fault == .isInsideGaps
      || unit(granularity, enclosing: position, looking: direction) != nil
  }

  func isBoundary(
    _ position: TextPosition, of granularity: TextGranularity, looking direction: TextDirection,
    affinity: TextAffinity
  ) -> Bool {
    let directions = fault == .hasEdgesBothWays ? [.forward, .backward] : [direction]
    return directions.contains {
      sound.isBoundary(position, of: granularity, looking: $0, affinity: affinity)
    }
  }

  func boundary(
    of granularity: TextGranularity, from position: TextPosition, looking direction: TextDirection
  ) -> TextCaret? {
    sound.boundary(of: granularity, from: position, looking: direction)
      ?? (fault == .staysAtTheEdge ? TextCaret(position) : nil)
  }
}
