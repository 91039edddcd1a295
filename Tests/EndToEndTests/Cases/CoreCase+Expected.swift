// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CoreCase {
  /// What is expected, in the words of `run`: without the unit, the quoted text and the remarks.
  static func expected(_ row: CaseRow) -> String {
    var words = row.expected
    if words.hasPrefix("ours ") { words = String(words.dropFirst(5).prefix { $0 != ";" }) }
    if row.operation.hasPrefix("list ") && words.contains("\"") {
      return words.matches(of: /"[^"]*"/).map { String($0.output) }.joined(separator: ",")
    }
    if row.operation.hasPrefix("list word units") {
      // The file says `emoji` for the emoji of its text.
      let emoji = row.text?.unicodeScalars.first { $0.properties.isEmojiPresentation }
      return words.replacing(/\s\(.*/, with: "")
        .replacing("emoji", with: emoji.map { String($0) } ?? "emoji")
    }
    if row.operation.hasPrefix("text(") {
      return words.firstMatch(of: /"[^"]*"/).map { String($0.output) } ?? words
    }
    if row.operation.hasPrefix("attribute runs") { return words }
    let ranges = words.matches(of: /\[\d+,\d+\)/).map { String($0.output) }
    if !ranges.isEmpty {
      return row.operation.hasPrefix("word units") ? ranges.joined(separator: ",") : ranges[0]
    }
    words = words.replacing(/\([^)]*\)/, with: "")
    words = words.replacing(/pairs \w+:\w+\s/, with: "")
    for word in ["position ", "document end ", " u16", " u8", " scalar", " downstream"] {
      words = words.replacing(word, with: "")
    }
    if words == "null" { return "nil" }
    return words.trimmingCharacters(in: .whitespaces)
  }
}
