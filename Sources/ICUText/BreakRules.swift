// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
internal import CICUShim

/// The rules that a break iterator follows.
package enum BreakRules {
  case character
  case word
  case line
  /// Only tests ask for them: the segmenter finds sentences by rules of its own.
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
    case .sentence: CICU_SENTENCE
    }
  }
}
