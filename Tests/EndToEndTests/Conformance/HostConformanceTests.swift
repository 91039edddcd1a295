// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import ICUText
import Publications
import Testing
import TextLayout

/// Hosts that have little in common hold the same contract, over texts that hurt.
@Suite("Hosts conform", .timeLimit(.minutes(20)))
struct HostConformanceTests {
  @Test(arguments: HardText.all)
  func `a document laid out in cells does`(hard: HardText) {
    let text = hard.text
    for (columns, rows) in [(5, 2), (12, 3), (60, 30)] {
      let layout = FixedPitchLayout(columns: columns, rows: rows, bidi: ICUBidiResolver())
      let document = TextDocument(sectionCount: 2, segmenter: ICUSegmenter()) { _ in
        SectionContent(paragraphs: text)
      }.laidOut(by: layout.layout)
      guard let first = document.firstElement else { continue }
      expectConformance(of: first)
    }
  }

  @Test(arguments: HardText.all)
  func `a drawn view with a line breaker of its own does`(hard: HardText) {
    expectConformance(of: DrawnView(hard.text, width: 90))
  }

  @Test(arguments: HardText.all)
  func `a scan with boxes of words does`(hard: HardText) {
    expectConformance(of: ScanView(hard.text))
  }

  @Test(arguments: HardText.all)
  func `a host with one page at a time does`(hard: HardText) {
    // The page's edge is inside a word, or wherever the middle of the text is.
    let middle = hard.text.index(hard.text.startIndex, offsetBy: hard.text.count / 2)
    let reader = Reader([String(hard.text[..<middle]), String(hard.text[middle...]), "The end."])
    var check = TextInputModelConformance(of: reader.shownPage)
    check.paging = reader
    #expect(check.check() == [])
  }

  @Test(arguments: HardText.all)
  func `a plain string does`(hard: HardText) {
    expectConformance(of: PlainTextView(hard.text))
  }

  @Test(arguments: CorpusText.prose)
  func `a book of the corpus does`(text: CorpusText) throws {
    let publication = try Publication.open(text.path)
    let layout = FixedPitchLayout(columns: 40, rows: 12, bidi: ICUBidiResolver())
    let document = TextDocument(
      sectionCount: publication.sectionCount, segmenter: ICUSegmenter(),
      load: { publication.content(ofSection: $0) }
    ).laidOut(by: layout.layout)
    var check = TextInputModelConformance(of: try #require(document.firstElement), seed: 7)
    check.sampledElements = 12
    #expect(check.check() == [])
  }

  private func expectConformance(of element: some TextInputModel) {
    #expect(TextInputModelConformance(of: element).check() == [])
  }
}
