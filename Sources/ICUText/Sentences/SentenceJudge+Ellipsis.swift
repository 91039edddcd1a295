// SPDX-License-Identifier: Apache-2.0

extension SentenceJudge {
  /// What dots do: before a capital they end, in a script without capitals they do not.
  func ellipsisVerdict(_ site: SentenceSite, _ standard: Verdict) -> Verdict {
    if startsDialogue(site) { return .ends(.dialogueDash) }
    switch site.next {
    case .upper:
      if site.start <= sentenceFirst, !site.hasStrongMark { return .goesOn(.leadingEllipsis) }
      if isStutter(site) { return .goesOn(.stutter) }
      return site.isSpaced ? .ends(.ellipsisEnds) : standard
    case .letter where !site.hasStrongMark && !site.hasFinalStop && !site.closesQuote:
      return endsUtterance(text.scalar(before: site.start))
        ? .ends(.ellipsisEnds) : .goesOn(.ellipsis)
    default: return standard
    }
  }

  /// Whether a last syllable ends an utterance: Korean polite `요` and `니다`, Chinese particles.
  private func endsUtterance(_ last: ScalarText.Located) -> Bool {
    switch last.value {
    case 0xC694: true
    case 0xB2E4: text.scalar(before: last.range.lowerBound).value == 0xB2C8
    // 了 吧 呢 吗 嗎 啊 呀 啦 嘛
    case 0x4E86, 0x5427, 0x5462, 0x5417, 0x55CE, 0x554A, 0x5440, 0x5566, 0x561B: true
    default: false
    }
  }

  private func isStutter(_ site: SentenceSite) -> Bool {
    guard !site.closesQuote, !site.opensQuote else { return false }
    let bare = text.word(endingAt: site.start)
    let before = bare.isEmpty ? text.word(before: site.start) : bare
    return before?.hash.value == text.word(startingAt: site.first).hash.value
  }
}
