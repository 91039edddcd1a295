// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// What the first words of some paragraphs of one script tell of their language.
struct LanguageSample {
  private let script: TextScript
  private var words = 0
  private var letters = 0
  /// How many words, or letters, speak for each language.
  private var counts: [Int]

  /// How many words of a paragraph, and of all, are looked at.
  private static let wordsOfParagraph = 40
  private static let wordLimit = 800

  init(_ script: TextScript) {
    self.script = script
    let count = script == .latin ? Self.guessable.count : ScriptLetters.languages.count
    counts = Array(repeating: 0, count: count)
  }

  /// The languages of Latin letters that are told apart by their small words.
  private static let guessable: [SentenceLanguage] = [
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .swedish, .danish,
    .norwegian, .finnish, .hungarian, .polish, .czech, .southSlavic, .romanian, .turkish,
  ]

  /// The words that start their sentences, each with a bit for each language that has it.
  private static let smallWords = WordTable(
    guessable.enumerated().map { ($1.starters, WordTraits(rawValue: 1 << UInt32($0))) })

  /// Whether more words would tell nothing new.
  var isFull: Bool { words >= Self.wordLimit }

  /// Looks at the first words of a paragraph.
  mutating func add(_ paragraph: ScalarText) {
    var offset = 0
    for _ in 0..<Self.wordsOfParagraph where !isFull {
      let start = paragraph.startOfWord(from: offset)
      if start == paragraph.utf8.count { return }
      let word = paragraph.word(startingAt: start)
      words += 1
      if script == .latin {
        var languages = Self.smallWords[word.hash.value].rawValue
        while languages != 0 {
          counts[languages.trailingZeroBitCount] += 1
          languages &= languages - 1
        }
      } else {
        addLetters(paragraph, word.range)
      }
      offset = word.range.upperBound
    }
  }

  private mutating func addLetters(_ paragraph: ScalarText, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = paragraph.scalar(at: offset)
      offset = scalar.range.upperBound
      letters += 1
      if let index = ScriptLetters.language(of: WordHash.small(scalar.value)) { counts[index] += 1 }
    }
  }

  /// The language of the paragraphs; `und` where nothing speaks for one.
  var language: TextLanguage {
    TextLanguage(script == .latin ? languageOfWords : languageOfLetters)
  }

  private var languageOfLetters: String {
    let found = ScriptLetters.languages.indices.first { index in
      let language = ScriptLetters.languages[index]
      return language.script == script && counts[index] > 0
        && counts[index] * 1000 >= letters * language.share
    }
    return found.map { ScriptLetters.languages[$0].tag } ?? script.usualLanguage
  }

  /// Small words are evidence if there are three of them, if they are a tenth of all, and if no other
  /// language has nearly as many.
  private var languageOfWords: String {
    var best = (index: 0, count: 0)
    var second = 0
    for (index, count) in counts.enumerated() {
      if count > best.count {
        second = best.count
        best = (index, count)
      } else {
        second = max(second, count)
      }
    }
    guard best.count >= 3, best.count * 10 >= words, best.count * 4 >= second * 5 else {
      return "und"
    }
    return Self.guessable[best.index].tag
  }
}

extension ScalarText {
  /// Where the next word starts, or where the text ends.
  fileprivate func startOfWord(from offset: Int) -> Int {
    var offset = offset
    while true {
      let next = scalar(at: offset)
      if next.isNone || next.kind.isLetterOrDigit { return offset }
      offset = next.range.upperBound
    }
  }
}
