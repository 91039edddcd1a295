// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Makes the paragraphs of the text out of those that were recognized, page by page.
///
/// Recognition takes several paragraphs for one, and one for several where a column or a page ends.
/// A typeset text shows where its paragraphs begin by an indent.
struct ScanParagraphs {
  /// Whether the text indents the first lines of its paragraphs.
  private let usesIndents: Bool

  /// Splits and joins the paragraphs of all pages.
  static func settle(_ pages: inout [ScanPage]) {
    let margins = pages.map { Margins($0) }
    let settled = ScanParagraphs(pages, margins)
    for index in pages.indices {
      if settled.usesIndents { settled.split(&pages[index], margins[index]) }
      settled.join(&pages[index], margins[index])
    }
    settled.joinPages(&pages, margins)
  }

  private init(_ pages: [ScanPage], _ margins: [Margins]) {
    var indented = 0
    var all = 0
    for (page, margins) in zip(pages, margins) {
      for paragraph in page.paragraphs where paragraph.kind == .body {
        all += paragraph.lines.count
        indented += paragraph.lines.count { margins.isIndented($0) }
      }
    }
    usesIndents = indented >= 3 && indented * 40 >= all && indented * 2 <= all
  }

  /// Splits paragraphs at the lines inside them that are indented.
  private func split(_ page: inout ScanPage, _ margins: Margins) {
    page.paragraphs = page.paragraphs.flatMap { paragraph in
      guard paragraph.kind == .body, paragraph.direction != .rightToLeft else { return [paragraph] }
      var pieces: [ScanParagraph] = []
      var start = 0
      for index in paragraph.lines.indices.dropFirst()
      where margins.isIndented(paragraph.lines[index])
        && margins.mayEndParagraph(paragraph.lines[index - 1])
      {
        pieces.append(paragraph.piece(start..<index))
        start = index
      }
      return pieces + [paragraph.piece(start..<paragraph.lines.count)]
    }
  }

  /// Joins what a column's end, or nothing, has parted.
  private func join(_ page: inout ScanPage, _ margins: Margins) {
    var joined: [ScanParagraph] = []
    for paragraph in page.paragraphs {
      if let last = joined.last, last.runsOn(into: paragraph, margins, margins, isSamePage: true) {
        joined[joined.count - 1].lines += paragraph.lines
      } else {
        joined.append(paragraph)
      }
    }
    page.paragraphs = joined
  }

  /// Marks the paragraphs that go on with the last one of the page before.
  private func joinPages(_ pages: inout [ScanPage], _ margins: [Margins]) {
    var last: (paragraph: ScanParagraph, margins: Margins)?
    for index in pages.indices {
      let body = pages[index].paragraphs.indices.filter {
        pages[index].paragraphs[$0].kind != .artifact
      }
      guard let first = body.first, let end = body.last else { continue }
      let next = pages[index].paragraphs[first]
      if let last,
        last.paragraph.runsOn(into: next, last.margins, margins[index], isSamePage: false)
          || usesIndents && last.paragraph.fills(last.margins) && next.startsFull(margins[index])
            && last.paragraph.isAlike(next)
      {
        pages[index].paragraphs[first].continuesPrevious = true
      }
      last = (pages[index].paragraphs[end], margins[index])
    }
  }
}

extension ScanParagraph {
  fileprivate func piece(_ range: Range<Int>) -> ScanParagraph {
    var piece = self
    piece.lines = Array(lines[range])
    return piece
  }

  /// Whether the last line is full, so that the paragraph may go on.
  fileprivate func fills(_ margins: Margins) -> Bool {
    lines.last.map { margins.isFull($0) } ?? false
  }

  fileprivate func startsFull(_ margins: Margins) -> Bool {
    lines.first.map { margins.isAtMargin($0) } ?? false
  }

  /// Whether both are running text in letters of a size.
  fileprivate func isAlike(_ next: ScanParagraph) -> Bool {
    guard kind == .body, next.kind == .body else { return false }
    guard let size = lines.last?.size, let other = next.lines.first?.size else { return true }
    return abs(size - other) <= 0.3 * max(size, other)
  }

  /// Whether the words themselves say that the next paragraph is a piece of this one.
  fileprivate func runsOn(
    into next: ScanParagraph, _ margins: Margins, _ nextMargins: Margins, isSamePage: Bool
  ) -> Bool {
    guard isAlike(next), let last = lines.last?.words.last?.text,
      let first = next.lines.first?.words.first?.text
    else { return false }
    if lines.last.map({ margins.isFull($0) }) == false { return false }
    if last.lineEndHyphen != nil { return first.startsInLowerCase }
    guard !last.endsSentence else { return false }
    guard first.startsInLowerCase else { return false }
    // Lines beside a large initial are indented, and begin nothing.
    let isIndented =
      next.lines.first.map {
        nextMargins.isIndented($0) && lines.last?.box?.isLeft(of: $0.box) == true
      } ?? false
    return !(isSamePage && isIndented)
  }
}

extension String {
  /// Whether the first letter is a small one.
  var startsInLowerCase: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isLowercase ?? false
  }

  /// Whether the text ends as a sentence does, with the quotes and brackets behind it.
  var endsSentence: Bool {
    let last = unicodeScalars.reversed().first {
      switch $0.properties.generalCategory {
      case .closePunctuation, .finalPunctuation, .initialPunctuation: false
      default: $0 != "\"" && $0 != "'"
      }
    }
    return last.map { ".!?…:;。！？؟۔।".unicodeScalars.contains($0) } ?? false
  }
}

extension ScanBox {
  fileprivate func isLeft(of other: ScanBox?) -> Bool {
    other.map { left < $0.left - height / 2 } ?? false
  }
}
