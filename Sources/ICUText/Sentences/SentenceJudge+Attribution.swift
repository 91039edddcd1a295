// SPDX-License-Identifier: Apache-2.0

extension SentenceJudge {
  /// Behind a quotation, who speaks belongs to its sentence, as in `“Where?” John said.`.
  func attributionVerdict(_ site: SentenceSite) -> Verdict? {
    let isDash = site.dash != 0 && site.dash != 0x2D && site.isSpaced
    guard site.closesQuote || isDash, !site.opensQuote, !site.opensInverted,
      site.next == .upper || site.next == .letter, !isIntroduced(site)
    else { return nil }
    switch site.next {
    case .upper:
      guard site.mark != .stop, languageBehind.speechReach > 0 else { return nil }
      return hasSpeechVerb(site, within: 4) ? .goesOn(.attribution) : nil
    case .letter:
      if site.isSpaced {
        let reach = languageBehind.speechReach
        return reach > 0 && hasSpeechVerb(site, within: reach) ? .goesOn(.attribution) : nil
      }
      if startsWithQuotationParticle(site) { return .goesOn(.quotationParticle) }
      return endsWithSpeechVerb(site) ? .goesOn(.attribution) : nil
    default: return nil
    }
  }

  /// Whether a colon stands before the quotation: who speaks has been said.
  private func isIntroduced(_ site: SentenceSite) -> Bool {
    guard site.closesQuote else { return false }
    var offset = site.start
    for _ in 0..<100 {
      let scalar = text.scalar(before: offset)
      offset = scalar.range.lowerBound
      switch scalar.value {
      case 0x201C, 0x201E, 0x300C, 0x300E, 0xAB, 0x22:
        let before = text.visibleScalar(before: offset).value
        return before == 0x3A || before == 0xFF1A
      default: if scalar.isNone { return false }
      }
    }
    return false
  }

  /// Whether one of the first words, up to the next mark, tells who speaks.
  private func hasSpeechVerb(_ site: SentenceSite, within count: Int) -> Bool {
    var offset = site.first
    var count = count
    while count > 0 {
      count -= 1
      let word = text.word(startingAt: offset)
      if word.isEmpty { return false }
      let traits = languageBehind.table[word.hash.value]
      if traits.contains(.speech) { return true }
      // A pronoun has its verb right behind it; other words that start sentences have none.
      if offset == site.first, site.next == .upper, traits.contains(.starter) { count = 1 }
      let end = text.scalar(at: word.range.upperBound)
      // The stop of a title, `Mr.`, is passed.
      let isTitle = end.value == 0x2E && site.next == .upper
      offset = text.endOfSpace(from: isTitle ? end.range.upperBound : end.range.lowerBound)
    }
    return false
  }

  /// `と`, `って` and their kin behind a quotation.
  private func startsWithQuotationParticle(_ site: SentenceSite) -> Bool {
    let first = text.scalar(at: site.first)
    let second = text.scalar(at: first.range.upperBound)
    switch (first.value, second.value) {
    case (0x3068, _): return true  // と
    case (0x3063, 0x3066), (0x306A, 0x3069), (0x306A, 0x3093): return true  // って, など, なん
    case (0x306E, _), (0x3092, _), (0x306F, _), (0x304C, _), (0x306B, _): return true  // の を は が に
    default: return false
    }
  }

  /// Chinese and Japanese: the clause behind a quotation ends with a verb of saying.
  private func endsWithSpeechVerb(_ site: SentenceSite) -> Bool {
    var offset = site.first
    // How many more scalars may belong to the verb.
    var verb = 0
    for _ in 0..<16 {
      let scalar = text.scalar(at: offset)
      guard scalar.kind.isLetterOrDigit else { return verb > 0 && !scalar.isNone }
      let isSuffix = (0x3041...0x3096).contains(scalar.value) || Self.isVerbSuffix(scalar.value)
      verb = Self.isSpeechVerb(scalar.value) ? 4 : isSuffix ? verb - 1 : 0
      offset = scalar.range.upperBound
    }
    return false
  }

  // 说 說 问 問 道 答 喊 叫 嚷 曰 念 吼 叹 嘆, 诉 訴 of “told”, and 言 尋 聞 訊 囁 呟
  private static func isSpeechVerb(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x8BF4, 0x8AAA, 0x95EE, 0x554F, 0x9053, 0x7B54, 0x558A, 0x53EB, 0x56B7, 0x66F0, 0x5FF5,
      0x543C, 0x53F9, 0x5606, 0x8BC9, 0x8A34, 0x8A00, 0x5C0B, 0x805E, 0x8A0A, 0x56C1, 0x545F:
      true
    default: false
    }
  }

  // 着 著 了 过 過 and 一 声 聲 句 of “cried once”
  private static func isVerbSuffix(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x7740, 0x8457, 0x4E86, 0x8FC7, 0x904E, 0x4E00, 0x58F0, 0x8072, 0x53E5: true
    default: false
    }
  }
}
