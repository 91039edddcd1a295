// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText

/// `find`: finds words in a book and shows each place where they stand.
enum FindCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    var options = try Options(
      arguments,
      Book.options + [
        .value("from"), .value("to"), .value("limit"), .flag("case"), .flag("accents"),
        .flag("width"), .flag("whole-words"),
      ])
    if options.has("help") { return output.write(Help.find) }
    let words = options.takeWords()
    guard !words.isEmpty else {
      throw .usage("What to find is missing: accessible-text find BOOK WORDS.")
    }
    let limit = try options.number("limit", default: .max, most: .max)
    let from = try options.value("from").map { text throws(ToolError) in try Place(text) }
    let to = try options.value("to").map { text throws(ToolError) in try Place(text) }

    let book = try Book(options)
    guard
      let search = TextSearch(
        words, language: book.language, options: TextSearch.Options(options))
    else {
      throw .usage("There is nothing to look for in “\(words.onOneLine)”.")
    }
    let extent = try Extent(from: from, to: to, in: book)
    let printer = FindPrinter(book, output, isJSON: options.has("json"))
    let count = find(search, in: book, extent, limit: limit, printer)
    printer.end(finds: count, words: words)
  }

  /// Shows the places section by section, so that the first is there before the last was looked for.
  private static func find(
    _ search: TextSearch, in book: Book, _ extent: Extent, limit: Int, _ printer: FindPrinter
  ) -> Int {
    guard let start = extent.start else { return 0 }
    var count = 0
    for number in start.section..<book.document.sectionCount {
      guard let section = book.document.section(number),
        !extent.endsBefore(section.textRange.start)
      else { break }
      let finds = search.ranges(
        in: section, from: number == start.section ? start : nil, limit: limit - count)
      for find in finds {
        guard !extent.endsBefore(find.start), extent.holds(find.end) else { return count }
        printer.show(find, in: section)
        count += 1
      }
      guard count < limit else { break }
    }
    return count
  }
}

extension TextSearch.Options {
  /// What a person wants to be told apart.
  fileprivate init(_ options: Options) {
    self = []
    if options.has("case") { insert(.cases) }
    if options.has("accents") { insert(.accents) }
    if options.has("width") { insert(.widths) }
    if options.has("whole-words") { insert(.wholeWords) }
  }
}
