// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import TextLayout

/// The text of a case as a host would show it: a view that holds the whole section.
struct CaseText: TextInputModel {
  let section: TextSection
  let layout: LineLayout?
  let writingDirection: WritingDirection?

  /// - Parameters:
  ///   - wraps: Where lines end softly, in UTF-16 units.
  ///   - columns: The width in cells that lines are filled to; it goes before `wraps`.
  init(
    _ text: String, language: String = "und", wraps: [Int] = [], columns: Int? = nil,
    writing: WritingDirection? = nil
  ) {
    var content = SectionContent(paragraphs: text, language: TextLanguage(language))
    if text.isEmpty {
      var builder = SectionBuilder(language: TextLanguage(language))
      builder.openBlock(.paragraph)
      content = builder.finish()
    }
    section = TextSection(content, in: TextSpace(), segmenter: ICUSegmenter())
    let cuts = wraps.compactMap { [section] in section.position(atUTF16: $0)?.utf8Offset }
    layout =
      columns.flatMap { [section] columns in
        FixedPitchLayout(columns: columns, rows: 1_000).layout(section)?.lines
      } ?? section.lines(cutAt: cuts)
    writingDirection = writing
  }

  var textRange: TextRange { section.textRange }

  func text(in range: TextRange) -> String? { section.text(in: range) }

  func lines(in range: TextRange) -> LineLayout? { layout }

  func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    granularity == .line
      ? layout.flatMap { section.lineBoundaries(of: $0) } : section.boundaries(of: granularity)
  }
}

extension TextSection {
  /// A line for each piece of a block between the cuts and after each line separator.
  func lines(cutAt cuts: [Int]) -> LineLayout? {
    var lines: [LineLayout.Line] = []
    for index in blocks.indices {
      guard let block = range(ofBlock: index), let text = text(in: block) else { return nil }
      var ends = cuts.filter { block.start.utf8Offset < $0 && $0 < block.end.utf8Offset }
      var end = block.start.utf8Offset
      for scalar in text.unicodeScalars {
        end += UTF8.width(scalar)
        if scalar == "\u{2028}" { ends.append(end) }
      }
      var start = block.start.utf8Offset
      for end in ends.sorted() + [block.end.utf8Offset] {
        let rect = Rect(
          x: 0, y: Double(20 * lines.count), width: Double(10 * (end - start)), height: 20)
        lines.append(LineLayout.Line(utf8: start..<end, rect: rect))
        start = end
      }
    }
    return try? LineLayout(lines, in: self)
  }
}

extension TextInputModel {
  /// All units of a granularity that start in the element, in order.
  func allUnits(_ granularity: TextGranularity) -> [TextRange] {
    guard let boundaries = boundaries(of: granularity, in: textRange) else { return [] }
    var units: [TextRange] = []
    var position: TextPosition? = textRange.start
    while let start = position, let unit = boundaries.unit(startingAtOrAfter: start),
      textRange.contains(unit.start)
    {
      units.append(unit)
      position =
        unit.isEmpty
        ? self.position(from: unit.end, offsetBy: 1, in: .scalar) : unit.end
      if unit.end == textRange.end { break }
    }
    // After text that ends with a line break, an empty last unit is left.
    if let last = units.last, !last.isEmpty,
      let empty = boundaries.unit(enclosing: textRange.end, affinity: .downstream), empty.isEmpty
    {
      units.append(empty)
    }
    return units
  }
}
