// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension ElementCheck {
  mutating func checkAttributes(_ places: [Place]) {
    let all = element.attributes(in: range)
    for run in all {
      guard case .object = run.attribute else { continue }
      if element.text(in: run.range) != "\u{FFFC}" { note(.objectsAreCharacters) }
    }
    for _ in 0..<min(places.count, 16) {
      let (start, end) = pair(of: places)
      guard let range = TextRange(start.position, end.position) else { continue }
      let cut = all.compactMap { run in
        run.range.cut(to: range).map { AttributeRun(range: $0, attribute: run.attribute) }
      }
      if element.attributes(in: range) != cut { note(.attributesAreCut, at: [start, end]) }
    }
  }
}

extension TextRange {
  /// What two ranges have in common; `nil` where that is no text.
  fileprivate func cut(to other: TextRange) -> TextRange? {
    let first = start.isAtOrAfter(other.start) ? start : other.start
    let last = end.isAtOrAfter(other.end) ? other.end : end
    return last.isAtOrAfter(first) && first != last ? TextRange(first, last) : nil
  }
}
