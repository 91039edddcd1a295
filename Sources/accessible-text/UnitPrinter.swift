// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Shows units of a book: for people or for programs.
struct UnitPrinter {
  private let book: Book
  private let output: StandardOutput
  private let isJSON: Bool

  init(_ book: Book, _ output: StandardOutput, isJSON: Bool) {
    self.book = book
    self.output = output
    self.isJSON = isJSON
  }

  func show(_ range: TextRange, of element: any TextInputModel, pagesTurned: Int) {
    let text = TextWalker(at: element).text(in: range) ?? ""
    guard isJSON else {
      let page = element.page.map { ", \($0.label)" } ?? ""
      return output.write("\(range.shortPlace)\(page): \(text.onOneLine)\n")
    }
    var line = JSONObject()
    line.add("type", "unit")
    line.add("text", text)
    line.add(range, in: book)
    line.add(element.page)
    line.add("pagesTurned", pagesTurned)
    output.write(line.line)
  }

  /// There is no further unit.
  func end(_ granularity: TextGranularity) {
    guard isJSON else { return output.write("There is no further \(granularity).\n") }
    var line = JSONObject()
    line.add("type", "boundary")
    output.write(line.line)
  }
}
