// SPDX-License-Identifier: Apache-2.0

/// Where each piece of a section's text is in the document it was read from: what a canonical
/// fragment identifier is made of.
///
/// *Law: the source text of each piece is the section's text of it, white space aside.*
///
/// Source: EPUB Canonical Fragment Identifiers 1.1, "Child references" and "Character offset".
package struct SectionOrigins: Sendable {
  /// The pieces, in the order of the section.
  package private(set) var pieces: [Piece] = []
  private(set) var nodes: [Node] = []
  /// The element of each id; of several with one id, the first.
  private(set) var nodesByID: [String: Int] = [:]

  /// A piece of a section's text that is one piece of the document's.
  package struct Piece: Hashable, Sendable {
    /// Where it is in the section, in UTF-8 code units.
    package fileprivate(set) var utf8: Range<Int>
    /// Where it starts in its text node, in UTF-16 code units; `nil` for an object, which is an
    /// element.
    package let utf16: Int?
    let node: Int
    let textStep: Int
    /// Where it ends in its text node.
    fileprivate var utf16End: Int
  }

  struct Node: Sendable {
    let parent: Int
    let step: Int
    let id: String?
  }

  /// A step of the path to a piece, from the children of the document's root on.
  package struct Step: Hashable, Sendable {
    /// Even for an element, odd for the text between two.
    package let index: Int
    /// The id of the element, which a path may assert.
    package let id: String?
  }

  /// The path to the node that a piece is in.
  package func path(of piece: Piece) -> [Step] {
    path(ofNode: piece.node)
      + (piece.utf16 == nil ? [] : [Step(index: piece.textStep, id: nil)])
  }

  /// The path to an element.
  func path(ofNode node: Int) -> [Step] {
    var path: [Step] = []
    var node = node
    while node >= 0 {
      path.append(Step(index: nodes[node].step, id: nodes[node].id))
      node = nodes[node].parent
    }
    return path.reversed()
  }

  mutating func addNode(parent: Int, step: Int, id: String?) -> Int {
    if let id, nodesByID[id] == nil { nodesByID[id] = nodes.count }
    nodes.append(Node(parent: parent, step: step, id: id))
    return nodes.count - 1
  }

  /// Adds a text; where it goes on with the one before it, with one white space between, the two
  /// are one piece.
  mutating func addText(_ utf8: Range<Int>, node: Int, step: Int, utf16: Int, utf16Count: Int) {
    if let last = pieces.last, last.node == node, last.textStep == step, last.utf16 != nil,
      last.utf8.upperBound + (utf16 - last.utf16End) == utf8.lowerBound,
      utf16 - last.utf16End <= 1
    {
      pieces[pieces.count - 1].utf8 = last.utf8.lowerBound..<utf8.upperBound
      pieces[pieces.count - 1].utf16End = utf16 + utf16Count
    } else {
      pieces.append(
        Piece(
          utf8: utf8, utf16: utf16, node: node, textStep: step, utf16End: utf16 + utf16Count))
    }
  }

  mutating func addObject(_ utf8: Range<Int>, node: Int) {
    pieces.append(Piece(utf8: utf8, utf16: nil, node: node, textStep: 0, utf16End: 0))
  }
}
