// SPDX-License-Identifier: Apache-2.0

/// Why a place that might end a sentence does or does not; the words are stable.
public enum SentenceRule: String, CaseIterable, Hashable, Sendable {
  /// The rules of UAX #29 stand as they are.
  case uax29
  /// The text goes on in lower case: `“Stop!” she said`.
  case lowerCase = "lower-case"
  /// A sentence may start with a small letter behind an apostrophe: Dutch `’s Avonds`.
  case smallStart = "small-start"
  /// A title ends with a mark: `《你好！》`.
  case title
  /// A comma or a colon follows.
  case pauseFollows = "pause-follows"
  /// The mark is inside an address, a number, a name: `example.org`, `3.14`.
  case insideToken = "inside-token"
  /// The mark is a comma in its language.
  case clauseMark = "clause-mark"
  /// The word is an abbreviation that ends no sentence here.
  case abbreviation
  /// The word is an abbreviation, and what follows starts a sentence.
  case abbreviationEnds = "abbreviation-ends"
  /// The word abbreviates what is numbered, and its number follows: `No. 5`.
  case abbreviationNumber = "abbreviation-number"
  /// The sentence has no more than a time or place so far: `At 5 p.m. Anna left`.
  case fronted
  /// One letter that stands for a name: `J. R. R. Tolkien`.
  case initial
  /// Letters with a stop each: `U.S. troops`.
  case acronym
  /// A word without a vowel, which no language has as a word here.
  case vowelless
  /// The number or letter of a list, an article, a section: `2. Then …`.
  case listMarker = "list-marker"
  /// The letter of a list's item starts the next one: `b) Dry it`.
  case listItem = "list-item"
  /// A number with a stop is an ordinal in the language: `am 3. Mai`.
  case ordinal
  /// A number starts the next sentence.
  case digitStarts = "digit-starts"
  /// A dash and a capital start the next speaker's words.
  case dialogueDash = "dialogue-dash"
  /// Who speaks is said behind the quotation.
  case attribution
  /// A particle behind the quotation makes it a part of the sentence: `「…？」と`.
  case quotationParticle = "quotation-particle"
  /// The brackets hold nothing but the mark: `(!)`, `[…]`.
  case bracketedMark = "bracketed-mark"
  /// A remark in brackets inside a sentence.
  case parenthesis
  /// Nothing but the dots has been said.
  case leadingEllipsis = "leading-ellipsis"
  /// The sentence goes on behind the dots.
  case ellipsis
  /// The sentence trails off in dots, and another one starts.
  case ellipsisEnds = "ellipsis-ends"
  /// The same word before and behind the dots: `I… I do`.
  case stutter
  /// A note mark belongs to the sentence before it.
  case noteMark = "note-mark"
  /// A mark that ends sentences in its language, and that UAX #29 does not know as one.
  case languageMark = "language-mark"
  /// Markup says that a sentence ends.
  case markup
  /// A long text without marks, cut at its spaces.
  case spacedPause = "spaced-pause"
}

/// What was decided at a place that might end a sentence.
public struct SentenceDecision: Hashable, Sendable {
  /// The place, in UTF-8 code units: behind the white space.
  public let utf8Offset: Int
  /// Whether a sentence ends there.
  public let endsSentence: Bool
  /// What decided it.
  public let rule: SentenceRule

  init(_ utf8Offset: Int, _ endsSentence: Bool, _ rule: SentenceRule) {
    self.utf8Offset = utf8Offset
    self.endsSentence = endsSentence
    self.rule = rule
  }
}
