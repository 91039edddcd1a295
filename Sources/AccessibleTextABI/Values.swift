// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
internal import CAccessibleText

/// The entry of a table that a number of the header stands for.
func entry<Value>(_ number: Int32, of table: [Value]) throws(Refusal) -> Value {
  guard table.indices.contains(Int(number)) else { throw Refusal(AXT_BAD_VALUE) }
  return table[Int(number)]
}

/// The values of the header's enumerations, in their order there.
enum HeaderOrder {
  static let units: [TextOffsetUnit] = [.utf8, .utf16, .scalar]
  static let layouts: [HostLayouts] = [.none, .pushed]
  static let granularities: [TextGranularity] = [
    .character, .word, .wordWithSpace, .spokenWord, .sentence, .line, .paragraph, .page, .section,
    .document,
  ]
  static let affinities: [TextAffinity] = [.downstream, .upstream]
  static let edges: [TextUnitEdge] = [.start, .end]
  static let directions: [WritingDirection?] = [nil, .leftToRight, .rightToLeft]
  static let joins: [TextJoin] = [.newParagraph, .sameParagraph]

  /// `nil` for headings, which have a level.
  static let roles: [TextRole?] = [
    .paragraph, nil, .listItem, .quotation, .verse, .tableCell, .caption, .image, .note, .aside,
    .code, .math, .separator, .tableOfContentsEntry,
  ]
}

extension axt_block {
  func textRole() throws(Refusal) -> TextRole {
    if let role = try entry(role, of: HeaderOrder.roles) { return role }
    guard (1...6).contains(level) else { throw Refusal(AXT_BAD_VALUE) }
    return .heading(level: Int(level))
  }
}

extension TextRole {
  /// The role and the level as the header has them.
  var headerValues: (role: Int32, level: Int32) {
    if case .heading(let level) = self {
      return (Int32(AXT_HEADING_ROLE), Int32(clamping: level))
    }
    return (Int32(HeaderOrder.roles.firstIndex(of: self) ?? AXT_PARAGRAPH_ROLE), 0)
  }
}

/// A snapshot of an open text, in the terms of the header.
struct Snapshot {
  let document: TextDocument
  let unit: TextOffsetUnit

  init(_ handle: axt_text) throws(Refusal) {
    let text = try OpenTexts.text(handle)
    document = text.document
    unit = text.unit
  }

  init(_ document: TextDocument, unit: TextOffsetUnit) {
    self.document = document
    self.unit = unit
  }

  /// The position at a place.
  func position(_ place: axt_position) throws(Refusal) -> TextPosition {
    guard place.version == 0 || document.space.isSpace(ofVersion: place.version) else {
      throw Refusal(AXT_FOREIGN)
    }
    guard let number = document.sectionNumber(ofKey: place.section) else {
      throw Refusal(AXT_UNKNOWN_KEY)
    }
    if let need = document.need(ofSection: number) { throw Refusal(need) }
    guard let section = document.section(number) else {
      throw Refusal(place.version == 0 ? AXT_OUT_OF_RANGE : AXT_STALE)
    }
    guard place.version == 0 || place.version == section.textRange.start.contentVersion else {
      throw Refusal(AXT_STALE)
    }
    let key = place.block == UInt64.max ? nil : place.block
    let found = document.position(
      at: HostPlace(
        section: place.section, block: key, offset: Int(clamping: place.offset), unit: unit))
    let isKnown = key == nil || section.blocks.contains { $0.key == key }
    return try found.value(orElse: isKnown ? AXT_OUT_OF_RANGE : AXT_UNKNOWN_KEY)
  }

  /// The range between two places.
  func range(_ range: axt_range) throws(Refusal) -> TextRange {
    let (start, end) = (try position(range.start), try position(range.end))
    guard let range = TextRange(start, end) else { throw Refusal(AXT_STALE) }
    return range
  }

  /// The place of a position.
  func place(_ position: TextPosition) throws(Refusal) -> axt_position {
    guard let place = document.place(of: position, in: unit) else { throw Refusal(AXT_STALE) }
    return axt_position(
      section: place.section, block: place.block ?? .max, offset: UInt64(place.offset),
      version: position.contentVersion)
  }

  /// The places of a range.
  func places(_ range: TextRange) throws(Refusal) -> axt_range {
    axt_range(start: try place(range.start), end: try place(range.end))
  }

  /// The element that holds a position.
  func element(
    at position: TextPosition, _ affinity: TextAffinity = .downstream
  ) throws(Refusal) -> TextElement {
    guard let element = document.element(at: position, affinity: affinity) else {
      throw Refusal(AXT_NONE)
    }
    return element
  }
}
