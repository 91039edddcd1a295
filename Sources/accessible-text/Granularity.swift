// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A granularity as it is named on the command line.
enum Granularity: String, CaseIterable {
  case character, word, wordWithSpace = "word-with-space", spokenWord = "spoken-word"
  case sentence, line, paragraph, page, section

  var value: TextGranularity {
    switch self {
    case .character: .character
    case .word: .word
    case .wordWithSpace: .wordWithSpace
    case .spokenWord: .spokenWord
    case .sentence: .sentence
    case .line: .line
    case .paragraph: .paragraph
    case .page: .page
    case .section: .section
    }
  }
}
