// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// Walks through the sentences of paragraphs of one language.
///
/// UAX #29 says where sentences may end; at each mark the judge keeps such a break, drops it, or
/// makes one that UAX #29 lacks. Marks that no rule of ours knows break as UAX #29 says.
struct SentenceWalk: ~Copyable {
  private var segments: BreakIterator
  private let declared: SentenceLanguage?
  private let script: TextScript?

  init?(_ language: TextLanguage) {
    guard let segments = BreakIterator(.sentence, language) else { return nil }
    self.segments = segments
    declared = SentenceLanguage.named(language.primary)
    script = declared == nil ? nil : TextScript.of(language.primary)
  }

  /// Tells what is decided at each place that might end a sentence, ascending.
  ///
  /// - Returns: Whether ICU could take the paragraph.
  /// - Complexity: linear in the paragraph; nothing is allocated.
  mutating func forEachDecision(
    of paragraph: UnsafeBufferPointer<UInt8>, _ body: (SentenceDecision) -> Void
  ) -> Bool {
    guard segments.begin(paragraph) else { return false }
    let text = ScalarText(utf8: paragraph)
    let language = SentenceLanguage.of(text, declared: declared, in: script)
    var scanner = MarkScanner(paragraph, language)
    var judge = SentenceJudge(text: text, language: language)
    judge.sentenceFirst = judge.text.firstLetter(from: 0)
    var candidate = segments.next()?.range.upperBound ?? paragraph.count
    while let mark = scanner.next() {
      while candidate <= mark.range.lowerBound {
        body(SentenceDecision(candidate, true, .uax29))
        judge.sentenceFirst = judge.text.firstLetter(from: candidate)
        candidate = segments.next()?.range.upperBound ?? paragraph.count
      }
      if mark.kind == .gap {
        let end = text.endOfSpace(from: mark.range.upperBound)
        judge.sentenceFirst = end
        scanner.sentenceStart = end
        body(SentenceDecision(end, true, .spacedPause))
        continue
      }
      let site = SentenceSite(
        judge.text, at: mark.kind, mark.range, isQuoteOpen: scanner.isQuoteOpen)
      scanner.skip(to: site.tail)
      guard site.boundary < paragraph.count else { return true }
      var isCandidate = false
      while candidate < paragraph.count, candidate <= site.first {
        isCandidate = true
        candidate = segments.next()?.range.upperBound ?? paragraph.count
      }
      judge.lastBracket = scanner.lastBracket
      let verdict =
        mark.isExtra ? judge.extraVerdict(site) : judge.verdict(site, isCandidate: isCandidate)
      if verdict.ends {
        judge.sentenceFirst = site.first
        scanner.sentenceStart = site.boundary
      }
      body(SentenceDecision(site.boundary, verdict.ends, verdict.rule))
    }
    while candidate < paragraph.count {
      body(SentenceDecision(candidate, true, .uax29))
      candidate = segments.next()?.range.upperBound ?? paragraph.count
    }
    return true
  }

  /// Tells the sentences, which tile the paragraph.
  mutating func forEachUnit(
    of paragraph: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void
  ) -> Bool {
    var start = 0
    let isDone = forEachDecision(of: paragraph) { decision in
      guard decision.endsSentence else { return }
      body(start..<decision.utf8Offset)
      start = decision.utf8Offset
    }
    guard isDone else { return false }
    if start < paragraph.count { body(start..<paragraph.count) }
    return true
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
    guard isEnd, site.next != .lower else { return .goesOn(.clauseMark) }
    return attributionVerdict(site) ?? .ends(.languageMark)
  }
}
