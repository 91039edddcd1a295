// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
public import CAccessibleText

/// Opens a text, as the header says.
@c @implementation
public func axt_text_create(
  _ offset_unit: Int32, _ layouts: Int32, _ text: UnsafeMutablePointer<axt_text>?
) -> axt_status {
  answer { () throws(Refusal) in
    let result = try checked(text)
    result.pointee = OpenTexts.open(
      OpenText(
        unit: try entry(offset_unit, of: HeaderOrder.units),
        layouts: try entry(layouts, of: HeaderOrder.layouts)))
  }
}

/// Names sections, as the header says.
@c @implementation
public func axt_text_append_sections(
  _ text: axt_text, _ keys: UnsafePointer<UInt64>?, _ count: Int
) -> axt_status {
  answer { () throws(Refusal) in
    let text = try OpenTexts.text(text)
    let keys = Array(try checked(keys, count: count))
    guard Set(keys).count == keys.count else { throw Refusal(AXT_KEY_USED_TWICE) }
    try text.change { host throws(HostTextError) in
      let document = host.document
      if let known = keys.first(where: { document.sectionNumber(ofKey: $0) != nil }) {
        throw .sectionKeyUsedTwice(known)
      }
      guard document.sectionCount + keys.count <= UInt32.max else { throw .tooManySections }
      for key in keys { try host.appendSection(key) }
    }
  }
}

/// Takes the blocks of a section, as the header says.
@c @implementation
public func axt_text_push_section(
  _ text: axt_text, _ section: UInt64, _ blocks: UnsafePointer<axt_block>?, _ count: Int,
  _ block_size: Int, _ version: UnsafeMutablePointer<UInt64>?
) -> axt_status {
  answer { () throws(Refusal) in
    let text = try OpenTexts.text(text)
    try check(block_size, isSizeOf: axt_block.self)
    let version = try checkedIfGiven(version)
    let content = try content(of: try checked(blocks, count: count))
    let made = try text.change { host throws(HostTextError) in
      try host.push(content, for: section)
      let document = host.document
      return document.sectionNumber(ofKey: section).flatMap { document.section($0) }?.textRange
        .start.contentVersion
    }
    if let version, let made { version.pointee = made }
  }
}

private func content(
  of blocks: UnsafeBufferPointer<axt_block>
) throws(Refusal) -> SectionContent {
  var builder = SectionBuilder()
  for block in blocks {
    let text = try bytes(of: block.text)
    let language = try bytes(of: block.language)
    guard text.span.isValidUTF8, language.span.isValidUTF8 else {
      throw Refusal(AXT_INVALID_UTF8)
    }
    guard !text.span.holdsLineEnd else { throw Refusal(AXT_BAD_VALUE) }
    builder.openBlock(
      try block.textRole(),
      language: TextLanguage(String(decoding: language, as: UTF8.self)),
      writingDirection: try entry(block.direction, of: HeaderOrder.directions),
      join: try entry(block.continues, of: HeaderOrder.joins),
      key: block.key == .max ? nil : block.key)
    builder.append(utf8: text.span)
  }
  return builder.finish()
}

extension Span<UInt8> {
  /// Whether there is a line end that is not the one inside a block: LF, CR or U+2029.
  fileprivate var holdsLineEnd: Bool {
    for index in 0..<count {
      switch self[index] {
      case 0x0A, 0x0D: return true
      case 0xA9 where index > 1 && self[index - 1] == 0x80 && self[index - 2] == 0xE2: return true
      default: break
      }
    }
    return false
  }
}

/// Ends a text, as the header says.
@c @implementation
public func axt_text_free(_ text: axt_text) -> axt_status {
  answer { () throws(Refusal) in try OpenTexts.close(text) }
}
