// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The lines so far, and the one that is being filled.
struct LineFilling<Measurer: TextMeasurer> {
  private(set) var lines: [LineLayout.Line] = []

  private let section: TextSection
  private let text: [UInt8]
  private let width: Int
  private let measurer: Measurer
  private let hyphenWidth: Int

  private var block = 0..<0
  private var lineStart = 0
  private var end = 0
  /// Where the next text goes, after the spaces that would hang.
  private var pen = 0
  /// Where the last text before those spaces ends: the width of the line if it breaks here.
  private var ink = 0
  private var endsInSoftHyphen = false

  init(_ section: TextSection, width: Int, measurer: Measurer) {
    self.section = section
    self.width = width
    self.measurer = measurer
    text = section.content.utf8
    let hyphen = measurer.advance(of: [UInt8(ascii: "-")].span, at: 0)
    hyphenWidth = min(max(hyphen, 0), Int(Int32.max))
  }

  mutating func openBlock(_ range: Range<Int>) {
    block = range
    openLine(at: range.lowerBound)
    end = range.lowerBound
  }

  /// Places what is left of the block, and ends its last line.
  mutating func closeBlock() {
    place(upTo: block.upperBound)
    if lineStart < end || block.isEmpty { closeLine(at: end) }
  }

  /// Places the text up to the next place where a line may break.
  mutating func place(upTo next: Int) {
    // An opportunity that a segmenter saw inside a scalar, or twice, is none.
    guard next > end, next == text.count || text[next] & 0xC0 != 0x80 else { return }
    let tail = LineTail(of: end..<next, in: text.span)
    let word = end..<tail.wordEnd
    let isHyphenated = tail.isSoftHyphen && next < block.upperBound
    put(word, hyphen: isHyphenated ? hyphenWidth : 0)
    pen = penAfter(tail.wordEnd..<tail.spacesEnd, from: pen)
    end = next
    endsInSoftHyphen = isHyphenated
    if tail.isHardBreak { closeLine(at: end) }
  }

  private mutating func put(_ word: Range<Int>, hyphen: Int) {
    var after = penAfter(word, from: pen)
    // What has no width has room on any line.
    guard after > pen else { return }
    if after + hyphen > width, pen > 0 {
      closeLine(at: word.lowerBound)
      after = penAfter(word, from: 0)
    }
    if after > width { split(word) } else { pen = after }
    ink = pen
  }

  /// Breaks a word between characters; the last piece stays open.
  private mutating func split(_ word: Range<Int>) {
    endsInSoftHyphen = false
    for cluster in clusters(of: word) {
      var advance = self.advance(of: cluster, at: pen)
      if pen > 0, advance > 0, pen + advance > width {
        ink = pen
        closeLine(at: cluster.lowerBound)
        advance = self.advance(of: cluster, at: 0)
      }
      pen += advance
    }
  }

  private mutating func closeLine(at end: Int) {
    let hyphen = endsInSoftHyphen && ink + hyphenWidth <= width ? hyphenWidth : 0
    let rect = Rect(x: 0, y: Double(lines.count), width: Double(ink + hyphen), height: 1)
    lines.append(LineLayout.Line(utf8: lineStart..<end, rect: rect))
    openLine(at: end)
  }

  private mutating func openLine(at offset: Int) {
    lineStart = offset
    pen = 0
    ink = 0
    endsInSoftHyphen = false
  }
}

extension LineFilling {
  /// Where the pen is after a piece of text.
  ///
  /// ASCII needs no look at the section's characters: each byte is one.
  private func penAfter(_ range: Range<Int>, from start: Int) -> Int {
    let run = text.span.extracting(range)
    guard run.isASCII else { return penAfterClusters(range, from: start) }
    return start + bounded(measurer.advance(ofASCII: run, at: start))
  }

  private func penAfterClusters(_ range: Range<Int>, from start: Int) -> Int {
    var pen = start
    for cluster in clusters(of: range) {
      pen += advance(of: cluster, at: pen)
    }
    return pen
  }

  private func advance(of cluster: Range<Int>, at x: Int) -> Int {
    bounded(measurer.advance(of: text.span.extracting(cluster), at: x))
  }

  /// A width that can be added up: a host's measurer may err.
  private func bounded(_ advance: Int) -> Int {
    min(max(advance, 0), Int(UInt32.max))
  }

  private func clusters(of range: Range<Int>) -> ClusterRanges {
    ClusterRanges(of: range, in: section, text: text)
  }
}
