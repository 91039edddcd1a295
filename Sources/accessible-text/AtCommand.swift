// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// `at`: what is shown at a point of a page: the character, word, line and sentence a finger would find.
enum AtCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    let options = try Options(arguments, Book.options + [.value("page"), .value("point")])
    if options.has("help") { return output.write(Help.at) }
    let place = try options.value("page").map { text throws(ToolError) in
      Int(text) == nil ? try Place(text) : .page(try options.number("page", default: 1, most: .max))
    }
    let point = try point(options.value("point"))

    let book = try Book(options)
    guard let shown = try (place ?? .page(1)).page(in: book),
      let section = book.document.section(shown.section),
      let lines = book.document.layout(of: section)?.lines(onPage: shown.page),
      let place = lines.caret(closestTo: point),
      let element = book.document.element(at: place.position, affinity: place.affinity),
      let caret = element.closestPosition(to: point)
    else {
      return output.write(options.has("json") ? "" : "There is no text on the page.\n")
    }
    let printer = UnitPrinter(book, output, isJSON: options.has("json"))
    if let character = element.characterRange(at: point) {
      printer.show(character, of: element, pagesTurned: 0)
    }
    for granularity in [TextGranularity.word, .line, .sentence] {
      let unit = TextWalker(at: element).unit(
        granularity, at: caret.position, affinity: caret.affinity)
      if let unit {
        printer.show(unit, of: element, pagesTurned: 0)
      }
    }
  }

  private static func point(_ text: String?) throws(ToolError) -> Point {
    let numbers = text?.split(separator: ",").compactMap { Double($0) } ?? []
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else {
      throw .usage("--point takes two numbers, as 12,3, in cells from the top left of the page.")
    }
    return Point(x: numbers[0], y: numbers[1])
  }
}
