// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
public import CAccessibleText

/// Finds the rectangles of a range, as the header says.
@c @implementation
public func axt_text_rects(
  _ text: axt_text, _ range: axt_range, _ rects: UnsafeMutablePointer<axt_rect>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ needed: UnsafeMutablePointer<UInt64>?
) -> axt_status {
  answer(needed) { () throws(Refusal) in
    let snapshot = try Snapshot(text)
    let buffer = try checked(rects, capacity: capacity)
    let total = try checked(count)
    let range = try snapshot.range(range)
    let pages = try snapshot.document.selectionRects(for: range).value(orElse: AXT_NONE)
    var written = 0
    for page in pages {
      let key = snapshot.document.sectionKey(page.page.section) ?? .max
      for rect in page.rects {
        if written < buffer.count {
          buffer[written] = axt_rect(rect, section: key, page: page.page.index)
        }
        written += 1
      }
    }
    total.pointee = written
    guard written <= buffer.count else { throw Refusal(AXT_BUFFER_TOO_SMALL) }
  }
}

extension axt_rect {
  fileprivate init(_ piece: SelectionRect, section: UInt64, page: Int) {
    var flags = 0
    if piece.containsStart { flags |= AXT_CONTAINS_START }
    if piece.containsEnd { flags |= AXT_CONTAINS_END }
    if piece.writingDirection == .rightToLeft { flags |= AXT_IS_RIGHT_TO_LEFT }
    if piece.isVertical { flags |= AXT_IS_VERTICAL }
    if piece.isApproximate { flags |= AXT_IS_APPROXIMATE }
    self.init(
      section: section, page_index: UInt32(page), flags: UInt32(flags), x: piece.rect.x,
      y: piece.rect.y, width: piece.rect.width, height: piece.rect.height)
  }
}

/// Copies the text in a range, as the header says.
@c @implementation
public func axt_text_copy(
  _ text: axt_text, _ range: axt_range, _ utf8: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ needed: UnsafeMutablePointer<UInt64>?
) -> axt_status {
  answer(needed) { () throws(Refusal) in
    let snapshot = try Snapshot(text)
    let buffer = try checked(utf8, capacity: capacity)
    let total = try checked(length)
    let range = try snapshot.range(range)
    for number in range.start.section...range.end.section {
      if let need = snapshot.document.need(ofSection: number) { throw Refusal(need) }
    }
    let walker = TextWalker(at: try snapshot.element(at: range.start))
    guard let copied = walker.text(in: range) else { throw Refusal(AXT_NONE) }
    total.pointee = copied.utf8.count
    guard copied.utf8.count <= buffer.count else { throw Refusal(AXT_BUFFER_TOO_SMALL) }
    for (index, byte) in copied.utf8.enumerated() { buffer[index] = CChar(bitPattern: byte) }
  }
}
