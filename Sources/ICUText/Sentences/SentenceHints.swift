// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText

/// What markup says of the places of a paragraph, in the paragraph's own offsets.
struct SentenceHints {
  /// Where runs end that end their sentences, ascending.
  private var ends: [Int] = []
  private var nextEnd = 0
  /// From where on which language's rules hold; ascending, and only where some run has another one.
  private var languages: [(start: Int, language: SentenceLanguage)] = []

  /// No hints; nothing is allocated.
  init() {}

  /// - Parameters:
  ///   - hints: Ascending by their starts, the outer before the inner.
  ///   - start: Where the paragraph starts in the text that the hints' offsets count in.
  ///   - language: The language of the paragraph.
  init(_ hints: [SegmentHint], in text: ScalarText, from start: Int, _ language: SentenceLanguage) {
    var open: [(end: Int, language: SentenceLanguage)] = []
    for hint in hints {
      let run = hint.utf8.lowerBound - start..<hint.utf8.upperBound - start
      guard run.clamped(to: 0..<text.utf8.count) == run, !run.isEmpty else { continue }
      switch hint.kind {
      case .sentenceEnd: ends.append(text.endOfText(inRunEndingAt: run.upperBound))
      case .language(let tag):
        close(&open, upTo: run.lowerBound, language)
        let words = ScalarText(utf8: UnsafeBufferPointer(rebasing: text.utf8[run]))
        // A run whose letters are not its language's tells nothing.
        let isForeign = DeclaredLanguage(tag).foreignScript(of: words) != nil
        let found = (isForeign ? nil : SentenceLanguage.named(tag.primary)) ?? language
        open.append((run.upperBound, found))
        languages.append((run.lowerBound, found))
      }
    }
    close(&open, upTo: .max, language)
    ends.sort()
  }

  /// Ends the runs that have ended before an offset; the language around each goes on behind it.
  private mutating func close(
    _ open: inout [(end: Int, language: SentenceLanguage)], upTo offset: Int,
    _ language: SentenceLanguage
  ) {
    while let run = open.last, run.end <= offset {
      open.removeLast()
      while let around = open.last, around.end <= run.end { open.removeLast() }
      languages.append((run.end, open.last?.language ?? language))
    }
  }

  /// Whether a run has a language of its own.
  var hasLanguages: Bool { !languages.isEmpty }

  /// Where the next run ends that ends its sentence.
  var sentenceEnd: Int { nextEnd < ends.count ? ends[nextEnd] : .max }

  /// Passes the runs that end up to an offset.
  ///
  /// - Returns: Whether there were any.
  mutating func passEnds(upTo offset: Int) -> Bool {
    let first = nextEnd
    while sentenceEnd <= offset { nextEnd += 1 }
    return nextEnd > first
  }

  /// The language whose rules hold at an offset; `nil` where it is the paragraph's.
  func language(at offset: Int) -> SentenceLanguage? {
    var (low, high) = (0, languages.count)
    while low < high {
      let middle = (low + high) / 2
      if languages[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? languages[low - 1].language : nil
  }
}

extension ScalarText {
  /// Where the text of a run ends that may have a few spaces behind it.
  fileprivate func endOfText(inRunEndingAt end: Int) -> Int {
    var end = end
    for _ in 0..<8 {
      let last = scalar(before: end)
      guard last.kind == .space else { break }
      end = last.range.lowerBound
    }
    return end
  }
}
