// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Rows that ask for a whole list, or for lengths.
extension CoreCase {
  func listing() -> String? {
    switch name {
    case "breaks(character)": breaks(.character)
    case "breaks(word)": breaks(.word)
    case "breaks(sentence)": breaks(.sentence)
    case "word units for stepping": text.allUnits(.word).map(render).joined(separator: ",")
    case "list word units for word stepping":
      text.allUnits(.word).map { text.text(in: $0) ?? "nil" }.joined(separator: " | ")
    case "getCharacterCount":
      text.distance(from: text.textRange.start, to: text.textRange.end, in: .scalar)
        .map { "\($0)" }
    case "length in", "length": lengths
    case "list line ranges after inserting \"a\" before a lone break":
      text.allUnits(.line).compactMap { text.fullUnit(.line, at: $0.start) }.map(quote)
        .joined(separator: ",")
    case "attribute runs": attributeRuns
    case "text([0,13), max=7 u16)":
      text.section.position(atUTF16: 7).flatMap { TextRange(text.textRange.start, $0) }.map(quote)
    default: nil
    }
  }

  /// The runs of the text where the operation says what is set in bold, in which elements.
  private var attributeRuns: String {
    let bold = row.operation.matches(of: /bold \[(\d+),(\d+)\)/).compactMap { match in
      Int(match.output.1).flatMap { start in Int(match.output.2).map { start..<$0 } }
    }
    let known = bold.map { (utf8: $0, attribute: TextAttribute.emphasis(.strong)) }
    return AttributedText(content, attributes: known).runs.map { run in
      "[\(run.utf8.lowerBound),\(run.utf8.upperBound)) u16 "
        + (run.style.attributes == [.emphasis(.strong)] ? "bold" : "plain")
    }.joined(separator: "; ")
  }

  private func breaks(_ unit: TextGranularity) -> String {
    var places = [text.textRange.start]
    while let last = places.last,
      let next = text.tokenizer.boundary(of: unit, from: last, looking: .forward)
    {
      places.append(next.position)
    }
    return places.map(render).joined(separator: ",")
  }

  private var lengths: String {
    let units: [TextOffsetUnit] =
      name == "length" ? [.utf16] : [.utf8, .utf16, .scalar, .character]
    return units.map { unit in
      text.distance(from: text.textRange.start, to: text.textRange.end, in: unit)
        .map { "\($0)" } ?? "nil"
    }.joined(separator: ",")
  }

  /// All offsets of one unit with those of another.
  func conversion() -> String? {
    let units: [Substring: TextOffsetUnit] = ["u8": .utf8, "u16": .utf16, "scalar": .scalar]
    guard let names = name.firstMatch(of: /^convert\((\w+)->(\w+)\)$/),
      let from = units[names.output.1], let to = units[names.output.2],
      let count = text.distance(from: text.textRange.start, to: text.textRange.end, in: from)
    else { return nil }
    return (0...count).map { offset in
      let start = text.textRange.start
      let position = text.position(from: start, offsetBy: offset, in: from)
      let other = position.flatMap { text.distance(from: start, to: $0, in: to) }
      return "\(offset):\(other.map { "\($0)" } ?? "nil")"
    }.joined(separator: " ")
  }

  func documentAnswer() -> String? {
    let core = CoreDocument(content, isInline: name.hasPrefix("list "))
    guard let first = core.document.firstElement else { return nil }
    switch name {
    case "text(range all)":
      return core.document.section(0).flatMap { $0.text(in: $0.textRange) }.map(quote)
    case "list line ranges", "list word ranges":
      let unit: TextGranularity = name == "list line ranges" ? .line : .word
      let elements = sequence(first: first) { $0.next }
      var units: [TextRange] = []
      for found in elements.flatMap({ element in
        [element.unit(unit, at: element.textRange.start)].compactMap { $0 }
      }) where units.last != found { units.append(found) }
      return units.compactMap { first.text(in: $0) }.map(quote).joined(separator: ",")
    default:
      guard
        let move = name.firstMatch(of: /^(next|prev)\((\w+)\.(start|end)\)(?: bounds=(\w+))?$/),
        let unit = granularity(move.output.2), let page = start.page,
        let position = start.offsets.first.flatMap({ core.position(page: page, offset: $0) }),
        let element = core.document.element(
          at: position, affinity: start.offsets.first == 0 ? .downstream : .upstream)
      else { return nil }
      var walker = TextWalker(at: element)
      return core.render(
        walker.move(
          TextCaret(position), by: unit, move.output.1 == "next" ? .forward : .backward,
          to: move.output.3 == "start" ? .start : .end,
          move.output.4 == "stopDocument" ? .stoppingAtDocument : .crossing))
    }
  }
}
