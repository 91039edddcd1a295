// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Prints a reading for people: an utterance a line under marks for chapters and pages.
///
/// A page that turns inside a sentence is marked at the word where it turns. Each line is printed
/// once and nothing is redrawn, so that screen readers and braille displays can follow.
struct TextPrinter: ReadAllPrinter {
  private let book: Book
  private let output: StandardOutput
  private let marks: Marks
  private var section = -1
  private var page: TextPage?

  init(_ book: Book, _ output: StandardOutput, _ marks: Marks) {
    self.book = book
    self.output = output
    self.marks = marks
  }

  func begin(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { report(diagnostic, section: nil) }
    guard marks != .none else { return }
    output.write("\(book.title.onOneLine)\n")
  }

  mutating func beginSection(_ number: Int) {
    guard marks != .none, number != section else { return }
    section = number
    let title = book.title(ofSection: number).map { ": \($0.onOneLine)" } ?? ""
    output.write("\n== Section \(number + 1)\(title)\n")
  }

  mutating func say(_ utterance: Utterance) {
    if let turn = utterance.turnsAtStart.last {
      mark(turn.to)
    } else if page == nil {
      mark(utterance.passage.page)
    }
    output.write(line(utterance, utterance.turns[utterance.turnsAtStart.endIndex...]) + "\n")
  }

  func turnPage(_ turn: PageTurn) {}

  func report(_ diagnostic: Diagnostic, section: Int?) {
    StandardError.write(
      "accessible-text: \(diagnostic.place.onOneLine): \(diagnostic.message.onOneLine)\n")
  }

  func end(utterances: Int, pageTurns: Int) {}

  private mutating func mark(_ page: TextPage?) {
    self.page = page
    guard marks == .pages, let page else { return }
    output.write("-- \(page.label)\n")
  }

  /// The spoken text, with the pages that turn inside it.
  private mutating func line(_ utterance: Utterance, _ turns: ArraySlice<Utterance.Turn>) -> String
  {
    guard marks == .pages, !turns.isEmpty else { return utterance.spoken.text.onOneLine }
    let spoken = Array(utterance.spoken.text.utf8)
    var line = ""
    var start = 0
    for turn in turns {
      let end = min(utterance.spoken.spokenOffset(of: turn.utf8Offset), spoken.count)
      line += String(decoding: spoken[start..<end], as: UTF8.self)
      if let to = turn.to {
        let isAtEnd = end == spoken.count
        line += isAtEnd ? " [\(to.label)]" : "[\(to.label)] "
        page = to
      }
      start = end
    }
    return (line + String(decoding: spoken[start...], as: UTF8.self)).onOneLine
  }
}
