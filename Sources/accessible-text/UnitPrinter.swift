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
    let text = element.text(in: range) ?? ""
    let section = book.document.section(of: range.start)
    let utf16 = section.flatMap { section in
      section.utf16Offset(of: range.start).flatMap { start in
        section.utf16Offset(of: range.end).map { start..<max(start, $0) }
      }
    }
    guard isJSON else {
      let page = element.page.map { ", \($0.label)" } ?? ""
      let place = "\(range.start.section + 1):\(range.start.utf8Offset)-\(range.end.utf8Offset)"
      return output.write("\(place)\(page): \(text.onOneLine)\n")
    }
    var line = JSONObject()
    line.add("type", "unit")
    line.add("text", text)
    line.add("section", range.start.section + 1)
    if let page = element.page {
      line.add("page", page.number)
      if page.isNumberEstimated { line.add("pageIsEstimate", true) }
    }
    line.add("utf8", range.start.utf8Offset..<max(range.start.utf8Offset, range.end.utf8Offset))
    if let utf16 { line.add("utf16", utf16) }
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
