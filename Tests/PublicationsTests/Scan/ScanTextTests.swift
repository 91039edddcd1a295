// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct ScanTextTests {
  @Test func `lines of a paragraph are joined, paragraphs are not`() {
    let scan = ScannedText(
      TestScan(
        """


        The tide was out and
        the mud shone.

        Nobody came that day.
        """))
    #expect(
      scan.rendering == """
        [paragraph] The tide was out and the mud shone.
        [paragraph] Nobody came that day.
        """)
    #expect(
      scan.lines == [["The tide was out and ", "the mud shone.", "Nobody came that day."]])
    #expect(scan.section.language == TextLanguage("en"))
  }

  /// Two pages, the paragraph between them cut at the end of the first.
  private static let book = TestScan(
    """
    THE LAMP AT LOW WATER

    The ferryman had taken the
    oars in and the boat went

            7
    """,
    """
    THE LAMP AT LOW WATER

    round with the tide as if

            8
    """,
    """
    THE LAMP. AT LOW WATFR

    it knew the way home.

            9
    """)

  @Test func `a paragraph runs over pages, and heads and page numbers stand beside it`() {
    #expect(
      ScannedText(Self.book).rendering == """
        [artifact] THE LAMP AT LOW WATER
        [paragraph] The ferryman had taken the oars in and the boat went\(" ")
        [artifact] 7
        [artifact] THE LAMP AT LOW WATER
        +[paragraph] round with the tide as if\(" ")
        [artifact] 8
        [artifact] THE LAMP. AT LOW WATFR
        +[paragraph] it knew the way home.
        [artifact] 9
        """)
  }

  @Test func `the number of a page labels its first word`() {
    let scan = ScannedText(Self.book)
    let labels = scan.section.attributes(in: scan.section.textRange).compactMap { run in
      if case .printPage(let label) = run.attribute {
        "\(label) \(scan.section.text(in: run.range) ?? "")"
      } else {
        nil
      }
    }
    #expect(labels == ["7 The", "8 round", "9 it"])
  }

  @Test func `a page number alone in its place is a text`() {
    let scan = ScannedText(TestScan("\n\nThe tide was out.\n\n     I\n\n\nIt came in."))
    #expect(!scan.rendering.contains("artifact"))
  }

  @Test func `a title that is larger than a running head is no artifact`() {
    let scan = ScannedText(
      TestScan(
        "\n\n\n\n\n   SMALL HOURS\n\nIt was late in the year.",
        "SMALL HOURS\n\nThe tide was out by then.", "SMALL HOURS\n\nNobody came."))
    #expect(scan.rendering.hasPrefix("[paragraph] SMALL HOURS\n[paragraph] It was"))
    #expect(scan.rendering.components(of: "[artifact] SMALL HOURS") == 2)
  }

  @Test func `indents part paragraphs that were recognized as one`() {
    let scan = ScannedText(
      TestScan(
        """
        A boy stood on the quay with a
        lamp.
          Nobody knew his name there.
          He held the lamp up high, and
        looked at the water.
          The tide had turned by then.
        """))
    #expect(
      scan.rendering == """
        [paragraph] A boy stood on the quay with a lamp.
        [paragraph] Nobody knew his name there.
        [paragraph] He held the lamp up high, and looked at the water.
        [paragraph] The tide had turned by then.
        """)
  }

  @Test func `columns are read one after the other, and paragraphs run over their ends`() {
    let scan = ScannedText(
      """
      <div class='ocr_page' title='bbox 0 0 400 100'>
      <div class='ocr_carea'><p class='ocr_par'>
      \(Self.line("The tide went out and", 0, 0)) \(Self.line("the boats lay on the", 0, 20))
      </p></div><div class='ocr_carea'><p class='ocr_par'>
      \(Self.line("mud until it came in", 220, 0)) \(Self.line("again.", 220, 20))</p></div></div>
      """)
    #expect(
      scan.rendering
        == "[paragraph] The tide went out and the boats lay on the mud until it came in again.")
  }

  private static func line(_ text: String, _ x: Int, _ y: Int) -> String {
    "<span class='ocr_line' title='bbox \(x) \(y) \(x + text.count * 9) \(y + 20)'>\(text)</span>"
  }

  @Test func `a word that was recognized badly is marked`() {
    let scan = ScannedText(TestScan("The ~tlde was out."))
    let runs = scan.section.attributes(in: scan.section.textRange)
    #expect(runs.map { scan.section.text(in: $0.range) } == ["tlde"])
    #expect(runs.map(\.attribute) == [.doubtful(confidence: 20)])
  }

  @Test func `East Asian words stand without spaces between them`() {
    let scan = ScannedText(TestScan("吾輩 は 猫\n で ある。", language: "jpn"))
    #expect(scan.rendering == "[paragraph] 吾輩は猫である。")
    #expect(scan.section.language == TextLanguage("ja"))
  }

  @Test func `a blank page is an empty block on a page of its own`() {
    let scan = ScannedText(TestScan("One page.", "", "Another page."))
    #expect(scan.rendering == "[paragraph] One page.\n[paragraph] \n[paragraph] Another page.")
    #expect(scan.lines == [["One page."], [""], ["Another page."]])
  }

  @Test func `headings and captions are known by the classes of lines and areas`() {
    let scan = ScannedText(
      """
      <div class='ocr_page' title='bbox 0 0 400 100'><p class='ocr_par'>
      <span class='ocr_header' title='bbox 0 0 90 20'>A Lamp</span>
      <span class='ocr_line' title='bbox 0 20 90 40'>It shone.</span></p>
      <div class='ocr_caption' title='bbox 0 40 90 60'>The quay</div>
      <div class='ocr_pageno' title='bbox 0 80 90 100'>12</div></div>
      """)
    #expect(
      scan.rendering == """
        [heading] A Lamp
        [paragraph] It shone.
        [caption] The quay
        [artifact] 12
        """)
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    split(separator: "\n").count { $0 == text }
  }
}
