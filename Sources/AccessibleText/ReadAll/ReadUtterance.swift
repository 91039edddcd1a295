// SPDX-License-Identifier: Apache-2.0

/// An utterance on its way, and how far the voice is in it.
struct ReadUtterance {
  var utterance: Utterance
  /// The passage it is the whole of, or what is left of.
  let whole: Passage
  /// Where the passage starts in the text, for what is no text where the text is that it serves.
  var origin: ReadAllPlace
  /// How many of its turns have been made.
  var turnsMade = 0
  /// How far the voice is, in UTF-8 code units of the utterance's text.
  var reached = 0
  var hasBegun = false
  var isDone = false
  /// The word that is marked.
  var word: Range<Int>?
  private var words: [Range<Int>]?

  init(_ utterance: Utterance, whole: Passage, origin: ReadAllPlace) {
    self.utterance = utterance
    self.whole = whole
    self.origin = origin
  }

  /// The word at an offset, or the next one; words are found when they are first asked for.
  mutating func word(at offset: Int, _ segmenter: any TextSegmenter) -> Range<Int>? {
    let words = self.words ?? utterance.words(segmenter)
    self.words = words
    let next = words.partitioningIndex { $0.upperBound > offset }
    return next < words.count ? words[next] : nil
  }

  /// Whether there are words, once they have been asked for.
  var hasWords: Bool { words?.isEmpty == false }

  /// The page edge whose turn is to be made next.
  var nextCrossing: PageCrossing? {
    utterance.turns.dropFirst(turnsMade).first.map { PageCrossing(from: $0.from) }
  }

  /// The page edge up to an offset whose turn has not been made: it waits for the next word.
  func crossing(upTo offset: Int) -> PageCrossing? {
    let turned = turnsMade > 0 ? utterance.turns[turnsMade - 1].edge : -1
    let isOpen = utterance.passage.sources.contains {
      $0.crossing != nil && $0.utf8.lowerBound > turned && $0.utf8.lowerBound <= offset
    }
    return isOpen ? nextCrossing : nil
  }

  /// The place of the word that is being said.
  var position: TextPosition {
    if isDone, let end = utterance.passage.sources.last?.range.end { return end }
    return utterance.position(atUTF8: word?.lowerBound ?? reached)
      ?? utterance.passage.sources.first?.range.start ?? origin.position
  }
}
