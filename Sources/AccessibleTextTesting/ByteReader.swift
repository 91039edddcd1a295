// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Turns bytes into a laid-out text and into choices, so that a fuzzer's bytes mean something.
///
/// Whatever the bytes, there is an answer: those that run out are zero.
public struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  /// Reads bytes from the first on.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Whether all bytes have been read.
  public var isAtEnd: Bool { bytes.isEmpty }

  /// A number below a limit.
  public mutating func number(below limit: Int) -> Int {
    guard limit > 1, let high = bytes.popFirst() else { return 0 }
    guard limit > 256 else { return Int(high) % limit }
    return (Int(high) << 8 | Int(bytes.popFirst() ?? 0)) % limit
  }

  /// One of some choices; of none the given one.
  public mutating func pick<Choice>(_ choices: [Choice], else other: Choice) -> Choice {
    let index = number(below: choices.count)
    return choices.indices.contains(index) ? choices[index] : other
  }

  /// A document of the text in the bytes, repaired where it is not UTF-8; lines and pages are cut as
  /// the first bytes say, wherever that is.
  ///
  /// - Parameter length: How many bytes are the text.
  public mutating func document(length: Int) -> TextDocument {
    let cuts = (0..<8).map { _ in 1 + number(below: 24) }
    let linesOnPage = (0..<4).map { _ in number(below: 4) }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    bytes = bytes.dropFirst(length)
    let pieces = text.split(separator: "\u{C}", omittingEmptySubsequences: false).map(String.init)
    return TextDocument(sectionCount: pieces.count, segmenter: NaiveSegmenter()) { number in
      SectionContent(paragraphs: pieces[number])
    }.laidOut { Self.layout(of: $0, cuts: cuts, linesOnPage: linesOnPage) }
  }

  private static func layout(
    of section: TextSection, cuts: [Int], linesOnPage: [Int]
  ) -> SectionLayout? {
    var lines: [LineLayout.Line] = []
    func add(_ utf8: Range<Int>) {
      let rect = Rect(x: 0, y: Double(lines.count), width: Double(utf8.count), height: 1)
      lines.append(LineLayout.Line(utf8: utf8, rect: rect))
    }
    for block in section.blocks.indices {
      guard let range = section.range(ofBlock: block) else { return nil }
      var start = range.start.utf8Offset
      var end = start
      var scalars = 0
      var isBroken = true
      for scalar in (section.text(in: range) ?? "").unicodeScalars {
        end += UTF8.width(scalar)
        scalars += 1
        isBroken = ["\u{B}", "\u{C}", "\u{85}", "\u{2028}"].contains(scalar)
        guard isBroken || scalars >= cuts[lines.count % cuts.count] else { continue }
        add(start..<end)
        (start, scalars) = (end, 0)
      }
      // Behind a line break is an empty line.
      if isBroken || start < end { add(start..<end) }
    }
    var pages = [0]
    while let first = pages.last, first < lines.count, pages.count < 200 {
      pages.append(min(lines.count, first + linesOnPage[pages.count % linesOnPage.count]))
    }
    if pages.count > 1, pages.last == lines.count { pages.removeLast() }
    guard let layout = try? LineLayout(lines, in: section) else { return nil }
    return try? SectionLayout(lines: layout, firstLineOfEachPage: pages)
  }
}
