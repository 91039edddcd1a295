// SPDX-License-Identifier: Apache-2.0

extension SentenceJudge {
  /// What a full stop does: the word before it decides, and the one behind.
  func stopVerdict(_ site: SentenceSite, _ standard: Verdict) -> Verdict {
    if language.stopIsPause { return .goesOn(.clauseMark) }
    let word = text.word(endingAt: site.start)
    if !word.isEmpty {
      let isOrdinary = isTailOfWord(word) || isAcronymInCapitals(word, site)
      let traits = isOrdinary ? .ordinary : traits(of: word)
      if let verdict = abbreviationVerdict(traits, site, standard) { return verdict }
      if word.isNumber || word.isRoman && !word.isSingleLetter {
        if let verdict = numberVerdict(word, site) { return verdict }
      }
      let isNumeral = word.isSmallRoman && (word.isSingleLetter || traits.isEmpty)
      if word.isAmount || isNumeral, site.next == .digit { return .goesOn(.abbreviationNumber) }
      if !traits.contains(.ordinary) {
        if let verdict = letterVerdict(word, site, standard) { return verdict }
      } else if word.isSingleLetter, word.capitals == 1, isNameBefore(word) || isInitial(site) {
        let isEnd = !isInitial(site) && startsSentence(site, isBehindName: true)
        return isEnd && !isAtStart(word) ? .ends(.abbreviationEnds) : .goesOn(.initial)
      }
    }
    if startsDialogue(site) { return .ends(.dialogueDash) }
    if site.hasNote, site.next.isLetterOrDigit { return .ends(.noteMark) }
    if site.next == .digit, site.isSpaced { return .ends(.digitStarts) }
    return standard
  }

  /// The `s` of `John’s`, the `C` of `Objective-C`, the option `-f`, the `cd` of `debian-cd`: no word of
  /// its own.
  private func isTailOfWord(_ word: SentenceWord) -> Bool {
    guard word.isSingleLetter || word.isVowelless else { return false }
    let before = text.scalar(before: word.range.lowerBound)
    let earlier = text.scalar(before: before.range.lowerBound).kind
    switch before.value {
    case 0x27, 0x2019: return word.isSingleLetter && word.capitals == 0 && earlier.isLetter
    case 0x2D: return earlier.isLetterOrDigit || word.isSingleLetter
    case 0x5F: return earlier.isLetterOrDigit
    default: return false
    }
  }

  /// Whether a word is in capitals among words that are not: an acronym, no abbreviation.
  private func isAcronymInCapitals(_ word: SentenceWord, _ site: SentenceSite) -> Bool {
    guard word.capitals >= 3, word.capitals == word.letters, word.stops == 0, site.next == .upper
    else { return false }
    let next = text.word(startingAt: site.first)
    return next.letters > next.capitals
  }

  /// Whether an initial follows.
  private func isInitial(_ site: SentenceSite) -> Bool {
    let next = text.word(startingAt: site.first)
    return next.isSingleLetter && text.scalar(at: next.range.upperBound).value == 0x2E
  }

  /// What the tables say of the longest row of short words that ends in a word.
  private func traits(of word: SentenceWord) -> WordTraits {
    if word.letters <= 3, let second = text.startOfChain(before: word.range.lowerBound) {
      if let third = text.startOfChain(before: second) {
        let traits = language.table[SentenceWord(text, third..<word.range.upperBound).hash.value]
        if !traits.isEmpty { return traits }
      }
      let traits = language.table[SentenceWord(text, second..<word.range.upperBound).hash.value]
      if !traits.isEmpty { return traits }
    }
    var traits = language.table[word.hash.value]
    // A single capital is an initial before it is an abbreviation.
    if word.isSingleLetter, word.capitals == 1 { traits.subtract([.never, .beforeStarter]) }
    // The last part of a name in the net, `example.de`, is none.
    if !traits.isEmpty || word.stops == 0 || !(2...5).contains(word.longestPart) { return traits }
    let last = SentenceWord(text, word.lastPart..<word.range.upperBound)
    return language.table[last.hash.value].intersection([.never, .beforeNumber, .beforeStarter])
  }

  private func abbreviationVerdict(
    _ traits: WordTraits, _ site: SentenceSite, _ standard: Verdict
  ) -> Verdict? {
    if traits.isDisjoint(with: .abbreviation) { return nil }
    // Behind it is no word, but a sign: `M. B. ↩`.
    if site.next == .other, text.scalar(at: site.first).value != 0x26 { return standard }
    if traits.contains(.never) { return .goesOn(.abbreviation) }
    if traits.contains(.beforeNumber) {
      if site.next == .digit || isRomanNumber(site) { return .goesOn(.abbreviationNumber) }
    }
    if isFronted(site) { return .goesOn(.fronted) }
    if traits.contains(.beforeCapital) {
      switch site.next {
      case .upper: return .ends(.abbreviationEnds)
      case .digit: return .goesOn(.abbreviation)
      default: return standard
      }
    }
    guard traits.contains(.beforeStarter) else { return nil }
    return startsSentence(site) ? .ends(.abbreviationEnds) : .goesOn(.abbreviation)
  }

