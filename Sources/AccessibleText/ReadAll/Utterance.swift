// SPDX-License-Identifier: Apache-2.0

/// What is spoken at a time: a passage, the words a voice is given for it, and the page turns that
/// happen while it is spoken.
public struct Utterance: Hashable, Sendable, Identifiable {
  /// Its number, counted from 1 in the order of speaking.
  public let id: Int
  /// What is said, and where it comes from.
  public let passage: Passage
  /// What a voice is given.
  public let spoken: SpokenText
  /// The page edges inside the utterance, in order.
  public let turns: [Turn]
  /// How long the voice is silent before it.
  public let pauseBefore: Duration
  /// Where its first word starts, if a page turns in it: a page that turns there turns as it begins.
  let firstWord: Int

  /// A page turn at a word of an utterance.
  public struct Turn: Hashable, Sendable {
    /// Where the word is at which the page turns, in UTF-8 code units of the utterance's text.
    public let utf8Offset: Int
    /// The page that is left, where the host counts pages.
    public let from: TextPage?
    /// The page that is reached.
    public let to: TextPage?
    /// Where the page edge is, the last of several: at the word or before it.
    let edge: Int
  }

  init(
    id: Int, _ passage: Passage, _ preferences: ReadingPreferences, segmenter: any TextSegmenter
  ) {
    self.id = id
    self.passage = passage
    spoken = SpokenText(passage, preferences)
    pauseBefore = id == 1 ? .zero : preferences.pauses[passage.breakBefore]
    let isTurning = passage.sources.contains { $0.crossing != nil }
    let words = isTurning ? PassageWords(passage, segmenter) : nil
    turns = words?.turns ?? []
    firstWord = words?.firstWord ?? 0
  }

  /// The text, exactly as in the source.
  public var text: String { passage.text }

  /// The turns that are made as the utterance begins; the others are made at their words.
  public var turnsAtStart: ArraySlice<Turn> { turns.prefix { $0.utf8Offset <= firstWord } }

  /// Where the scalar starts that an offset of the text lies in.
  func scalarStart(atUTF8 offset: Int) -> Int {
    let utf8 = text.utf8
    var index = utf8.index(utf8.startIndex, offsetBy: min(max(offset, 0), utf8.count))
    while index < utf8.endIndex, utf8[index].isUTF8Continuation {
      index = utf8.index(before: index)
    }
    return utf8.distance(from: utf8.startIndex, to: index)
  }

  /// The words of the text, in UTF-8 code units.
  ///
  /// - Complexity: that of segmenting the text.
  func words(_ segmenter: any TextSegmenter) -> [Range<Int>] { passage.words(segmenter) }

  /// Where a stretch of the text is in the source: a range for each element it lies in.
  ///
  /// - Returns: Nothing for texts that are not in the source.
  public func ranges(ofUTF8 utf8: Range<Int>) -> [TextRange] {
    guard passage.kind == .main else { return [] }
    return passage.sources.compactMap { piece in
      guard piece.utf8.overlaps(utf8) else { return nil }
      let cut = piece.utf8.clamped(to: utf8)
      let start = piece.range.start.advanced(
        by: cut.lowerBound - piece.utf8.lowerBound, atMost: piece.range.end)
      return TextRange(start, start.advanced(by: cut.count, atMost: piece.range.end))
    }
  }

  /// The place in the source of an offset of the utterance's text; inside a scalar it rounds down to
  /// the scalar's start.
  ///
  /// - Returns: `nil` beyond the text, and for texts that are not in the source.
  public func position(atUTF8 offset: Int) -> TextPosition? {
    guard passage.kind == .main, (0...text.utf8.count).contains(offset) else { return nil }
    let offset = scalarStart(atUTF8: offset)
    let next = passage.sources.partitioningIndex { $0.utf8.lowerBound > offset }
    guard next > 0 else { return nil }
    let piece = passage.sources[next - 1]
    return piece.range.start.advanced(by: offset - piece.utf8.lowerBound, atMost: piece.range.end)
  }
}

extension Passage {
  /// The words of the text, in UTF-8 code units.
  func words(_ segmenter: any TextSegmenter) -> [Range<Int>] {
    let utf8 = Array(text.utf8)
    var units = UnitBuilder(utf8Count: utf8.count)
    segmenter.findUnits(
      of: .word, in: utf8.span,
      paragraphs: [SegmentParagraph(utf8: 0..<utf8.count, language: language)], into: &units)
    return units.units
  }
}

/// The words of a passage that runs over page edges, and at which of them the pages turn.
private struct PassageWords {
  private let words: [Range<Int>]
  private let passage: Passage

  init(_ passage: Passage, _ segmenter: any TextSegmenter) {
    words = passage.words(segmenter)
    self.passage = passage
  }

  var firstWord: Int { words.first?.lowerBound ?? 0 }

  /// *Law: a page is turned exactly once for each page crossed.*
  ///
  /// It turns at the first word that
  /// starts on the new page; a word cut by the edge does not turn it, but where no word starts, the
  /// end of the cut word does.
  var turns: [Utterance.Turn] {
    var turns: [Utterance.Turn] = []
    let crossings = passage.sources.filter { $0.crossing != nil }
    for (index, piece) in crossings.enumerated() {
      let edge = piece.utf8.lowerBound
      let nextEdge =
        index + 1 < crossings.count
        ? crossings[index + 1].utf8.lowerBound : passage.text.utf8.count
      let offset = wordOffset(edge..<nextEdge)
      let from = piece.crossing?.from
      // Two edges at one word make one jump.
      let isJump = turns.last?.utf8Offset == offset
      let start = isJump ? turns.removeLast().from : from
      turns.append(Utterance.Turn(utf8Offset: offset, from: start, to: piece.page, edge: edge))
    }
    return turns
  }

  private func wordOffset(_ piece: Range<Int>) -> Int {
    let next = words.partitioningIndex { $0.lowerBound >= piece.lowerBound }
    if next < words.count, words[next].lowerBound < piece.upperBound {
      return words[next].lowerBound
    }
    guard next > 0, words[next - 1].upperBound > piece.lowerBound else { return piece.lowerBound }
    return words[next - 1].upperBound
  }
}
