// SPDX-License-Identifier: Apache-2.0

/// How a plain text is set: how wide its lines are, and what begins its paragraphs.
struct TextShape {
  /// How many columns its lines were filled to.
  private(set) var width = Self.leastWidth
  /// Whether each line is a paragraph, because lines are longer than any that were wrapped.
  private(set) var isUnwrapped = false
  /// The indent of the first lines of paragraphs that no blank line parts; `nil` where there are none.
  private(set) var paragraphIndent: Int?
  /// Whether lines that hold `%` alone part the pieces of the text, as in a file of fortunes.
  private(set) var hasPercentLines = false
  /// The running heads and feet around form feeds, with their digits made alike.
  private(set) var pageTexts: Set<String> = []

  /// Narrower lines are never taken for wrapped prose, wider ones never were wrapped.
  private static let leastWidth = 60
  private static let greatestWidth = 130
  /// What a page's head or foot may be repeated as before it is one.
  private static let leastRepeats = 3

  /// Looks at all lines of a text.
  ///
  /// - Complexity: O(text).
  init(_ utf8: [UInt8]) {
    var widths = [Int](repeating: 0, count: Self.greatestWidth + 2)
    var lines = 0
    var percentLines = 0
    var indents: [Int: Int] = [:]
    var before: TextLine?
    var last: TextLine?
    var edges = PageEdges()
    TextLine.forEach(in: utf8, 0..<utf8.count) { line in
      edges.add(line, utf8)
      if !line.isBlank {
        lines += 1
        widths[min(line.width(in: utf8) + line.indent, widths.count - 1)] += 1
        if line.ink.count == 1, utf8[line.ink.lowerBound] == UInt8(ascii: "%") { percentLines += 1 }
      }
      // A line that is indented alone, with one below it that is not, begins a paragraph.
      if let last, last.isIndented, !line.isBlank, !line.isIndented, before?.isIndented != true {
        indents[last.indent, default: 0] += 1
      }
      before = last
      last = line
    }
    edges.finish(utf8)
    hasPercentLines = percentLines > 1
    pageTexts = edges.repeated(atLeast: Self.leastRepeats)
    if let usual = indents.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), usual.value >= 3 {
      paragraphIndent = usual.key
    }
    var count = 0
    let most = widths.firstIndex { frequency in
      count += frequency
      return count * 20 >= lines * 19
    }
    guard let most, lines > 0 else { return }
    isUnwrapped = most > Self.greatestWidth
    width = max(most, Self.leastWidth)
  }

  /// Whether a line is a page's running head or foot.
  func isPageText(_ line: TextLine, in utf8: [UInt8]) -> Bool {
    !pageTexts.isEmpty && line.ink.count < PageEdges.longest
      && pageTexts.contains(PageEdges.key(line, utf8))
  }

  /// Whether a line ends before it is full: the next line's first word had room on it.
  func endsEarly(_ line: TextLine, before next: TextLine, in utf8: [UInt8]) -> Bool {
    line.indent + line.width(in: utf8) + 1 + next.firstWordWidth(in: utf8) < width
  }
}

/// The lines beside the form feeds of a text.
private struct PageEdges {
  private var counts: [String: Int] = [:]
  private var lastInk: TextLine?
  private var isAfterEdge = true
  static let longest = 200

  mutating func add(_ line: TextLine, _ utf8: [UInt8]) {
    if line.isPageEdge {
      if let lastInk { note(lastInk, utf8) }
      lastInk = nil
      isAfterEdge = true
    } else if !line.isBlank {
      if isAfterEdge { note(line, utf8) }
      isAfterEdge = false
      lastInk = line
    }
  }

  /// The text ends, and with it its last page.
  mutating func finish(_ utf8: [UInt8]) {
    if let lastInk { note(lastInk, utf8) }
  }

  func repeated(atLeast count: Int) -> Set<String> {
    Set(counts.filter { $0.value >= count }.keys)
  }

  private mutating func note(_ line: TextLine, _ utf8: [UInt8]) {
    // Chapters may begin pages, and are numbered as pages are.
    guard line.ink.count < Self.longest, counts.count < 10_000,
      !TextHeading.isCertain(line.text(in: utf8))
    else { return }
    counts[Self.key(line, utf8), default: 0] += 1
  }

  /// The text with its numbers made alike, and white space made one space.
  static func key(_ line: TextLine, _ utf8: [UInt8]) -> String {
    var key: [UInt8] = []
    for byte in utf8[line.ink] {
      let byte = (0x30...0x39).contains(byte) ? UInt8(ascii: "#") : byte == 0x09 ? 0x20 : byte
      if byte == key.last, byte == 0x20 || byte == UInt8(ascii: "#") { continue }
      key.append(byte)
    }
    return String(decoding: key, as: UTF8.self)
  }
}

extension TextLine {
  fileprivate var isIndented: Bool { !isBlank && indent > 0 }
}