  /// Whether the sentence has no more than a preposition so far, with an article, numbers and
  /// abbreviations behind it: `On 1 Jan. I wrote`, `At 5 p.m. Anna left`.
  private func isFronted(_ site: SentenceSite) -> Bool {
    guard site.isSpaced, !site.closesQuote, !site.closesBracket, !site.hasNote, site.dash == 0,
      !site.opensQuote, site.start - sentenceFirst <= 40
    else { return false }
    let first = text.word(startingAt: sentenceFirst)
    guard language.table[first.hash.value].contains(.fronting) else { return false }
    var word = text.word(endingAt: site.start)
    for _ in 0..<4 {
      if word.range.lowerBound <= sentenceFirst { return false }
      let traits = language.table[word.hash.value]
      let isShort = word.letters <= 3 && word.first == .lower
      guard word.digits > 0 || isShort || !traits.isDisjoint(with: .abbreviation) else {
        return false
      }
      let before = text.visibleScalar(before: word.range.lowerBound)
      word = text.word(
        endingAt: before.value == 0x2E ? before.range.lowerBound : before.range.upperBound)
      if word.range.lowerBound == sentenceFirst { return before.value != 0x2E }
    }
    return false
  }

  private func isRomanNumber(_ site: SentenceSite) -> Bool {
    let next = text.word(startingAt: site.first)
    return next.isRoman && !languageBehind.table[next.hash.value].contains(.starter)
  }

  /// What a word that is in no table looks like: an initial, an acronym, an abbreviation.
  private func letterVerdict(
    _ word: SentenceWord, _ site: SentenceSite, _ standard: Verdict
  ) -> Verdict? {
    if site.next == .other { return nil }
    // A Latin name among Arabic or Chinese text: what follows has no capital that would tell.
    if site.next == .letter, word.first != .letter, !isAtStart(word) { return nil }
    if word.isSingleLetter {
      let isStarting = startsSentence(site, isBehindName: true)
      if isAtStart(word), word.first == .lower || isStarting { return .goesOn(.listMarker) }
      // A syllable or an ideograph is a word, a letter from Hebrew to Georgian stands for a name.
      if word.first == .letter, !(0x590..<0x1100).contains(word.firstScalar) { return nil }
      return isStarting ? .ends(.abbreviationEnds) : .goesOn(.initial)
    }
    if word.first == .letter, word.letters <= 2, word.stops == 0,
      (0x590..<0x1100).contains(word.firstScalar),
      text.startOfChain(before: word.range.lowerBound) != nil
    {
      return .goesOn(.initial)
    }
    if word.isAcronym {
      return startsSentence(site) ? .ends(.abbreviationEnds) : .goesOn(.acronym)
    }
    if word.isVowelless, !language.hasSyllabicConsonants {
      // A unit behind its number: `155 mm. Then …`
      if text.word(before: word.range.lowerBound)?.isNumber == true { return nil }
      return startsSentence(site) ? .ends(.abbreviationEnds) : .goesOn(.vowelless)
    }
    return nil
  }

  /// Whether what follows looks like a new sentence even behind an abbreviation.
  private func startsSentence(_ site: SentenceSite, isBehindName: Bool = false) -> Bool {
    guard site.isSpaced, site.next == .upper || site.next == .letter else { return false }
    if site.hasNote || site.opensInverted || startsDialogue(site) { return true }
    if site.opensQuote || site.closesQuote, site.next == .upper { return true }
    let next = text.word(startingAt: site.first)
    let traits = languageBehind.table[next.hash.value]
    guard traits.contains(.starter) else { return false }
    if isBehindName, traits.contains(.particle) { return false }
    // An initial is no word: `A.` starts no sentence here.
    return !isInitial(site)
  }

  private func isAtStart(_ word: SentenceWord) -> Bool {
    word.range.lowerBound <= sentenceFirst
  }

  private func isNameBefore(_ word: SentenceWord) -> Bool {
    if isAtStart(word) { return true }
    if text.visibleScalar(before: word.range.lowerBound).value == 0x2E { return true }
    return text.word(before: word.range.lowerBound)?.first == .upper
  }

  /// Numbers: of a list, of a day, of a king.
  private func numberVerdict(_ word: SentenceWord, _ site: SentenceSite) -> Verdict? {
    if isAtStart(word), word.isRoman || word.digits <= 3 || word.stops > 0 {
      return .goesOn(.listMarker)
    }
    guard language.hasOrdinals, word.digits <= 3 else { return nil }
    let next = text.word(startingAt: site.first)
    let traits = language.table[next.hash.value]
    if traits.contains(.ordinalAfter) { return .goesOn(.ordinal) }
    if site.next == .digit { return word.digits <= 2 ? .goesOn(.ordinal) : nil }
    if traits.contains(.starter) { return nil }
    guard let before = text.word(before: word.range.lowerBound) else { return nil }
    if language.table[before.hash.value].contains(.ordinalBefore) { return .goesOn(.ordinal) }
    return word.isRoman && before.first == .upper ? .goesOn(.ordinal) : nil
  }
}
