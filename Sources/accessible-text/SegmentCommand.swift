// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Publications

/// `segment`: prints the units of a book, one a line, or why sentences end where they do.
enum SegmentCommand {
  static func run(_ arguments: [String], _ output: StandardOutput) throws(ToolError) {
    let options = try Options(
      arguments,
      Book.options + [.value("by"), .flag("explain"), .flag("tsv")])
    if options.has("help") { return output.write(Help.segment) }
    let unit = try options.choice("by", default: SegmentUnit.sentence)
    if options.has("explain"), unit != .sentence {
      throw .usage("--explain tells of sentences alone.")
    }
    if options.has("tsv") { return try segmentRows(options, unit, output) }

    let book = try Book(options)
    for number in 0..<book.document.sectionCount {
      guard let content = book.document.section(number)?.content else { continue }
      for paragraph in content.paragraphs(for: unit.kind) where !paragraph.utf8.isEmpty {
        let text = ParagraphText(paragraph, of: content.utf8)
        output.write(options.has("explain") ? text.explained : text.lines(by: unit))
      }
    }
  }

  /// Rows of tab-separated values: id, language, text as a JSON string; for each the id and the
  /// offsets where units end, in UTF-16 code units, without the end of the text.
  private static func segmentRows(
    _ options: Options, _ unit: SegmentUnit, _ output: StandardOutput
  ) throws(ToolError) {
    let rows = try TextRows(options.book())
    var number = 0
    while let row = rows.next() {
      number += 1
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 3, let text = String(json: fields[2]) else {
        throw .book("Row \(number) is no id, language and JSON string.")
      }
      let language = options.value("language") ?? String(fields[1])
      let paragraph = ParagraphText(utf8: Array(text.utf8), language: TextLanguage(language))
      if options.has("explain") {
        output.write("\(fields[0])\n\(paragraph.explained)")
      } else {
        let ends = paragraph.utf16Ends(by: unit).map(String.init).joined(separator: ",")
        output.write("\(fields[0])\t\(ends)\n")
      }
    }
  }
}

/// The units that `segment` prints.
enum SegmentUnit: String, CaseIterable {
  case character, word, sentence
  case lineOpportunity = "line"

  var kind: SegmentKind {
    switch self {
    case .character: .character
    case .word: .word
    case .sentence: .sentence
    case .lineOpportunity: .lineOpportunity
    }
  }
}
