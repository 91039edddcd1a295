// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// `select`: selects text, shows it and says what a screen reader would, and keeps it in a notebook.
enum SelectCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    let options = try Options(
      arguments,
      Book.options + [
        .value("from"), .value("to"), .value("by"), .value("count"), .value("extend"),
        .value("save"),
      ])
    if options.has("help") { return output.write(Help.select) }
    let wish = try SelectionWish(options)
    let notebook = try options.value("save").map { path throws(ToolError) in
      try Notebook(path, book: try options.book())
    }
    let book = try Book(options)
    let start = try wish.start(in: book)
    guard let element = book.document.element(at: start.start.position) else {
      throw .usage("There is no text to select there.")
    }
    let controller = TextSelectionController(in: element)
    let printer = SelectionPrinter(book, output, isJSON: options.has("json"))
    let observer = SelectionAnnouncer(printer)
    controller.observer = observer
    try wish.select(from: start, in: controller, book) { printer.end($0) }
    guard let selection = controller.selection, !selection.isEmpty else {
      return printer.nothing()
    }
    printer.show(selection.range, in: controller.element)
    guard let notebook,
      let note = Note(of: selection.range, in: controller.element, of: book)
    else { return }
    try notebook.append(note)
    printer.saved(to: notebook.path, EditAction.saveSelection.answer(to: .done).said)
  }
}

/// What is to be selected.
struct SelectionWish {
  private let from: Place?
  private let to: Place?
  private let unit: TextGranularity?
  private let extensions: [Extension]

  /// A move of the selection's end.
  private struct Extension {
    let granularity: TextGranularity
    let direction: StorageDirection
    let count: Int
  }

  init(_ options: Options) throws(ToolError) {
    from = try options.value("from").map { text throws(ToolError) in try Place(text) }
    to = try options.value("to").map { text throws(ToolError) in try Place(text) }
    unit =
      options.has("by") ? try options.choice("by", default: Granularity.word).value : nil
    if to != nil, unit != nil { throw .usage("--to and --by are two ways to select; take one.") }
    if unit == nil, options.has("count") { throw .usage("--count counts the units of --by.") }
    var extensions: [Extension] = []
    let count = try options.number("count", default: 1, most: .max)
    if let unit, count > 1 {
      extensions.append(Extension(granularity: unit, direction: .forward, count: count - 1))
    }
    for text in options.all("extend") { extensions.append(try Self.extend(text)) }
    if from == nil, to == nil, unit == nil, extensions.isEmpty {
      throw .usage(
        "What to select is missing: --from PLACE, --to PLACE, --by UNIT or --extend UNIT.")
    }
    self.extensions = extensions
  }

  private static func extend(_ text: String) throws(ToolError) -> Extension {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let granularity = Granularity(rawValue: parts[0]),
      let count = parts.count == 2 ? Int(parts[1]) : 1, count != 0
    else {
      throw .usage("--extend takes a unit and a number, as sentence or word:-2; not “\(text)”.")
    }
    return Extension(
      granularity: granularity.value, direction: count < 0 ? .backward : .forward,
      count: Int(clamping: count.magnitude))
  }

  /// The text of the place that the selection starts at.
  func start(in book: Book) throws(ToolError) -> PlacedText {
    let place = try from.flatMap { place throws(ToolError) in try place.text(in: book) }
    let first = book.document.firstElement.map { TextCaret($0.textRange.start) }
    guard let start = from == nil ? first.map({ PlacedText(start: $0, end: $0) }) : place else {
      throw .usage("There is no text to select there.")
    }
    return start
  }

  /// Selects step by step; `end` is told of a unit of which there is no further.
  ///
  /// Where nothing says how far, all of the place is selected.
  func select(
    from place: PlacedText, in controller: TextSelectionController, _ book: Book,
    end: (TextGranularity) -> Void
  ) throws(ToolError) {
    let start = place.start.position
    let isDone: Bool
    if let unit {
      isDone = controller.select(unit, at: TextCaret(start))
    } else {
      let isAll = to == nil && extensions.isEmpty
      let focus = try to.flatMap { to throws(ToolError) in try to.text(in: book, after: start)?.end
      }
      let selection = TextSelection(
        anchor: start, focus: focus ?? (isAll ? place.end : TextCaret(start)))
      isDone = controller.select(selection)
    }
    guard isDone else { throw .usage("There is no such text at \(start.place).") }
    for step in extensions {
      var moved = 0
      while moved < step.count, controller.extend(by: step.granularity, step.direction) {
        moved += 1
      }
      if moved < step.count { end(step.granularity) }
    }
  }
}
