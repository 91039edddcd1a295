// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// Asks a document's element and the naive reference model the same questions about the same text.
///
/// The first byte chooses what is asked; the rest is the text, repaired where it is not UTF-8.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let start, count > 1, count < 4096 else { return 0 }
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let naive = ReferenceModel(text)
  let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
    var builder = SectionBuilder()
    builder.openBlock(.paragraph)
    builder.append(text)
    return builder.finish()
  }
  guard let fast = document.firstElement else { return 0 }
  let granularities: [TextGranularity] = [
    .character, .word, .sentence, .wordWithSpace, .spokenWord,
  ]
  let granularity = granularities[Int(bytes[0]) % granularities.count]
  let length = naive.text.utf8.count
  for offset in 0...length {
    guard
      let here = naive.position(
        from: naive.textRange.start, offsetBy: offset, in: .utf8),
      let there = fast.position(from: fast.textRange.start, offsetBy: offset, in: .utf8)
    else { fatalError("a position within the text is refused") }
    for direction in [TextDirection.forward, .backward] {
      let one = naive.tokenizer.unit(granularity, enclosing: here, looking: direction)
      let other = fast.tokenizer.unit(granularity, enclosing: there, looking: direction)
      precondition(offsets(one) == offsets(other), "the units differ")
      let edge = naive.tokenizer.boundary(of: granularity, from: here, looking: direction)
      let otherEdge = fast.tokenizer.boundary(of: granularity, from: there, looking: direction)
      precondition(
        edge?.position.utf8Offset == otherEdge?.position.utf8Offset, "the boundaries differ")
    }
  }
  return 0
}

private func offsets(_ range: TextRange?) -> [Int]? {
  range.map { [$0.start.utf8Offset, $0.end.utf8Offset] }
}
