// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Publications

extension Publication {
  /// The publication as a document.
  var document: TextDocument {
    TextDocument(sectionCount: sectionCount, segmenter: NaiveSegmenter()) {
      content(ofSection: $0)
    }
  }
}

extension TextDocument {
  /// The line that a range starts in, with a mark at its start and, unless it is a place, at its end.
  func marked(_ range: TextRange) -> String? {
    guard let section = section(of: range.start), let block = section.blockIndex(at: range.start),
      let line = section.range(ofBlock: block),
      let before = TextRange(line.start, range.start).flatMap({ section.text(in: $0) }),
      let text = section.text(in: range),
      let after = TextRange(range.end, line.end).flatMap({ section.text(in: $0) })
    else { return nil }
    return range.isEmpty ? "\(before)‸\(after)" : "\(before)‸\(text)‸\(after)"
  }
}
