// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Shows a reading: for people or for programs.
protocol ReadAllPrinter {
  mutating func begin(_ diagnostics: [Diagnostic])
  mutating func beginSection(_ number: Int)
  mutating func say(_ utterance: Utterance)
  mutating func turnPage(_ turn: PageTurn)
  mutating func report(_ diagnostic: Diagnostic, section: Int?)
  mutating func end(utterances: Int, pageTurns: Int)
}

/// Which marks stand between the utterances that are printed for people.
enum Marks: String, CaseIterable {
  case none, sections, pages
}
