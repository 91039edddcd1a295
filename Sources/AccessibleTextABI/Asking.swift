// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
public import CAccessibleText

/// Finds the unit around a place, as the header says.
@c @implementation
public func axt_text_unit(
  _ text: axt_text, _ position: axt_position, _ granularity: Int32, _ affinity: Int32,
  _ unit: UnsafeMutablePointer<axt_range>?, _ needed: UnsafeMutablePointer<UInt64>?
) -> axt_status {
  answer(needed) { () throws(Refusal) in
    let snapshot = try Snapshot(text)
    let result = try checked(unit)
    let granularity = try entry(granularity, of: HeaderOrder.granularities)
    let affinity = try entry(affinity, of: HeaderOrder.affinities)
    let position = try snapshot.position(position)
    let element = try snapshot.element(at: position, affinity)
    guard let unit = element.unit(granularity, at: position, affinity: affinity) else {
      if let need = element.layoutNeed, granularity == .line || granularity == .page {
        throw Refusal(need)
      }
      throw Refusal(AXT_NONE)
    }
    result.pointee = try snapshot.places(unit)
  }
}

/// Moves by units, as the header says.
@c @implementation
public func axt_text_move(
  _ text: axt_text, _ position: axt_position, _ granularity: Int32, _ count: Int64,
  _ edge: Int32, _ move: UnsafeMutablePointer<axt_move>?, _ needed: UnsafeMutablePointer<UInt64>?
) -> axt_status {
  answer(needed) { () throws(Refusal) in
    let snapshot = try Snapshot(text)
    let result = try checked(move)
    let granularity = try entry(granularity, of: HeaderOrder.granularities)
    let edge = try entry(edge, of: HeaderOrder.edges)
    let position = try snapshot.position(position)
    var walker = TextWalker(at: try snapshot.element(at: position))
    guard
      let move = walker.move(
        TextCaret(position), by: granularity, count < 0 ? .backward : .forward,
        count: Int(clamping: count.magnitude), to: edge)
    else {
      if let need = walker.need { throw Refusal(need) }
      let isKnown = walker.element.boundaries(of: granularity, in: walker.element.textRange) != nil
      throw Refusal(isKnown || granularity == .document ? AXT_END : AXT_NONE)
    }
    let affinity: Int = move.caret.affinity == .upstream ? AXT_UPSTREAM : AXT_DOWNSTREAM
    result.pointee = axt_move(
      position: try snapshot.place(move.caret.position), units: UInt64(move.units),
      pages: UInt64(move.pagesTurned), affinity: Int32(affinity))
  }
}

/// Finds an element, as the header says.
@c @implementation
public func axt_text_element(
  _ text: axt_text, _ position: axt_position, _ which: Int32,
  _ element: UnsafeMutablePointer<axt_element>?, _ needed: UnsafeMutablePointer<UInt64>?
) -> axt_status {
  answer(needed) { () throws(Refusal) in
    let snapshot = try Snapshot(text)
    let result = try checked(element)
    guard (AXT_PREVIOUS...AXT_NEXT).contains(Int(which)) else { throw Refusal(AXT_BAD_VALUE) }
    let here = try snapshot.element(at: try snapshot.position(position))
    guard Int(which) != AXT_HERE else {
      result.pointee = try snapshot.answer(here)
      return
    }
    let isNext = Int(which) == AXT_NEXT
    guard let neighbour = isNext ? here.next : here.previous else {
      throw here.need(beyond: isNext ? .forward : .backward).map { Refusal($0) }
        ?? Refusal(AXT_END)
    }
    result.pointee = try snapshot.answer(neighbour)
  }
}

extension Snapshot {
  /// An element as the header has it.
  fileprivate func answer(_ element: TextElement) throws(Refusal) -> axt_element {
    let page = element.page
    var flags = 0
    if element.traits.contains(.causesPageTurn) { flags |= AXT_CAUSES_PAGE_TURN }
    if element.joinToNext == .sameParagraph { flags |= AXT_JOINS_NEXT }
    if let page {
      flags |= AXT_HAS_PAGE
      if page.isNumberEstimated { flags |= AXT_PAGE_NUMBER_ESTIMATED }
    }
    let role = element.role.headerValues
    return axt_element(
      range: try places(element.textRange), page_number: UInt64(page?.number ?? 0),
      page_index: UInt32(page?.index ?? 0), role: role.role, level: role.level,
      flags: UInt32(flags))
  }
}
