// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Publications

/// `rects`: where a range of a book is shown, page by page, with the page drawn around it.
enum RectsCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    let options = try Options(arguments, Book.options + [.value("range")])
    if options.has("help") { return output.write(Help.rects) }
    guard let text = options.value("range") else { throw .usage("--range is missing.") }
    let place = text.split(separator: "-", omittingEmptySubsequences: false)
    guard place.count == 2, let end = Int(place[1]),
      case .offset(let number, let start) = try Place(String(place[0]))
    else {
      throw .usage(
        "A range is a section, a start and an end in its text, as 3:120-140; not “\(text)”.")
    }
    let book = try Book(options)
    guard number <= book.document.sectionCount, let section = book.document.section(number - 1),
      let first = section.position(atUTF8: start), let last = section.position(atUTF8: end),
      let range = TextRange(first, last), let layout = book.document.layout(of: section)
    else { throw .usage("Section \(number) has no text from \(start) to \(end).") }

    for page in 0..<layout.pageCount {
      guard let lines = layout.lines(onPage: page), let rects = lines.selectionRects(for: range),
        !rects.isEmpty
      else { continue }
      let page = book.document.page(page, ofSection: number - 1)
      guard options.has("json") else {
        output.write("-- \(page?.label ?? "a page")\n")
        for rect in rects { output.write("\(rect.description)\n") }
        // A picture of a page is no page of cells.
        guard !book.publication.hasOwnLayout else { continue }
        output.write(PageDrawing(lines, columns: book.columns, marking: rects).text)
        continue
      }
      for rect in rects { output.write(rect.json(page: page)) }
    }
  }
}
