// SPDX-License-Identifier: Apache-2.0

/// Decides at one place whether a sentence ends: the rules of all languages, in their order.
struct SentenceJudge {
  let text: ScalarText
  /// The language at the mark, and the one of what follows behind it.
  var language: SentenceLanguage
  var languageBehind: SentenceLanguage
  /// Where the first letter or digit of the sentence is.
  var sentenceFirst = 0
  /// Where the bracket opened last stands.
  var lastBracket = -1

  init(text: ScalarText, language: SentenceLanguage) {
    self.text = text
    self.language = language
    languageBehind = language
  }

  /// What is decided, and by which rule.
  struct Verdict {
    let ends: Bool
    let rule: SentenceRule

    static func ends(_ rule: SentenceRule) -> Verdict { Verdict(ends: true, rule: rule) }
    static func goesOn(_ rule: SentenceRule) -> Verdict { Verdict(ends: false, rule: rule) }
  }

  /// - Parameter isCandidate: Whether UAX #29 ends a sentence there.
  func verdict(_ site: SentenceSite, isCandidate: Bool) -> Verdict {
    let standard = Verdict(ends: isCandidate, rule: .uax29)
    if site.mark == .pause { return .goesOn(.clauseMark) }
    if site.next == .pause { return .goesOn(.pauseFollows) }
    if site.next == .lower, site.mark != .full {
      if startsWithItem(site) { return .ends(.listItem) }
      return startsWithApostrophe(site) ? .ends(.smallStart) : .goesOn(.lowerCase)
    }
    if site.closesTitle { return .goesOn(.title) }
    if site.hasNoteNumber { return noteNumberVerdict(site) }
    if site.closesBracket, let verdict = bracketVerdict(site) { return verdict }
    if !site.isSpaced, let verdict = unspacedVerdict(site) { return verdict }
    if let verdict = attributionVerdict(site) { return verdict }
    switch site.mark {
    case .stop: return stopVerdict(site, standard)
    case .ellipsis: return ellipsisVerdict(site, standard)
    case .strong, .full, .pause, .gap:
      let isBehindFullMark = site.mark == .full && site.dash != 0 && site.next == .letter
      if isBehindFullMark || startsDialogue(site) { return .ends(.dialogueDash) }
      if site.hasNote, site.next.isLetterOrDigit { return .ends(.noteMark) }
      return site.mark == .full && site.isSpaced && !isCandidate ? .ends(.languageMark) : standard
    }
  }

  /// A dash and a capital; a hyphen is one only in a text that uses it so.
  func startsDialogue(_ site: SentenceSite) -> Bool {
    guard site.dash != 0, site.isSpaced, site.next == .upper || site.opensInverted else {
      return false
    }
    if site.dash != 0x2D { return true }
    let next = text.scalar(at: site.boundary + 1)
    return next.value == 0x2D || text.scalar(at: text.endOfSpace(from: 0)).value == 0x2D
  }

  /// The letter of a list's item, with its bracket, as in `b) Dry it`.
  private func startsWithItem(_ site: SentenceSite) -> Bool {
    guard site.isSpaced, site.mark != .ellipsis else { return false }
    let word = text.word(startingAt: site.first)
    let bracket = text.scalar(at: word.range.upperBound)
    return word.isSingleLetter && bracket.value == 0x29
      && text.scalar(at: bracket.range.upperBound).kind == .space
  }

  /// A Dutch sentence may start with a small letter behind an apostrophe: `’s Avonds`.
  private func startsWithApostrophe(_ site: SentenceSite) -> Bool {
    guard language.hasSmallStarts, site.opensQuote else { return false }
    let word = text.word(startingAt: site.first)
    let behind = text.endOfSpace(from: word.range.upperBound)
    return word.isSingleLetter && behind > word.range.upperBound
      && text.scalar(at: behind).kind == .upper
  }

  /// A number right behind a mark is a note's, but behind an abbreviation or a very short word.
  private func noteNumberVerdict(_ site: SentenceSite) -> Verdict {
    if site.next != .upper { return .goesOn(.insideToken) }
    let word = text.word(endingAt: site.start)
    let isAbbreviation = !language.table[word.hash.value].isDisjoint(with: .abbreviation)
    if isAbbreviation { return .goesOn(.abbreviationNumber) }
    return site.closesQuote || word.letters > 2 ? .ends(.noteMark) : .goesOn(.insideToken)
  }

  private func bracketVerdict(_ site: SentenceSite) -> Verdict? {
    if text.scalar(before: site.start).kind == .open { return .goesOn(.bracketedMark) }
    guard site.mark == .strong || site.mark == .ellipsis else { return nil }
    return lastBracket > sentenceFirst ? .goesOn(.parenthesis) : nil
  }

  /// Two long words of a script without case: a space has been forgotten.
  private func isGluedSentence(_ site: SentenceSite) -> Bool {
    site.next == .letter && text.word(endingAt: site.start).longestPart > 2
      && text.word(startingAt: site.first).letters > 2
  }

  private func unspacedVerdict(_ site: SentenceSite) -> Verdict? {
    guard site.first == site.tail, site.next.isLetterOrDigit else { return nil }
    let isBare = site.tail == site.marksEnd
    switch site.mark {
    case .stop: return isBare && !isGluedSentence(site) ? .goesOn(.insideToken) : nil
    case .strong where isBare && site.next == .digit:
      return text.scalar(before: site.start).kind == .letter ? nil : .goesOn(.insideToken)
    default: return nil
    }
  }
}
