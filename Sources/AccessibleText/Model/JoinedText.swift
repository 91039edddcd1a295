// SPDX-License-Identifier: Apache-2.0

/// The text on both sides of a joint as one: where two elements are one paragraph and two texts.
///
/// Of the side before it holds the last unit that the text itself knows, of the side behind the first
/// few: as much as can be cut otherwise, if the two are looked at as one.
struct JoinedText {
  private(set) var utf8: [UInt8] = []
  private(set) var parts: [Part] = []
  /// The offset of the joint.
  private(set) var joint = 0
  /// The language of the paragraph: that of the element that it begins in.
  private(set) var language = TextLanguage.undetermined

  /// What markup says of its runs; for sentences alone.
  private(set) var hints: [SegmentHint] = []

  /// The text of one element.
  struct Part {
    let utf8: Range<Int>
    let range: TextRange
    /// The units that the element's own text has.
    let units: TextBoundaries
  }

  /// How many units behind the joint are looked at; dictionary words fall into step after a few.
  static let unitsBehind = 4
  /// A unit that runs through more elements than this, or is longer, is a host's fault, or no unit
  /// that anyone would want whole.
  private static let elementLimit = 64
  private static let utf8Limit = 1 << 16

  /// - Returns: `nil` where an element does not answer for its own text, or answers with too much.
  init?(
    from one: any TextInputModel, to other: any TextInputModel, _ granularity: TextGranularity
  ) {
    guard let before = Self.pieces(endingWith: one, granularity) else { return nil }
    for piece in before.reversed() {
      guard append(piece, granularity) else { return nil }
    }
    joint = utf8.count
    guard let behind = Self.pieces(startingWith: other, granularity) else { return nil }
    for piece in behind {
      guard append(piece, granularity) else { return nil }
    }
  }

  private struct Piece {
    let element: any TextInputModel
    let range: TextRange
    let units: TextBoundaries
  }

  private mutating func append(_ piece: Piece, _ granularity: TextGranularity) -> Bool {
    guard let text = piece.element.text(in: piece.range), let count = piece.range.offsets?.count,
      text.utf8.count == count, utf8.count + count < Self.utf8Limit
    else { return false }
    if parts.isEmpty { language = piece.element.language }
    let start = utf8.count
    if granularity == .sentence {
      hints += piece.element.sentenceHints(in: piece.range, behind: start)
    }
    utf8.append(contentsOf: text.utf8)
    parts.append(Part(utf8: start..<utf8.count, range: piece.range, units: piece.units))
    return true
  }

  /// The last unit of an element and, where that is all of its paragraph, those before.
  private static func pieces(
    endingWith last: any TextInputModel, _ granularity: TextGranularity
  ) -> [Piece]? {
    var pieces: [Piece] = []
    var walker = TextWalker(at: last)
    while pieces.count < elementLimit {
      let element = walker.element
      guard let units = element.boundaries(of: granularity, in: element.textRange),
        let (range, isWhole) = element.tail(of: units)
      else { return nil }
      pieces.append(Piece(element: element, range: range, units: units))
      guard isWhole, walker.goBack(to: range.start) else { break }
    }
    return pieces
  }

  /// The first units of an element and, where those are all of its paragraph, the next ones.
  private static func pieces(
    startingWith first: any TextInputModel, _ granularity: TextGranularity
  ) -> [Piece]? {
    var pieces: [Piece] = []
    var count = 0
    var walker = TextWalker(at: first)
    while pieces.count < elementLimit {
      let element = walker.element
      guard let units = element.boundaries(of: granularity, in: element.textRange),
        let (range, found) = element.head(of: units, count: unitsBehind - count)
      else { return nil }
      pieces.append(Piece(element: element, range: range, units: units))
      count += found
      guard count < unitsBehind, walker.goOn(to: range.end) else { break }
    }
    return pieces
  }
}

extension TextInputModel {
  /// The last unit of the last paragraph, up to where the element ends, and whether nothing of the
  /// paragraph is before it.
  func tail(of units: TextBoundaries) -> (range: TextRange, isWhole: Bool)? {
    let end = textRange.end
    let paragraph = self.units(.paragraph, at: end)?.unit(enclosing: end, affinity: .upstream)
    let first = paragraph?.start ?? textRange.start
    let last = units.unit(enclosing: end, affinity: .upstream) ?? units.unit(endingAtOrBefore: end)
    let start = last.flatMap { $0.start.compare(to: first) == .descending ? $0.start : nil }
    return TextRange(start ?? first, end).map { ($0, start == nil) }
  }

  /// The first units of the first paragraph, and how many there are.
  func head(of units: TextBoundaries, count: Int) -> (range: TextRange, count: Int)? {
    let start = textRange.start
    let paragraph = self.units(.paragraph, at: start)?.unit(enclosing: start)
    let last = paragraph?.end ?? textRange.end
    var found = 0
    var end = start
    while found < count, let unit = units.unit(startingAtOrAfter: end), !unit.isEmpty,
      unit.start.compare(to: last) == .ascending
    {
      found += 1
      end = unit.end.compare(to: last) == .ascending ? unit.end : last
    }
    return TextRange(start, found < count ? last : end).map { ($0, found) }
  }

  /// The element behind a joint: it goes on with this one's paragraph in another text of the space.
  ///
  /// Over a running head there is none: the text of a range holds the head, too.
  var elementBehindJoint: (any TextInputModel)? {
    guard joinToNext == .sameParagraph, let next = nextTextElement, next.role != .artifact,
      textRange.end.compare(to: next.textRange.start) == .ascending
    else { return nil }
    return next
  }
}

extension TextWalker {
  /// Goes to the element before the joint at a position, over the pages that its paragraph is cut
  /// into.
  fileprivate mutating func goBack(to start: TextPosition) -> Bool {
    while element.textRange.start != start {
      guard element.textRange.start.compare(to: start) == .descending, step(.backward) == .moved
      else { return false }
    }
    return step(.backward) == .moved && element.elementBehindJoint != nil
  }

  /// Goes to the element behind the joint at a position.
  fileprivate mutating func goOn(to end: TextPosition) -> Bool {
    while element.textRange.end != end {
      guard element.textRange.end.compare(to: end) == .ascending, step(.forward) == .moved
      else { return false }
    }
    return element.elementBehindJoint != nil && step(.forward) == .moved
  }
}
