// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Writes pages as the content of a section, with the lines that show it.
struct ScanWriter {
  private var builder: SectionBuilder
  private(set) var lines: [PlacedScanLine] = []
  private(set) var firstLines: [Int] = []
  private var utf8Count = 0
  private var last: [UInt8] = []
  /// The printed number of the page, until the first word of its text has it.
  private var pageLabel: String?
  private let language: TextLanguage
  /// Below this a word is marked as one that may have been misread.
  private static let leastConfidence = 60.0

  init(language: TextLanguage) {
    self.language = language
    builder = SectionBuilder(language: language)
  }

  mutating func addDiagnostic(_ diagnostic: Diagnostic) { builder.addDiagnostic(diagnostic) }

  mutating func write(_ page: ScanPage) {
    firstLines.append(lines.count)
    pageLabel = page.printedNumber
    for paragraph in page.paragraphs { write(paragraph) }
    if page.paragraphs.isEmpty {
      openBlock(ScanParagraph(lines: []))
      lines.append(PlacedScanLine(utf8: utf8Count..<utf8Count, box: page.box))
    }
  }

  func finish() -> SectionContent { builder.finish() }

  private mutating func write(_ paragraph: ScanParagraph) {
    openBlock(paragraph)
    for (index, line) in paragraph.lines.enumerated() {
      let next =
        index + 1 < paragraph.lines.count ? paragraph.lines[index + 1].words.first?.text : nil
      write(line, of: paragraph, before: next)
    }
  }

  private mutating func openBlock(_ paragraph: ScanParagraph) {
    if !firstLines.isEmpty, !builder.isEmpty { utf8Count += 1 }
    last = []
    builder.openBlock(
      paragraph.kind.role, language: paragraph.language ?? language,
      writingDirection: paragraph.direction,
      join: paragraph.continuesPrevious ? .sameParagraph : .newParagraph)
  }

  private mutating func write(_ line: ScanLine, of paragraph: ScanParagraph, before next: String?) {
    let start = utf8Count
    var words: [PlacedScanLine.Word] = []
    for (index, word) in line.words.enumerated() {
      if index > 0 { appendSpace(before: word.text) }
      let isLast = index == line.words.count - 1
      var text = word.text
      if isLast, line.ending == .hyphen { text.unicodeScalars.removeLast() }
      let isDoubtful = word.confidence.map { $0 < Self.leastConfidence } ?? false
      if isDoubtful, let confidence = word.confidence {
        builder.openRun(.doubtful(confidence: Int(confidence)))
      }
      let label = paragraph.kind == .artifact ? nil : pageLabel
      if let label {
        builder.openRun(.printPage(label: label))
        pageLabel = nil
      }
      let place = append(text)
      if label != nil { builder.closeRun() }
      if isDoubtful { builder.closeRun() }
      words.append(PlacedScanLine.Word(word, at: place))
    }
    if line.ending == .space { appendSpace(before: next ?? "") }
    lines.append(
      PlacedScanLine(
        utf8: start..<utf8Count, box: line.box, words: words,
        direction: paragraph.direction ?? .leftToRight, isVertical: line.isVertical,
        quarterTurns: line.quarterTurns))
  }

  private mutating func append(_ text: String) -> Range<Int> {
    let utf8 = Array(text.utf8)
    builder.append(utf8: utf8.span)
    utf8Count += utf8.count
    last = utf8
    return utf8Count - utf8.count..<utf8Count
  }

  /// Characters that are written without spaces get none.
  private mutating func appendSpace(before next: String) {
    let next = Array(next.utf8)
    if last.span.endsInWideScalar, next.isEmpty || next.span.isWideScalar(at: 0) { return }
    builder.append(" ")
    utf8Count += 1
  }
}

extension ScanParagraph.Kind {
  fileprivate var role: TextRole {
    switch self {
    case .body: .paragraph
    case .heading: .heading(level: 2)
    case .caption: .caption
    case .artifact: .artifact
    }
  }
}

extension ScanPage {
  /// The page's number as it is printed at its edge.
  fileprivate var printedNumber: String? {
    for paragraph in paragraphs where paragraph.kind == .artifact {
      let words = paragraph.lines.first?.words.map(\.text) ?? []
      for word in [words.first, words.last] {
        if let word, FolioNumber.value(of: word) != nil { return word.trimmedOfMarks }
      }
    }
    return nil
  }
}
