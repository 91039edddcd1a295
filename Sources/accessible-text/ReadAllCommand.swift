// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Publications
import Speech

/// `read-all`: reads a book to its end, as text.
enum ReadAllCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    let options = try Options(
      arguments,
      Book.options + ReadingOptions.definitions + [
        .value("from"), .value("to"), .value("limit"), .value("marks"), .flag("cfi"),
        .flag("speak"),
      ])
    if options.has("help") { return output.write(Help.readAll) }
    let marks = try options.choice("marks", default: Marks.pages)
    let limit = try options.number("limit", default: .max, most: .max)
    if options.has("cfi"), !options.has("json") {
      throw .usage("--cfi adds to what --json prints.")
    }
    if options.has("speak"), options.has("json") {
      throw .usage("--speak prints for people, and --json for programs.")
    }
    let preferences = try ReadingOptions.preferences(options)
    let from = try options.value("from").map { text throws(ToolError) in try Place(text) }
    let to = try options.value("to").map { text throws(ToolError) in try Place(text) }

    let book = try Book(options)
    let extent = try Extent(from: from, to: to, in: book)
    var printer: any ReadAllPrinter =
      options.has("json")
      ? JSONPrinter(book, output, withCFIs: options.has("cfi"))
      : TextPrinter(book, output, marks)
    printer.begin(book.publication.diagnostics)
    var run = ReadAllRun(book: book, extent: extent, limit: limit)
    guard options.has("speak") else { return run.read(preferences, &printer) }
    let voice: any Voice
    do throws(VoiceError) {
      voice = try VoiceChoice.best(segmenter: ICUSegmenter())
    } catch {
      output.flush()
      throw .book(error.description)
    }
    try run.speak(preferences, voice, &printer, output)
  }
}

/// One reading: drives the controller with a voice that has said everything at once.
private struct ReadAllRun {
  let book: Book
  let extent: Extent
  let limit: Int
  private var utterances = 0
  private var pageTurns = 0
  /// The sections before this one have been announced.
  private var section = 0

  init(book: Book, extent: Extent, limit: Int) {
    self.book = book
    self.extent = extent
    self.limit = limit
  }

  mutating func read(_ preferences: ReadingPreferences, _ printer: inout any ReadAllPrinter) {
    guard let start = extent.start, let element = book.document.element(at: start) else {
      return finish(upTo: book.document.sectionCount, &printer)
    }
    // A book read from its start also says what was wrong with the sections before its first text.
    section = extent.isFromStart ? 0 : start.section
    var controller = ReadAllController(
      from: element, at: start, segmenter: ICUSegmenter(), preferences: preferences)
    var effects = controller.handle(.start)[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .speak(let utterance):
        guard utterances < limit, !isBeyond(utterance) else {
          effects = controller.handle(.stop)[...]
          continue
        }
        say(utterance, &printer)
        effects += controller.handle(.finished(utterance.id))
      case .turnPage(let turn):
        pageTurns += 1
        printer.turnPage(turn)
      case .finish(let ending):
        let end = ending == .endOfText ? book.document.sectionCount : section
        finish(upTo: end, &printer)
      default: break
      }
    }
  }

  /// Reads aloud; what is said is printed when it is begun.
  mutating func speak(
    _ preferences: ReadingPreferences, _ voice: any Voice, _ printer: inout any ReadAllPrinter,
    _ output: StandardOutput
  ) throws(ToolError) {
    guard let start = extent.start, let element = book.document.element(at: start) else {
      return finish(upTo: book.document.sectionCount, &printer)
    }
    section = extent.isFromStart ? 0 : start.section
    var reading = SpokenReading(
      voice,
      ReadAllController(
        from: element, at: start, segmenter: ICUSegmenter(), preferences: preferences))
    try reading.run { utterance in
      guard utterances < limit, !isBeyond(utterance) else { return false }
      say(utterance, &printer)
      output.flush()
      return true
    } turn: { turn in
      pageTurns += 1
      printer.turnPage(turn)
    } note: { text in
      output.write(text)
      output.flush()
    }
    finish(upTo: section, &printer)
  }

  private func isBeyond(_ utterance: Utterance) -> Bool {
    guard let start = utterance.passage.sources.first?.range.start else { return false }
    return extent.endsBefore(start)
  }

  private mutating func say(_ utterance: Utterance, _ printer: inout any ReadAllPrinter) {
    if let start = utterance.passage.sources.first?.range.start, start.section >= section {
      reportDiagnostics(upTo: start.section + 1, &printer)
      printer.beginSection(start.section)
    }
    utterances += 1
    printer.say(utterance)
  }

  private mutating func reportDiagnostics(upTo end: Int, _ printer: inout any ReadAllPrinter) {
    while section < end {
      for diagnostic in book.diagnostics(ofSection: section) {
        printer.report(diagnostic, section: section)
      }
      section += 1
    }
  }

  private mutating func finish(upTo end: Int, _ printer: inout any ReadAllPrinter) {
    reportDiagnostics(upTo: end, &printer)
    printer.end(utterances: utterances, pageTurns: pageTurns)
  }
}
