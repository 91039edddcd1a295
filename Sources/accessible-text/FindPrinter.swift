// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Shows the places where words were found: for people or for programs.
final class FindPrinter {
  private let book: Book
  private let output: StandardOutput
  private let isJSON: Bool
  private let locators: CFIWriter
  private var units: FindUnits?

  init(_ book: Book, _ output: StandardOutput, isJSON: Bool) {
    self.book = book
    self.output = output
    self.isJSON = isJSON
    locators = CFIWriter(book)
  }

  /// Shows a find in its sentence.
  func show(_ find: TextRange, in section: TextSection) {
    var units = begin(section)
    let surroundings = FindSurroundings(of: find, in: &units)
    self.units = units
    let page = book.document.element(at: find.start)?.page
    let locator = locators.cfi(of: find)
    guard !isJSON else {
      var line = JSONObject()
      line.add("type", "find")
      line.add("text", surroundings.text)
      line.add("before", surroundings.before)
      line.add("after", surroundings.after)
      line.add("title", book.title(ofSection: find.start.section))
      line.add(find, in: book)
      line.add(page)
      line.add("place", find.place)
      line.add("locator", locator ?? find.shortPlace)
      return output.write(line.line)
    }
    let label = page.map { ", \($0.label)" } ?? ""
    output.write("\(find.shortPlace)\(label): \(surroundings.marked.onOneLine)\n")
    if let locator { output.write("  \(locator.onOneLine)\n") }
  }

  /// All places have been shown.
  func end(finds: Int, words: String) {
    guard isJSON else {
      if finds == 0 { output.write("“\(words.onOneLine)” is not in the text.\n") }
      return
    }
    var line = JSONObject()
    line.add("type", "end")
    line.add("finds", finds)
    output.write(line.line)
  }

  /// The units of a section; where it is another one than before, its title is shown.
  private func begin(_ section: TextSection) -> FindUnits {
    if let units, units.section === section { return units }
    let gap = units == nil ? "" : "\n"
    let number = section.textRange.start.section
    let title = book.title(ofSection: number).map { ": \($0.onOneLine)" } ?? ""
    if !isJSON { output.write("\(gap)== Section \(number + 1)\(title)\n") }
    return FindUnits(section)
  }
}
