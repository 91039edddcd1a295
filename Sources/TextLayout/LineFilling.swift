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
  private let bidi: (any BidiResolver)?
  /// The levels of the block, if text of it may be written from right to left.
  private var levels: BidiLevels?
  private var base: WritingDirection?

  private var block = 0..<0
  private var lineStart = 0
  private var end = 0
  /// Where the next text goes, after the spaces that would hang.
  private var pen = 0
  /// Where the last text before those spaces ends: the width of the line if it breaks here.
  private var ink = 0
  private var endsInSoftHyphen = false
  private var pitch = LinePitch.unknown

  init(
    _ section: TextSection, width: Int, measurer: Measurer, bidi: (any BidiResolver)?
  ) {
    self.section = section
    self.width = width
    self.measurer = measurer
    self.bidi = bidi
    text = section.content.utf8
    let hyphen = measurer.advance(of: [UInt8(ascii: "-")].span, at: 0)
    hyphenWidth = min(max(hyphen, 0), Int(Int32.max))
  }

  mutating func openBlock(_ next: TextBlock) {
    block = next.utf8
    if next.joinToPrevious == .newParagraph { base = next.writingDirection }
    levels = resolveLevels()
    if !block.isEmpty { base = levels?.base ?? base ?? .leftToRight }
    openLine(at: block.lowerBound)
    end = block.lowerBound
  }

  /// The levels of the block; none where all of it is written from left to right.
  private func resolveLevels() -> BidiLevels? {
    guard let bidi else { return nil }
    let paragraph = text.span.extracting(block)
    guard base == .rightToLeft || paragraph.mayBeRightToLeft else { return nil }
    return bidi.levels(of: paragraph, base: base)
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
    let spaces = penAfter(tail.wordEnd..<tail.spacesEnd, from: pen)
    pen = spaces.pen
    pitch.add(spaces.pitch)
    end = next
    endsInSoftHyphen = isHyphenated
    if tail.isHardBreak { closeLine(at: end) }
  }

  private mutating func put(_ word: Range<Int>, hyphen: Int) {
    var after = penAfter(word, from: pen)
    // What has no width has room on any line.
    guard after.pen > pen else { return pitch.add(after.pitch) }
    if after.pen + hyphen > width, pen > 0 {
      closeLine(at: word.lowerBound)
      after = penAfter(word, from: 0)
    }
    if after.pen > width {
      split(word)
    } else {
      pen = after.pen
      pitch.add(after.pitch)
    }
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
      pitch.add(advance)
    }
  }

  private mutating func closeLine(at end: Int) {
    let hyphen = endsInSoftHyphen && ink + hyphenWidth <= width ? hyphenWidth : 0
    let base = levels?.base ?? .leftToRight
    let left = base == .leftToRight ? 0 : max(width - ink - hyphen, 0)
    let rect = Rect(
      x: Double(left), y: Double(lines.count), width: Double(ink + hyphen), height: 1)
    lines.append(
      LineLayout.Line(
        utf8: lineStart..<end, rect: rect, runs: runs(lineStart..<end, hyphen), direction: base))
    openLine(at: end)
  }

  /// The runs of the line that is being closed; they are looked for only where its characters are not
  /// all as wide, or where some are written from right to left.
  private func runs(_ line: Range<Int>, _ hyphen: Int) -> LineRuns {
    if levels == nil, let pitch = pitch.value { return .even(pitch: Double(pitch)) }
    guard !line.isEmpty else { return .even(pitch: 0) }
    guard let levels else { return leftToRightRun(line, hyphen) }
    var edges = LineEdges()
    var pen = 0
    for cluster in clusters(of: line) {
      let next = pen + advance(of: cluster, at: pen)
      edges.append(cluster, width: min(next, ink) - min(pen, ink))
      pen = next
    }
    edges.widenLast(by: hyphen)
    let trailing = LineTail(of: line, in: text.span).wordEnd
    let start = block.lowerBound
    let pieces = levels.visualRuns(
      ofLine: line.lowerBound - start..<line.upperBound - start, trailingFrom: trailing - start)
    return edges.runs(
      pieces.map { ($0.utf8.lowerBound + start..<$0.utf8.upperBound + start, $0.direction) },
      in: levels.base)
  }

  /// The one run of a line without text from right to left.
  private func leftToRightRun(_ line: Range<Int>, _ hyphen: Int) -> LineRuns {
    var edges: [Double] = [0]
    edges.reserveCapacity(min(ink, line.count) + 2)
    var pen = 0
    for cluster in clusters(of: line) {
      pen += advance(of: cluster, at: pen)
      edges.append(Double(min(pen, ink)))
    }
    edges[edges.count - 1] += Double(hyphen)
    return .visual([
      VisualRun(utf8: line, direction: .leftToRight, edges: .characters(edges))
    ])
  }

  private mutating func openLine(at offset: Int) {
    lineStart = offset
    pen = 0
    ink = 0
    endsInSoftHyphen = false
    pitch = .unknown
  }
}

extension LineFilling {
  /// Where the pen is after a piece of text, and how wide its characters are.
  ///
  /// ASCII needs no look at the section's characters: each byte is one.
  private func penAfter(_ range: Range<Int>, from start: Int) -> (pen: Int, pitch: LinePitch) {
    guard !range.isEmpty else { return (start, .unknown) }
    let run = text.span.extracting(range)
    guard run.isASCII else { return penAfterClusters(range, from: start) }
    let width = bounded(measurer.advance(ofASCII: run, at: start))
    return (start + width, LinePitch(ofASCII: run.count, width: width, measurer.asciiPitch))
  }

  private func penAfterClusters(_ range: Range<Int>, from start: Int) -> (Int, LinePitch) {
    var pen = start
    var pitch = LinePitch.unknown
    for cluster in clusters(of: range) {
      let advance = advance(of: cluster, at: pen)
      pen += advance
      pitch.add(advance)
    }
    return (pen, pitch)
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
