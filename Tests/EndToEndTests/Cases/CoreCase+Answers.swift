// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Answers in the words of the file.
extension CoreCase {
  func offset(_ position: TextPosition) -> String {
    let unit: TextOffsetUnit = start.unit == .utf8 ? .utf8 : .utf16
    return text.distance(from: text.textRange.start, to: position, in: unit).map { "\($0)" } ?? "?"
  }

  func render(_ position: TextPosition) -> String { offset(position) }

  func render(_ caret: TextCaret) -> String {
    offset(caret.position) + (caret.affinity == .upstream ? " upstream" : "")
  }

  func render(_ range: TextRange) -> String {
    "[\(offset(range.start)),\(offset(range.end)))"
  }

  func render(_ range: TextRange?) -> String { range.map(render) ?? "nil" }

  func quote(_ range: TextRange) -> String { quote(text.text(in: range) ?? "nil") }

  func quote(_ text: String) -> String {
    "\"\(text.replacing("\n", with: "\\n"))\""
  }
}
