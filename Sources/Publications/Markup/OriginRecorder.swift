// SPDX-License-Identifier: Apache-2.0

/// Follows a walk through a document and notes which piece of its text became which of the section's.
final class OriginRecorder {
  private(set) var origins = SectionOrigins()
  private var open: [OpenElement] = []

  private struct OpenElement {
    let node: Int
    var children = 0
    /// How many UTF-16 units the text since the last child has.
    var utf16 = 0

    /// The step of the text after the children so far: texts are odd, elements even.
    var textStep: Int { children * 2 + 1 }
  }

  /// Forgets all, because the document is read anew.
  func restart() {
    origins = SectionOrigins()
    open = []
  }

  func start(_ element: MarkupElement) {
    // The root has no step: a path starts at its children.
    var node = -1
    if let parent = open.indices.last {
      open[parent].children += 1
      open[parent].utf16 = 0
      node = origins.addNode(
        parent: open[parent].node, step: open[parent].children * 2, id: element["id"])
    }
    open.append(OpenElement(node: node))
  }

  func end() { _ = open.popLast() }

  /// A text is read, and goes into the section piece by piece.
  ///
  /// - Parameter write: Writes a piece that is all white space or has none, and answers with how
  ///   long the section then is, in UTF-8 code units.
  func text(_ text: Span<UInt8>, write: (Span<UInt8>) -> Int?) {
    guard let current = open.indices.last else { return }
    var index = 0
    while index < text.count {
      let isSpace = text[index].isMarkupSpace
      var end = index + 1
      while end < text.count, text[end].isMarkupSpace == isSpace { end += 1 }
      let piece = text.extracting(index..<end)
      if let count = write(piece), !isSpace {
        origins.addText(
          count - piece.count..<count, node: open[current].node, step: open[current].textStep,
          utf16: open[current].utf16, utf16Count: piece.utf16Count)
      }
      open[current].utf16 += piece.utf16Count
      index = end
    }
  }

  /// An element that has just started is an object of the section, or labels of one.
  func object(_ range: Range<Int>) {
    guard let node = open.last?.node, !range.isEmpty else { return }
    origins.addObject(range, node: node)
  }
}

extension Span<UInt8> {
  /// How many UTF-16 units a text of valid UTF-8 has.
  fileprivate var utf16Count: Int {
    var units = 0
    for index in 0..<count where self[index] & 0xC0 != 0x80 { units += self[index] >= 0xF0 ? 2 : 1 }
    return units
  }
}
