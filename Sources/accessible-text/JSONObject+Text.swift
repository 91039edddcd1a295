// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension JSONObject {
  /// Adds the place of a range, as its section and its offsets there.
  ///
  /// Where it ends in another section it has a start and an end instead.
  mutating func add(_ range: TextRange, in book: Book) {
    add("section", range.start.section + 1)
    guard range.start.section == range.end.section else {
      add("start", range.start.utf8Offset)
      add("endSection", range.end.section + 1)
      return add("end", range.end.utf8Offset)
    }
    add("utf8", range.start.utf8Offset..<range.end.utf8Offset)
    guard let section = book.document.section(of: range.start),
      let start = section.utf16Offset(of: range.start), let end = section.utf16Offset(of: range.end)
    else { return }
    add("utf16", start..<end)
  }

  /// The number of a page; one that is an estimate says so.
  mutating func add(_ page: TextPage?) {
    guard let page else { return }
    add("page", page.number)
    if page.isNumberEstimated { add("pageIsEstimate", true) }
  }
}
