// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// A document of sections written as a test reads them: each line is a block, with runs in braces.
///
///     # A heading
///     ---
///     [table 1, table-row 2] {cell Name|Ada}
///     The lamp{ref n1|*} was green.
///     [footnote 1] Green, not blue.
///
/// A line starts with `#` for each level of a heading, is `---` for a break between scenes, and may
/// begin with the structures, each with its number, that all of it lies in.
func markedDocument(_ sections: String..., language: String = "en") -> TextDocument {
  TextDocument(sectionCount: sections.count, segmenter: NaiveSegmenter()) { number in
    var builder = SectionBuilder(language: TextLanguage(language))
    for line in sections[number].split(separator: "\n") { builder.appendMarked(line) }
    return builder.finish()
  }
}

extension SectionBuilder {
  fileprivate mutating func appendMarked(_ line: Substring) {
    guard line != "---" else { return openBlock(.separator) }
    var rest = line
    var structures: Substring = ""
    if rest.first == "[", let end = rest.firstIndex(of: "]") {
      structures = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[end...].dropFirst().drop { $0 == " " }
    }
    let level = rest.prefix { $0 == "#" }.count
    openBlock(level > 0 ? .heading(level: level) : .paragraph)
    for structure in structures.split(separator: ",") {
      let words = structure.split(separator: " ")
      guard let kind = TextStructure.Kind(rawValue: String(words[0])) else { continue }
      openRun(.structure(TextStructure(kind, number: words.last.flatMap { Int($0) } ?? 0)))
    }
    appendRuns(level > 0 ? rest.dropFirst(level + 1) : rest)
    for _ in structures.split(separator: ",") { closeRun() }
  }

  private mutating func appendRuns(_ text: Substring) {
    for piece in text.split(separator: "{", omittingEmptySubsequences: false) {
      guard let end = piece.firstIndex(of: "}"), let bar = piece.firstIndex(of: "|") else {
        append(String(piece))
        continue
      }
      appendRun(String(piece[..<bar]), String(piece[piece.index(after: bar)..<end]))
      append(String(piece[piece.index(after: end)...]))
    }
  }

  private mutating func appendRun(_ what: String, _ text: String) {
    let name = String(what.prefix { $0 != " " })
    let value = String(what.dropFirst(name.count + 1))
    let numbers = value.split(separator: "/").compactMap { Int($0) }
    switch name {
    case "object": return appendObject(description: value)
    case "link": openRun(.link(target: value))
    case "ref": openRun(.noteReference(target: value))
    case "ruby": openRun(.ruby(reading: value))
    case "abbr": openRun(.abbreviation(expansion: value))
    case "lang": openRun(.language(TextLanguage(value)))
    case "page": openRun(.printPage(label: value))
    case "cell": openRun(.tableCell(TableCell(row: 1, column: 0, headers: [value])))
    case "item":
      openRun(.listItem(ListItem(index: numbers[0], count: numbers[1], marker: "\(numbers[0]).")))
    default:
      guard let kind = TextStructure.Kind(rawValue: name) else { return append(text) }
      openRun(.structure(TextStructure(kind, number: 99)))
    }
    append(text)
    closeRun()
  }
}
