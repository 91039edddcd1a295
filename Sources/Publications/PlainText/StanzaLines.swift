// SPDX-License-Identifier: Apache-2.0

/// How each line of a stanza follows the one before it.
struct StanzaLines {
  /// How a line begins.
  enum Start: Equatable {
    /// With a paragraph of its own.
    case paragraph
    /// With an item of a list.
    case item
    /// On a line of its own, as in verse.
    case line
    /// Where the line before was wrapped.
    case wrapped
  }

  let starts: [Start]
  /// Whether all of it is verse.
  let isVerse: Bool

  init(_ stanza: TextStanza, in utf8: [UInt8], _ shape: TextShape) {
    let lines = stanza.lines
    if shape.isUnwrapped {
      self.init(lines.map { _ in .paragraph })
      return
    }
    if lines.contains(where: \.hasIdeographicIndent) {
      self.init(
        lines.indices.map { $0 == 0 || lines[$0].hasIdeographicIndent ? .paragraph : .wrapped })
      return
    }
    if let numbered = Self.numberedStarts(lines, utf8) ?? Self.listStarts(lines, utf8) {
      self.init(numbered)
      return
    }
    let base = lines.lazy.map(\.indent).min() ?? 0
    let early = Self.earlyEnds(lines, utf8, shape)
    let isMostlyEarly = lines.count > 1 && early.count { $0 } * 5 >= early.count * 4
    if base >= TextLine.verseIndent, isMostlyEarly {
      self.init(lines.map { _ in .line }, isVerse: true)
      return
    }
    if isMostlyEarly, Self.isSetByLine(lines, utf8) {
      let titles = Self.titleLines(lines, utf8)
      self.init(
        lines.indices.map { $0 <= titles ? .paragraph : .line },
        isVerse: titles == 0 && lines.count > 2)
      return
    }
    self.init(
      lines.indices.map { index in
        let indent = lines[index].indent
        if index == 0 { return .paragraph }
        if indent == shape.paragraphIndent, indent > 0, base == 0 { return .paragraph }
        return indent - base >= TextLine.verseIndent ? .line : .wrapped
      })
  }

  private init(_ starts: [Start], isVerse: Bool = false) {
    self.starts = starts
    self.isVerse = isVerse
  }

  /// For each line but the last whether it ends before it is full.
  private static func earlyEnds(_ lines: [TextLine], _ utf8: [UInt8], _ shape: TextShape) -> [Bool]
  {
    zip(lines, lines.dropFirst()).map { shape.endsEarly($0, before: $1, in: utf8) }
  }

  /// Whether lines that end early do so by intent: with a mark, or before a capital.
  private static func isSetByLine(_ lines: [TextLine], _ utf8: [UInt8]) -> Bool {
    let pairs = zip(lines, lines.dropFirst())
    let intended = pairs.count { line, next in
      let last = line.text(in: utf8).unicodeScalars.last
      let first = next.text(in: utf8).unicodeScalars.first
      return last.map(isMark) ?? false
        || first.map { $0.properties.isUppercase || isMark($0) } ?? false
    }
    return intended * 3 >= (lines.count - 1) * 2
  }

  /// How many lines before East Asian verse have no mark at their end: a title, the poet's name.
  private static func titleLines(_ lines: [TextLine], _ utf8: [UInt8]) -> Int {
    guard lines.allSatisfy({ utf8.span.extracting($0.ink).isWideScalar(at: 0) }) else { return 0 }
    let titles = lines.prefix { line in
      let last = line.text(in: utf8).unicodeScalars.last
      return last.map { !"。，、；：？！」』”’…".unicodeScalars.contains($0) } ?? true
    }
    return titles.count < lines.count ? titles.count : 0
  }

  /// Whether a sign ends or starts a line by intent; lines are wrapped at hyphens and dashes, too.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
      && !"-‐–—%".unicodeScalars.contains(scalar)
  }

  /// Lines that are counted, as verses of a book and items of a list are, begin with their number.
  private static func numberedStarts(_ lines: [TextLine], _ utf8: [UInt8]) -> [Start]? {
    var starts = lines.map { _ in Start.wrapped }
    var last: (chapter: Int, number: Int)?
    var count = 0
    for (index, line) in lines.enumerated() {
      guard let number = LineNumber.value(of: utf8[line.ink]) else { continue }
      guard last == nil || last?.chapter == number.chapter && last?.number == number.number - 1
      else { continue }
      last = number
      starts[index] = .paragraph
      count += 1
    }
    guard starts.first == .paragraph, count > 1 else { return nil }
    return starts
  }

  /// Lines that begin with a mark are the items of a list.
  private static func listStarts(_ lines: [TextLine], _ utf8: [UInt8]) -> [Start]? {
    let marked = lines.map { LineNumber.isMarked(utf8[$0.ink]) }
    guard marked.first == true, lines.count == 1 || marked.count(where: { $0 }) > 1 else {
      return nil
    }
    return marked.map { $0 ? .item : .wrapped }
  }
}

/// The number that a line begins with: `12 `, `3. `, `1:12 `.
enum LineNumber {
  static func value(of line: ArraySlice<UInt8>) -> (chapter: Int, number: Int)? {
    guard let first = digits(line) else { return nil }
    var rest = line.dropFirst(first.count)
    var number = (chapter: 0, number: first.value)
    if rest.first == UInt8(ascii: ":"), let second = digits(rest.dropFirst()) {
      number = (first.value, second.value)
      rest = rest.dropFirst(second.count + 1)
    } else if let mark = rest.first, ".)".utf8.contains(mark) {
      rest = rest.dropFirst()
    }
    return rest.first == 0x20 || rest.first == 0x09 ? number : nil
  }

  /// Whether a line begins with the mark of an item.
  static func isMarked(_ line: ArraySlice<UInt8>) -> Bool {
    ["- ", "* ", "• ", "– "].contains { line.starts(with: $0.utf8) }
  }

  private static func digits(_ line: ArraySlice<UInt8>) -> (value: Int, count: Int)? {
    let digits = line.prefix { (0x30...0x39).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    return (digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits.count)
  }
}
