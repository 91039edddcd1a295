// SPDX-License-Identifier: Apache-2.0
import CXML2

/// The named entities of one XML document: those of HTML, and those it declares as plain text.
///
/// Nothing is ever loaded from outside, and what a document's own entities may add to its text is
/// bounded, so that entities made of entities cannot grow without end.
struct MarkupEntities {
  private var declared: [String: String] = [:]
  private var unread: Set<String> = []
  private var budget = 1 << 20
  private static let longest = 4096

  /// Notes an entity that the document declares.
  mutating func declare(_ name: String, content: String?) {
    guard declared[name] == nil, !unread.contains(name) else { return }
    guard let content, !content.utf8.contains(UInt8(ascii: "<")), let text = expanded(content)
    else {
      unread.insert(name)
      return
    }
    declared[name] = text
  }

  /// What stands for an entity in the text; `nil` if it cannot be read.
  mutating func text(of name: String) -> String? {
    if let text = declared[name] {
      guard text.utf8.count <= budget else { return nil }
      budget -= text.utf8.count
      return text
    }
    return unread.contains(name) ? nil : Self.html(name)
  }

  /// Whether the document declares an entity that is left out: an external or an endless one.
  func isLeftOut(_ name: String) -> Bool { unread.contains(name) || declared[name] != nil }

  /// An attribute's value with its entities replaced.
  mutating func decoded(_ value: String) -> String {
    Self.expand(value, limit: .max) { $0 == "#38" ? "&" : text(of: $0) } ?? value
  }

  private func expanded(_ content: String) -> String? {
    Self.expand(content, limit: Self.longest) { declared[$0] ?? Self.html($0) }
  }

  private static func html(_ name: String) -> String? {
    guard let entity = htmlEntityLookup(name),
      let scalar = Unicode.Scalar(entity.pointee.value)
    else { return nil }
    return String(scalar)
  }

  /// Replaces references once; `nil` if the text gets longer than the limit.
  private static func expand(
    _ text: String, limit: Int, _ lookup: (String) -> String?
  ) -> String? {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text.utf8.count > limit ? nil : text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.firstIndex(of: ";"),
        let replacement = lookup(String(rest[..<end].dropFirst()))
      {
        result += replacement
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
      guard result.utf8.count <= limit else { return nil }
    }
    result += rest
    return result.utf8.count > limit ? nil : result
  }
}
