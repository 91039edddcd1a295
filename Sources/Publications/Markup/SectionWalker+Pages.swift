// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SectionWalker {
  /// A page of the printed edition starts; the number in the text is its label and is not read.
  func startPageBreak(_ element: MarkupElement, _ frame: inout Frame) {
    frame.isSkipped = true
    let label =
      ["title", "aria-label"].lazy.compactMap { element[$0]?.collapsed }.first { !$0.isEmpty }
      ?? pageLabel(of: element)
    if let label {
      writer.startPage(label)
    } else {
      frame.capture = frames.count
      frame.ending = .pageLabel
    }
  }

  /// The label that the page list gives the page which starts at an element.
  func pageLabel(of element: MarkupElement) -> String? {
    guard !document.pageLabels.isEmpty else { return nil }
    return element.anchor.flatMap { document.pageLabels[$0] }
  }
}
