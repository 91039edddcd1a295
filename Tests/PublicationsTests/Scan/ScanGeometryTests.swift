// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct ScanGeometryTests {
  @Test func `a word is drawn where its box is, in the pixels of its page`() {
    let scan = ScannedText(TestScan("The tide was out", "and   came in"))
    #expect(scan.rects(of: "tide") == [["40 0 80 20"]])
    #expect(scan.rects(of: "came") == [["60 0 100 20"]])
    #expect(scan.character(at: 45, 10) == "t")
    #expect(scan.character(at: 95, 10, page: 1) == "e")
  }

  @Test func `a word that is parted by a line's end has two rects`() {
    let scan = ScannedText(TestScan("A most curi-\nous boy"))
    #expect(scan.rendering == "[paragraph] A most curious boy")
    #expect(scan.rects(of: "curious") == [["70 0 120 20", "0 20 30 40"]])
    #expect(scan.character(at: 25, 30) == "s")
  }

  @Test func `a word that is parted by a page's end has a rect on each page`() {
    let scan = ScannedText(TestScan("A most curi-", "ous boy"))
    #expect(scan.rects(of: "curi\nous") == [["70 0 120 20"], ["0 0 30 20"]])
  }

  @Test func `Hebrew lines run from right to left, and numbers in them do not`() {
    let scan = ScannedText(TestScan("םולש 1948 תנש", language: "heb", direction: "rtl"))
    #expect(scan.rects(of: "1948") == [["50 0 90 20"]])
    #expect(scan.character(at: 125, 10) == "ת")
    #expect(scan.character(at: 55, 10) == "1")
    #expect(scan.character(at: 85, 10) == "8")
  }

  @Test func `a line of characters on top of each other runs down`() {
    let scan = ScannedText(
      """
      <div class='ocr_page' title='bbox 0 0 100 200'><p class='ocr_par' lang='jpn_vert'>
      <span class='ocr_line' title='bbox 60 0 80 120'>
      <span class='ocrx_word' title='bbox 60 0 80 60'>吾輩は</span>
      <span class='ocrx_word' title='bbox 60 80 80 120'>猫だ</span></span></p></div>
      """)
    #expect(scan.rendering == "[paragraph] 吾輩は猫だ")
    #expect(scan.character(at: 70, 50) == "は")
    #expect(scan.rects(of: "猫") == [["60 80 80 100"]])
  }

  @Test(arguments: [(90.0, "w", "e"), (270.0, "e", "w"), (180.0, "w", "e")])
  func `text that is turned runs up, down, or upside down`(
    angle: Double, atStart: String, atEnd: String
  ) {
    let isFlat = angle == 180
    let box = isFlat ? "0 0 90 20" : "0 0 20 90"
    let (one, other) =
      isFlat
      ? ("50 0 90 20", "0 0 40 20")
      : angle == 90
        ? ("0 50 20 90", "0 0 20 40") : ("0 0 20 40", "0 50 20 90")
    let scan = ScannedText(
      """
      <div class='ocr_page' title='bbox 0 0 200 200'><p class='ocr_par'>
      <span class='ocr_line' title='bbox \(box); textangle \(angle)'>
      <span class='ocrx_word' title='bbox \(one)'>ebbe</span>
      <span class='ocrx_word' title='bbox \(other)'>show</span></span></p></div>
      """)
    #expect(scan.rendering == "[paragraph] ebbe show")
    #expect(scan.character(at: isFlat ? 2 : 10, isFlat ? 10 : 2) == atStart)
    #expect(scan.character(at: isFlat ? 88 : 10, isFlat ? 10 : 88) == atEnd)
  }

  @Test(arguments: [
    """
    <span class='ocrx_word' title='bbox 0 0 60 20'><span class='ocrx_cinfo' title='x_bboxes 0 0 10 20'>t</span>\
    <span class='ocrx_cinfo' title='x_bboxes 10 0 50 20'>w</span>\
    <span class='ocrx_cinfo' title='x_bboxes 50 0 60 20'>o</span></span>
    """,
    "<span class='ocrx_word' title='bbox 0 0 60 20; x_bboxes 0 0 10 20 10 0 50 20 50 0 60 20'>two</span>",
  ])
  func `the boxes of characters are used where they are known`(word: String) {
    let scan = ScannedText(
      """
      <div class='ocr_page' title='bbox 0 0 200 200'><p class='ocr_par'>
      <span class='ocr_line' title='bbox 0 0 60 20'>\(word)</span></p></div>
      """)
    #expect(scan.rendering == "[paragraph] two")
    #expect(scan.rects(of: "w") == [["10 0 50 20"]])
  }

  @Test func `properties are told apart in a title with a quoted file name`() {
    let properties = HOCRProperties("image \"a; bbox 1 1 2 2.png\"; bbox 10 20 5 2 ; x_wconf 91")
    #expect(properties.box == ScanBox([5, 2, 10, 20]))
    #expect(properties.number("x_wconf") == 91)
    #expect(!properties.has("x_size"))
  }
}
