// SPDX-License-Identifier: Apache-2.0

/// What the sentence rules know of a language.
///
/// Each language is a file of word lists in `Data`; all are compiled in, so that no file of the
/// machine changes a boundary.
struct SentenceLanguage: Sendable {
  /// Its primary subtag; of several that share their rules, the one with most readers.
  let tag: String
  let table: WordTable
  /// Words that start sentences, by which the language is known where nobody says.
  let starters: String
  /// A number with a stop is an ordinal: `am 3. Mai`.
  var hasOrdinals = false
  /// Words may lack a vowel: Czech `krk`.
  var hasSyllabicConsonants = false
  /// A sentence may start with a small letter behind an apostrophe.
  var hasSmallStarts = false
  /// A full stop is a comma: Armenian has its own.
  var stopIsPause = false
  /// An ASCII sign that ends sentences like a mark: Greek `;`, Armenian `:`.
  var extraMark: UInt8?
  /// How many words behind a quotation may come before the verb that tells who speaks.
  var speechReach = 4
  /// Sentences end at spaces: Thai.
  var hasSpacedPauses = false

  /// - Parameters:
  ///   - tag: The primary subtag.
  ///   - never: Abbreviations that end no sentence.
  ///   - beforeNumber: Words that are abbreviations only before a number.
  ///   - beforeStarter: Abbreviations that end a sentence before a word that starts one.
  ///   - beforeCapital: Abbreviations that end a sentence before a capital.
  ///   - ordinary: Words that look like abbreviations and are none.
  ///   - starters: Words that, with a capital, start a sentence more often than a name.
  ///   - particles: Those of them that are parts of names too.
  ///   - speech: Verb forms that tell who speaks.
  ///   - ordinalBefore: Words behind which a number with a stop is an ordinal.
  ///   - ordinalAfter: Words before which it is one: months.
  ///   - fronting: Prepositions that start a sentence: `At 5 p.m.` is not yet one.
  init(
    tag: String, never: String = "", beforeNumber: String = "", beforeStarter: String = "",
    beforeCapital: String = "", ordinary: String = "", starters: String = "",
    particles: String = "", speech: String = "", ordinalBefore: String = "",
    ordinalAfter: String = "", fronting: String = ""
  ) {
    table = WordTable([
      (never, .never), (beforeNumber, .beforeNumber), (beforeStarter, .beforeStarter),
      (beforeCapital, .beforeCapital), (ordinary, .ordinary), (starters, .starter),
      (particles, .particle), (speech, .speech), (ordinalBefore, .ordinalBefore),
      (ordinalAfter, .ordinalAfter), (fronting, .fronting),
    ])
    self.tag = tag
    self.starters = starters
    hasOrdinals = !ordinalBefore.isEmpty || !ordinalAfter.isEmpty
  }

  /// The same with more set.
  func with(_ change: (inout SentenceLanguage) -> Void) -> SentenceLanguage {
    var copy = self
    change(&copy)
    return copy
  }
}
