// SPDX-License-Identifier: Apache-2.0

/// What follows a markup document as it is parsed, from its first tag to its last.
///
/// Elements are balanced: each start has its end.
protocol MarkupHandler: AnyObject {
  func start(_ element: MarkupElement)
  func text(_ text: Span<UInt8>)
  func end(_ name: String)
  /// Whether nothing more is wanted, so that parsing can stop.
  var isDone: Bool { get }
}

/// A start tag.
struct MarkupElement: Sendable {
  /// The local name; in HTML in lower case.
  let name: String
  let attributes: [Attribute]
  let line: Int

  /// An attribute, named `name`, or with the prefix `xml:`, `epub:`, `xlink:` or `ssml:`.
  struct Attribute: Sendable {
    let name: String
    let value: String
  }

  subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The words of an attribute that holds a list.
  func words(_ name: String) -> [Substring] {
    self[name]?.split(whereSeparator: \.isWhitespace) ?? []
  }

  /// Whether a word is in an attribute that holds a list.
  func hasWord(_ word: String, in name: String) -> Bool {
    guard let list = self[name] else { return false }
    return list == word
      || list.utf8.split(whereSeparator: \.isMarkupSpace).contains { $0.elementsEqual(word.utf8) }
  }

  /// The language it declares for its content.
  var language: String? { self["xml:lang"] ?? self["lang"] }
}

/// Something wrong in a document, and its line.
struct MarkupFault: Error {
  let line: Int
  let message: String
}
