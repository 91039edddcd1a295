// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The text of one file of scanned pages, and the lines and pages that show it.
struct ScanText {
  let content: SectionContent
  private let lines: [PlacedScanLine]
  private let firstLines: [Int]

  /// Makes the text of some pages out of all that are known around them.
  ///
  /// Running heads come back on other pages, paragraphs run over them, and the words of all are the
  /// lexicon of each: the more pages, the better.
  init(
    _ pages: [ScanPage], of range: Range<Int>, language: TextLanguage, diagnostics: [Diagnostic]
  ) {
    var pages = pages
    ScanArtifacts.mark(&pages)
    ScanParagraphs.settle(&pages)
    ScanHyphens.settle(&pages)
    var writer = ScanWriter(language: language)
    for diagnostic in diagnostics { writer.addDiagnostic(diagnostic) }
    for page in pages[range.clamped(to: pages.indices)] { writer.write(page) }
    lines = writer.lines
    firstLines = writer.firstLines
    content = writer.finish()
  }

  /// The lines of a section that holds the content.
  ///
  /// Boxes that no layout could have cost their line its words' boxes, never its text.
  ///
  /// - Returns: `nil` for a section of other content.
  func layout(of section: TextSection) -> SectionLayout? {
    for withWords in [true, false] {
      do {
        let lines = try LineLayout(self.lines.map { $0.line(withWords: withWords) }, in: section)
        return try SectionLayout(lines: lines, firstLineOfEachPage: firstLines)
      } catch {
        continue
      }
    }
    return nil
  }
}
