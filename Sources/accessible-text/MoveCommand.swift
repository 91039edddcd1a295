// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// `move`: goes through a book unit by unit and shows each unit that is reached.
enum MoveCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    let options = try Options(
      arguments,
      Book.options + [
        .value("from"), .value("by"), .value("count"), .flag("backward"), .flag("ends"),
      ])
    if options.has("help") { return output.write(Help.move) }
    let granularity = try options.choice("by", default: Granularity.word).value
    let direction: StorageDirection = options.has("backward") ? .backward : .forward
    let edge: TextUnitEdge = options.has("ends") ? .end : .start
    let count = try options.number("count", default: 1, most: .max)
    let from = try options.value("from").map { text throws(ToolError) in try Place(text) }

    let book = try Book(options)
    let start = try from?.start(in: book) ?? book.document.firstElement?.textRange.start
    guard let start, let element = book.document.element(at: start) else { return }
    let printer = UnitPrinter(book, output, isJSON: options.has("json"))
    var walker = TextWalker(at: element)
    var caret = TextCaret(start)
    for _ in 0..<count {
      let moved = walker.move(caret, by: granularity, direction, to: edge)
      guard let moved,
        let range = walker.unit(
          granularity, at: moved.caret.position,
          affinity: edge == .end ? .upstream : moved.caret.affinity)
      else {
        return printer.end(granularity)
      }
      caret = moved.caret
      printer.show(range, of: moved.element, pagesTurned: moved.pagesTurned)
    }
  }
}
