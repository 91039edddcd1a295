// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Publications

/// `rects`: where a range of a book is shown, page by page, with the page drawn around it.
enum RectsCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    let options = try Options(arguments, Book.options + [.value("range")])
    if options.has("help") { return output.write(Help.rects) }
    guard let text = options.value("range") else { throw .usage("--range is missing.") }
    let place = try Place(text)
    let book = try Book(options)
    guard let range = try place.text(in: book)?.range, !range.isEmpty,
      let element = book.document.element(at: range.start)
    else {
      throw .usage("“\(text)” is a place without text; a range has a start and an end.")
    }
    for page in TextWalker(at: element).selectionRects(for: range) ?? [] {
      show(page, in: book, output, isJSON: options.has("json"))
    }
  }

  private static func show(
    _ selection: PageSelection, in book: Book, _ output: StandardOutput, isJSON: Bool
  ) {
    let page = selection.element.page
    guard !isJSON else {
      for rect in selection.rects { output.write(rect.json(page: page)) }
      return
    }
    output.write("-- \(page?.label ?? "a page")\n")
    for rect in selection.rects { output.write("\(rect.description)\n") }
    // A picture of a page is no page of cells.
    guard !book.publication.hasOwnLayout, let page,
      let lines = book.document.section(page.section).flatMap({ book.document.layout(of: $0) })?
        .lines(onPage: page.index)
    else { return }
    output.write(PageDrawing(lines, columns: book.columns, marking: selection.rects).text)
  }
}
