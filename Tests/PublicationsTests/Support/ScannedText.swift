// SPDX-License-Identifier: Apache-2.0
import AccessibleText

@testable import Publications

/// The section of a scan with its layout, and ways to look at both.
struct ScannedText {
  let text: ScanText
  let section: TextSection
  let layout: SectionLayout?
  let diagnostics: [Diagnostic]

  init(_ scan: TestScan) { self.init(scan.hocr) }

  init(_ hocr: String) { self.init(Array(hocr.utf8)) }

  init(_ bytes: [UInt8]) {
    let file = ScanFile(bytes, place: "a.hocr")
    text = ScanText(
      file.pages, of: 0..<file.pages.count, language: file.language ?? .undetermined,
      diagnostics: file.diagnostics)
    section = TextSection(text.content, in: TextSpace(), segmenter: LetterSegmenter())
    layout = text.layout(of: section)
    diagnostics = text.content.diagnostics
  }

  /// The blocks; one that goes on with the block before it has a `+`.
  var rendering: String {
    section.blocks.indices.map { index in
      let block = section.blocks[index]
      let text = section.range(ofBlock: index).flatMap { section.text(in: $0) } ?? ""
      let join = block.joinToPrevious == .sameParagraph ? "+" : ""
      return "\(join)[\(block.role.name)] \(text)"
    }.joined(separator: "\n")
  }

  /// The text of each line, page by page.
  var lines: [[String]] {
    guard let layout else { return [] }
    return (0..<layout.pageCount).map { page in
      guard let lines = layout.lines(onPage: page) else { return [] }
      return (0..<lines.count).map { lines.lineContent($0) ?? "" }
    }
  }

  /// Where a piece of the text is drawn, page by page: `x0 y0 x1 y1` for each rect.
  func rects(of piece: String) -> [[String]] {
    let all = String(decoding: text.content.utf8, as: UTF8.self)
    guard let found = all.utf8Range(of: piece), let layout,
      let start = section.position(
        atUTF8: all.utf8.distance(from: all.startIndex, to: found.lowerBound)),
      let end = section.position(
        atUTF8: all.utf8.distance(from: all.startIndex, to: found.upperBound)),
      let range = TextRange(start, end)
    else { return [] }
    return (0..<layout.pageCount).compactMap { page in
      let rects = layout.lines(onPage: page)?.selectionRects(for: range)?.map(\.rect) ?? []
      return rects.isEmpty
        ? nil
        : rects.map { "\(Int($0.x)) \(Int($0.y)) \(Int($0.x + $0.width)) \(Int($0.y + $0.height))" }
    }
  }

  /// The character at a point of a page.
  func character(at x: Double, _ y: Double, page: Int = 0) -> String? {
    let lines = layout?.lines(onPage: page)
    return lines?.characterRange(at: Point(x: x, y: y)).flatMap { section.text(in: $0) }
  }
}

/// Each scalar is a character; there are no other units.
struct LetterSegmenter: TextSegmenter {
  func findUnits(
    of kind: SegmentKind, in utf8: Span<UInt8>, paragraphs: [SegmentParagraph],
    into builder: inout UnitBuilder
  ) {
    guard kind == .character else { return }
    for paragraph in paragraphs {
      var start = paragraph.utf8.lowerBound
      while start < paragraph.utf8.upperBound {
        var end = start + 1
        while end < paragraph.utf8.upperBound, utf8[end] & 0xC0 == 0x80 { end += 1 }
        builder.append(start, end)
        start = end
      }
    }
  }
}
