// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// Bytes are a text, its layout and a schedule of commands; fast and naive select the same.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard count > 16, count < 2048 else { return 0 }
  var input = ByteReader(Array(UnsafeBufferPointer(start: start, count: count)))
  let document = input.document(length: count / 2)
  guard let first = document.firstElement, var naive = NaiveSelection(in: first),
    var selection = TextSelection(anchor: naive.focus, focus: TextCaret(naive.focus))
  else { return 0 }
  var walker = TextWalker(at: first)
  while !input.isAtEnd {
    let granularity = input.pick(TextGranularity.allCases, else: .word)
    let next: TextSelection?
    let hasMoved: Bool
    switch input.number(below: 8) {
    case 0:
      guard let focus = place(&input, in: document) else { continue }
      next = walker.select(from: selection.anchor, to: TextCaret(focus))
      naive.select(from: selection.anchor, to: focus)
      hasMoved = true
    case 1:
      guard granularity != .document, let place = place(&input, in: document) else { continue }
      let caret = TextCaret(
        place, affinity: input.pick([.upstream, .downstream], else: .downstream))
      next = walker.select(granularity, at: caret)
      hasMoved = naive.select(granularity, at: caret)
    case let choice:
      let direction: StorageDirection = choice % 2 == 0 ? .forward : .backward
      next = walker.extend(selection, by: granularity, direction)
      hasMoved = naive.extend(by: granularity, direction)
    }
    selection = next ?? selection
    guard (next != nil) == hasMoved, selection.range == naive.range, selection.focus == naive.focus
    else { fatalError("by \(granularity): \(selection), not \(naive.range)") }
  }
  return 0
}

/// A position that an element holds, at a scalar's start.
private func place(_ input: inout ByteReader, in document: TextDocument) -> TextPosition? {
  guard let section = document.section(input.number(below: document.sectionCount)),
    let place = section.position(atUTF8: input.number(below: section.textRange.end.utf8Offset + 1)),
    document.element(at: place)?.textRange.contains(place) == true
  else { return nil }
  return place
}
