// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// Walks through the sentences of paragraphs of one language.
///
/// UAX #29 says where sentences may end; at each mark the judge keeps such a break, drops it, or
/// makes one that UAX #29 lacks. Marks that no rule of ours knows break as UAX #29 says.
struct SentenceWalk {
  private let sign: UInt8
  private let language: SentenceLanguage

  init(_ language: TextLanguage) {
    sign = StandardSentences.sign(of: language)
    self.language = SentenceLanguage.named(language.primary) ?? .undetermined
  }

  /// Tells what is decided at each place that might end a sentence, ascending.
  ///
  /// - Parameters:
  ///   - hints: What markup says of the paragraph.
  ///   - start: Where the paragraph starts in the text that the hints' offsets count in.
  /// - Complexity: linear in the paragraph, O(log n) a mark in the number of hints; without hints
  ///   nothing is allocated.
  func forEachDecision(
    of paragraph: UnsafeBufferPointer<UInt8>, hints: [SegmentHint] = [], from start: Int = 0,
    _ body: (SentenceDecision) -> Void
  ) {
    var standard = StandardSentences(paragraph, sign: sign)
    let text = ScalarText(utf8: paragraph)
    var hints =
      hints.isEmpty ? SentenceHints() : SentenceHints(hints, in: text, from: start, language)
    var scanner = MarkScanner(paragraph, language)
    var judge = SentenceJudge(text: text, language: language)
    judge.sentenceFirst = text.firstLetter(from: 0)
    var candidate = standard.next() ?? paragraph.count
    while let mark = scanner.next(before: hints.sentenceEnd) {
      while candidate <= mark.range.lowerBound {
        body(SentenceDecision(candidate, true, .uax29))
        judge.sentenceFirst = text.firstLetter(from: candidate)
        candidate = standard.next() ?? paragraph.count
      }
      if mark.kind == .gap {
        let end = text.endOfSpace(from: mark.range.upperBound)
        judge.sentenceFirst = end
        scanner.sentenceStart = end
        body(SentenceDecision(end, true, .spacedPause))
        continue
      }
      let site = SentenceSite(text, at: mark.kind, mark.range, isQuoteOpen: scanner.isQuoteOpen)
      scanner.skip(to: site.tail)
      guard site.boundary < paragraph.count else { return }
      var isCandidate = false
      while candidate < paragraph.count, candidate <= site.first {
        isCandidate = true
        candidate = standard.next() ?? paragraph.count
      }
      judge.lastBracket = scanner.lastBracket
      if hints.hasLanguages {
        judge.language = hints.language(at: mark.range.lowerBound) ?? language
        judge.languageBehind = hints.language(at: site.first) ?? language
      }
      let isMarked = hints.passEnds(upTo: site.tail)
      // A run that ends within a word has no mark, and ends nothing.
      if mark.range.isEmpty, !site.isSpaced { continue }
      let verdict =
        isMarked
        ? judge.markedVerdict(site)
        : mark.isExtra ? judge.extraVerdict(site) : judge.verdict(site, isCandidate: isCandidate)
      if verdict.ends {
        judge.sentenceFirst = site.first
        scanner.sentenceStart = site.boundary
      }
      body(SentenceDecision(site.boundary, verdict.ends, verdict.rule))
    }
    while candidate < paragraph.count {
      body(SentenceDecision(candidate, true, .uax29))
      candidate = standard.next() ?? paragraph.count
    }
  }

  /// Tells the sentences, which tile the paragraph.
  func forEachUnit(
    of paragraph: UnsafeBufferPointer<UInt8>, hints: [SegmentHint] = [], from offset: Int = 0,
    _ body: (Range<Int>) -> Void
  ) {
    var start = 0
    forEachDecision(of: paragraph, hints: hints, from: offset) { decision in
      guard decision.endsSentence else { return }
      body(start..<decision.utf8Offset)
      start = decision.utf8Offset
    }
    if start < paragraph.count { body(start..<paragraph.count) }
  }
}

extension ScalarText {
  /// Where the first letter or digit from an offset on is.
  fileprivate func firstLetter(from offset: Int) -> Int {
    var offset = offset
    while true {
      let next = scalar(at: offset)
      if next.isNone || next.kind.isLetterOrDigit { return offset }
      offset = next.range.upperBound
    }
  }
}

extension SentenceJudge {
  /// A sign that ends sentences in its language alone: what follows starts one, or nothing ends.
  func extraVerdict(_ site: SentenceSite) -> Verdict {
    let isEnd = site.isSpaced && (site.next == .upper || site.next == .digit || site.opensQuote)
    guard isEnd, site.next != .lower, language.extraMark != nil else {
      return .goesOn(.clauseMark)
    }
    return attributionVerdict(site) ?? .ends(.languageMark)
  }

  /// Markup says that a sentence ends; but it may be one inside a sentence that goes on behind its
  /// quotation.
  func markedVerdict(_ site: SentenceSite) -> Verdict {
    if site.next == .pause { return .goesOn(.pauseFollows) }
    if site.closesQuote, site.next == .lower { return .goesOn(.lowerCase) }
    if !site.isSpaced, site.mark == .stop { return .goesOn(.insideToken) }
    return attributionVerdict(site) ?? .ends(.markup)
  }
}
