// SPDX-License-Identifier: Apache-2.0
import Testing

/// Sentences of each language, one text a row, with a `‖` at each break and none elsewhere.
@Suite("Sentence tables")
struct SentenceTableTests {}

/// The rows of a table.
func rows(_ table: String) -> [String] {
  table.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
}

extension String {
  /// The text without its marks.
  var unmarked: String { replacing("‖", with: "") }
}
