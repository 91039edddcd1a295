// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The marks around a `q`, which are not in the source: a reader is shown them, and hears them as pauses.
///
/// They are those of the language around the quotation, the inner ones inside another quotation.
/// - SeeAlso: HTML, rendering of quotes; the marks are CLDR's.
extension SectionWalker {
  func openQuotation(_ frame: inout Frame) {
    guard !frame.hasOwnQuotes, !frame.isInvisible, frame.capture == nil else { return }
    let depth = frames.count { if case .quotation = $0.ending { true } else { false } }
    let language = frames.last?.style.language ?? document.language
    let marks = QuotationMarks(language: language, depth: depth)
    writeMark(marks.open, frame)
    frame.ending = .quotation(close: marks.close)
  }

  func writeMark(_ mark: String, _ frame: Frame) { writer.text(Array(mark.utf8).span, frame.style) }
}
