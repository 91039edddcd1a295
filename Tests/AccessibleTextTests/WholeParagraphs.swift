// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// The units of a document found the naive way: each paragraph is put together from all elements that
/// it runs over, and cut as one text.
///
/// - Returns: `nil` for units that a paragraph alone does not decide.
func wholeParagraphUnits(
  of granularity: TextGranularity, in document: TextDocument
) -> [TextRange]? {
  guard JoinedParagraph.decides(granularity) else { return nil }
  var units: [TextRange] = []
  var paragraph: [TextElement] = []
  for element in elements(of: document) {
    paragraph.append(element)
    guard element.joinToNext == .newParagraph || element.next == nil else { continue }
    units += JoinedParagraph(paragraph).units(granularity)
    paragraph = []
  }
  return units
}

/// The ranges without the line feeds at their ends: those between two blocks belong to no element, and
/// it is not decided here which unit has them.
func withoutLineEnds(_ ranges: [TextRange], in document: TextDocument) -> [TextRange] {
  ranges.compactMap { range in
    guard var start = document.section(of: range.start)?.utf8[range.start.utf8Offset...],
      var end = document.section(of: range.end)?.utf8[..<range.end.utf8Offset]
    else { return nil }
    start = start.drop { $0 == UInt8(ascii: "\n") }
    while end.last == UInt8(ascii: "\n") { end.removeLast() }
    guard
      let first = document.section(range.start.section)?.position(atUTF8: start.startIndex),
      let last = document.section(range.end.section)?.position(atUTF8: end.endIndex),
      first.compare(to: last) == .ascending
    else { return nil }
    return TextRange(first, last)
  }
}

extension TextSection {
  fileprivate var utf8: [UInt8] { Array((text(in: textRange) ?? "").utf8) }
}
