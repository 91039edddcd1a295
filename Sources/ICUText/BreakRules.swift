// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
internal import CICUShim

/// The rules that a break iterator follows.
package enum BreakRules {
  case character
  case word
  case line
  /// UAX #29 sentences as they stand, for the conformance tests.
  case uax29Sentence
  /// UAX #29 sentences, but a line break is a space: what the sentence layer begins with.
  case sentence

  init(_ kind: SegmentKind) {
    switch kind {
    case .character: self = .character
    case .word: self = .word
    case .sentence: self = .sentence
    case .lineOpportunity: self = .line
    }
  }

  var rawRules: cicu_rules {
    switch self {
    case .character: CICU_CHARACTER
    case .word: CICU_WORD
    case .line: CICU_LINE
    case .uax29Sentence: CICU_UAX29_SENTENCE
    case .sentence: CICU_SENTENCE
    }
  }
}
