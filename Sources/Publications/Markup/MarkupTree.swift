// SPDX-License-Identifier: Apache-2.0

/// An element with what is in it: for the small documents that describe a book.
struct MarkupTree: Sendable {
  let element: MarkupElement
  fileprivate(set) var nodes: [Node] = []

  enum Node: Sendable {
    case element(MarkupTree)
    case text(String)
  }

  /// The element's name in lower case, as an HTML parser would have it.
  let name: String
  init(_ element: MarkupElement) {
    self.element = element
    name = element.name.lowercased()
  }

  subscript(_ attribute: String) -> String? { element[attribute] }

  /// The elements directly below.
  var children: [MarkupTree] {
    nodes.compactMap { node in
      if case .element(let child) = node { child } else { nil }
    }
  }

  func children(_ name: String) -> [MarkupTree] { children.filter { $0.name == name } }
  func first(_ name: String) -> MarkupTree? { children.first { $0.name == name } }

  /// All elements of a name at any depth, in order.
  func descendants(_ name: String) -> [MarkupTree] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
  }

  /// All its text, with white space collapsed; pictures count as their description.
  var text: String { rawText.collapsed }

  private var rawText: String {
    nodes.map { node in
      switch node {
      case .text(let text): text
      case .element(let child): child.name == "img" ? child["alt"] ?? "" : child.rawText
      }
    }.joined()
  }

  /// Parses a document: as XML, and if it is not well-formed, as HTML.
  static func parse(_ bytes: [UInt8]) -> (root: MarkupTree?, fault: MarkupFault?) {
    let builder = MarkupTreeBuilder()
    let result = XMLParser.parse(bytes, handler: builder)
    guard let fault = result.fault else { return (builder.root, nil) }
    let repaired = MarkupTreeBuilder()
    HTMLParser.parse(HTMLInput(bytes), handler: repaired)
    return (repaired.root, fault)
  }
}

/// Builds a tree; elements nested too deep for a sane document are left out.
final class MarkupTreeBuilder: MarkupHandler {
  private var open: [MarkupTree] = []
  private var tooDeep = 0
  private(set) var root: MarkupTree?
  private static let deepest = 200

  var isDone: Bool { false }

  func start(_ element: MarkupElement) {
    if open.count < Self.deepest {
      open.append(MarkupTree(element))
    } else {
      tooDeep += 1
    }
  }

  func text(_ text: Span<UInt8>) {
    guard !open.isEmpty else { return }
    open[open.count - 1].nodes.append(.text(String(copying: text)))
  }

  func end(_ name: String) {
    if tooDeep > 0 {
      tooDeep -= 1
      return
    }
    guard let tree = open.popLast() else { return }
    if open.isEmpty {
      if root == nil { root = tree }
    } else {
      open[open.count - 1].nodes.append(.element(tree))
    }
  }
}

extension String {
  /// Copies bytes, repairing what is not UTF-8.
  init(copying bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
