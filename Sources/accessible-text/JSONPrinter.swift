// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Prints a reading for programs: one JSON object a line.
///
/// Numbers start at 1; offsets are half-open
/// and count within the section's text.
struct JSONPrinter: ReadAllPrinter {
  private let book: Book
  private let output: StandardOutput
  private let cfis: CFIWriter?
  private var section = -1

  init(_ book: Book, _ output: StandardOutput, withCFIs: Bool) {
    self.book = book
    self.output = output
    cfis = withCFIs ? CFIWriter(book) : nil
  }

  func begin(_ diagnostics: [Diagnostic]) {
    var line = JSONObject()
    line.add("type", "begin")
    line.add("title", book.title)
    line.add("language", book.language.tag)
    line.add("sections", book.document.sectionCount)
    line.add("columns", book.columns)
    line.add("rows", book.rows)
    output.write(line.line)
    for diagnostic in diagnostics { report(diagnostic, section: nil) }
  }

  mutating func beginSection(_ number: Int) {
    guard number != section else { return }
    section = number
    var line = JSONObject()
    line.add("type", "section")
    line.add("section", number + 1)
    line.add("title", book.title(ofSection: number))
    output.write(line.line)
  }

  func say(_ utterance: Utterance) {
    var line = JSONObject()
    line.add("type", "utterance")
    line.add("id", utterance.id)
    line.add("kind", utterance.passage.kind.rawValue)
    line.add("role", utterance.passage.role.name)
    line.add("text", utterance.text)
    line.add("spoken", utterance.spoken.text)
    line.add("language", utterance.passage.language.tag)
    line.add("break", utterance.passage.breakBefore.name)
    line.add("pause", utterance.pauseBefore.milliseconds)
    if let start = utterance.passage.sources.first?.range.start {
      line.add("section", start.section + 1)
    }
    if let page = utterance.passage.page {
      line.add("page", page.number)
      if page.isNumberEstimated { line.add("pageIsEstimate", true) }
    }
    line.add("ranges", ranges(of: utterance.passage.sources))
    line.add("cfi", cfi(of: utterance.passage))
    output.write(line.line)
  }

  func turnPage(_ turn: PageTurn) {
    guard case .word(let utterance, _, let position) = turn.cause else { return }
    var line = JSONObject()
    line.add("type", "pageTurn")
    if let from = turn.from { line.add("from", from.number) }
    if let to = turn.to { line.add("to", to.number) }
    line.add("utterance", utterance)
    if let position {
      line.add("section", position.section + 1)
      line.add("utf8", position.utf8Offset)
    }
    if turn.to?.isNumberEstimated == true { line.add("pageIsEstimate", true) }
    output.write(line.line)
  }

  func report(_ diagnostic: Diagnostic, section: Int?) {
    var line = JSONObject()
    line.add("type", "diagnostic")
    if let section { line.add("section", section + 1) }
    line.add("place", diagnostic.place)
    line.add("message", diagnostic.message)
    output.write(line.line)
  }

  func end(utterances: Int, pageTurns: Int) {
    var line = JSONObject()
    line.add("type", "end")
    line.add("utterances", utterances)
    line.add("pageTurns", pageTurns)
    output.write(line.line)
  }

  /// The identifier of the text from the first piece to the last.
  private func cfi(of passage: Passage) -> String? {
    guard let start = passage.sources.first?.range.start, let end = passage.sources.last?.range.end
    else { return nil }
    return TextRange(start, end).flatMap { cfis?.cfi(of: $0) }
  }

  /// The ranges of the source; pieces that only a page edge parts are one.
  private func ranges(of sources: [SourcePiece]) -> [JSONObject] {
    var ranges: [TextRange] = []
    for piece in sources {
      if let last = ranges.last, last.end == piece.range.start,
        let joined = TextRange(last.start, piece.range.end)
      {
        ranges[ranges.count - 1] = joined
      } else {
        ranges.append(piece.range)
      }
    }
    return ranges.compactMap { range in
      guard let section = book.document.section(of: range.start),
        let start = section.utf16Offset(of: range.start),
        let end = section.utf16Offset(of: range.end)
      else { return nil }
      var object = JSONObject()
      object.add("section", range.start.section + 1)
      object.add("utf8", range.start.utf8Offset..<range.end.utf8Offset)
      object.add("utf16", start..<end)
      return object
    }
  }
}

extension Duration {
  /// Whole milliseconds.
  fileprivate var milliseconds: Int {
    Int(clamping: components.seconds) * 1_000
      + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
